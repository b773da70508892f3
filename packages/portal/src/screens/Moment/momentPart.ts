import type { Location, Moment } from '@netportal/contract'
import { formatDateTime } from '@netportal/format'
import type { TableState } from '@netportal/ui'

/** What every part of a page needs that shows a moment. */
export interface MomentPartProps {
  location: Location
  /** null for the shape of what comes. */
  moment: Moment | null
  table: TableState
  onTableChange: (state: TableState) => void
  /** Addresses of other pages at the same moment. */
  ssidsTo: string
  ticketsTo: string
}

/** Names a file after what is in it, where and when: it must not be taken for one of now. */
export function momentFileName(
  what: string,
  { location, moment }: Pick<MomentPartProps, 'location' | 'moment'>,
): string {
  return `${what}-${location.name}-${formatDateTime(moment?.at, location.timezone)}.csv`
}

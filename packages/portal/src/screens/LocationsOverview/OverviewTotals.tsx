import { FigureStrip, FigureStripSkeleton } from '@netportal/ui'
import type { FigureName } from './figures.ts'
import type { OverviewTotals } from './totals.ts'

export interface TotalsProps {
  /** null until every location has settled. */
  totals: OverviewTotals | null
  /** Says what there is to say of the total of a figure. */
  noteOf: (name: FigureName) => string | null
  onShowOfflineDevices: () => void
  onShowOpenTickets: () => void
}

/** Sums over all locations. Specification §2 "Locations Overview". */
export function Totals({ totals, noteOf, onShowOfflineDevices, onShowOpenTickets }: TotalsProps) {
  if (totals === null) return <FigureStripSkeleton />
  const { online, offline, clients, openTickets } = totals
  return (
    <FigureStrip
      figures={[
        { label: 'Online Devices', value: online, note: noteOf('devices') },
        {
          label: 'Offline Devices',
          value: offline,
          tone: 'critical',
          note: noteOf('devices'),
          ...(isAny(offline) && { onSelect: onShowOfflineDevices }),
        },
        { label: 'Wireless Clients', value: clients, note: noteOf('clients') },
        {
          label: 'Open Tickets',
          value: openTickets,
          note: noteOf('openTickets'),
          ...(isAny(openTickets) && { onSelect: onShowOpenTickets }),
        },
      ]}
    />
  )
}

/** Nothing stands behind a zero. */
function isAny(total: number | null): boolean {
  return total !== null && total > 0
}

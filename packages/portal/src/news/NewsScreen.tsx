import { getHappenings, type Id, incidentLimits, listIncidents } from '@netportal/contract'
import { today, viewerZone } from '@netportal/format'
import { useExtra } from '../api/useExtra.ts'
import { useRemote } from '../api/useRemote.ts'
import { useDetailAddress, useDetailTable } from '../shared/address/useDetailAddress.ts'
import { HappeningsModalView, type HappeningsModalViewProps } from './HappeningsModalView.tsx'
import { type HappeningKind, happeningKinds, NewsView } from './NewsView.tsx'
import { useLastLook } from './useLastLook.ts'

export interface NewsScreenProps {
  /** Whose look it is: their e-mail address, '' where the API does not tell it. */
  person: string
  /** Epoch milliseconds. */
  nowMs: number
  /** Whose news an administrator asks for as they see it. @default all that the reader may see */
  customerId?: Id | undefined
}

/** News of all locations, for an API that announces incidents. */
export function NewsScreen({ person, nowMs, customerId }: NewsScreenProps) {
  const whose = customerId === undefined ? {} : { customer_id: customerId }
  const sinceMs = useLastLook(person, nowMs)
  const happenings = useRemote(getHappenings, {
    query: { ...whose, since: new Date(sinceMs).toISOString() },
  })
  const incidents = useRemote(listIncidents, {
    query: { ...whose, state: 'open', limit: incidentLimits.pageMax },
  })
  const { detail, showDetail, closeDetail } = useDetailAddress(happeningKinds)
  return (
    <>
      <NewsView
        sinceMs={sinceMs}
        zone={viewerZone()}
        nowMs={nowMs}
        happenings={happenings}
        incidents={incidents}
        hasMonths={useExtra('comparison') === 'announced'}
        hasHistory={useExtra('incident-history') === 'announced'}
        onShow={showDetail}
      />
      {detail !== null && happenings.status === 'ready' && (
        <HappeningsModal
          happenings={happenings.data}
          kind={detail}
          date={today(new Date(nowMs))}
          onClose={closeDetail}
        />
      )}
    </>
  )
}

interface HappeningsModalProps extends Omit<HappeningsModalViewProps, 'table' | 'onTableChange'> {
  /** The kind that was asked for: it sorts the table. */
  kind: HappeningKind
}

function HappeningsModal({ kind, ...props }: HappeningsModalProps) {
  const table = useDetailTable({ sort: { columnId: kind, direction: 'descending' } })
  return <HappeningsModalView {...props} table={table.state} onTableChange={table.onStateChange} />
}

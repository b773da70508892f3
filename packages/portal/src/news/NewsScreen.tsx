import { getHappenings, incidentLimits, listIncidents } from '@netportal/contract'
import { today, viewerZone } from '@netportal/format'
import { useCallback, useState } from 'react'
import { useExtra } from '../api/useExtra.ts'
import { useRemote } from '../api/useRemote.ts'
import { HappeningsModalView } from './HappeningsModalView.tsx'
import { type HappeningKind, NewsView } from './NewsView.tsx'
import { useLastLook } from './useLastLook.ts'

export interface NewsScreenProps {
  /** Whose look it is: their e-mail address, '' where the API does not tell it. */
  person: string
  /** Epoch milliseconds. */
  nowMs: number
}

/** News of all locations, for an API that announces incidents. */
export function NewsScreen({ person, nowMs }: NewsScreenProps) {
  const sinceMs = useLastLook(person, nowMs)
  const happenings = useRemote(getHappenings, { query: { since: new Date(sinceMs).toISOString() } })
  const incidents = useRemote(listIncidents, {
    query: { state: 'open', limit: incidentLimits.pageMax },
  })
  const [shown, show] = useState<HappeningKind | null>(null)
  const close = useCallback(() => show(null), [])
  return (
    <>
      <NewsView
        sinceMs={sinceMs}
        zone={viewerZone()}
        nowMs={nowMs}
        happenings={happenings}
        incidents={incidents}
        hasHistory={useExtra('incident-history') === 'announced'}
        onShow={show}
      />
      {shown !== null && happenings.status === 'ready' && (
        <HappeningsModalView
          happenings={happenings.data}
          kind={shown}
          date={today(new Date(nowMs))}
          onClose={close}
        />
      )}
    </>
  )
}

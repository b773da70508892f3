import { getProfile, offeredReportTypes, type UserProfile } from '@netportal/contract'
import { viewerZone } from '@netportal/format'
import { type ReactNode, useState } from 'react'
import { useRemote } from '../../api/useRemote.ts'
import { useAddress } from '../../shared/address/address.tsx'
import { failedRemote, type Needed } from '../../shared/remote.ts'
import { HistoryTab } from './history/HistoryTab.tsx'
import { OnDemandTab } from './onDemand/OnDemandTab.tsx'
import { ReportsSkeleton } from './ReportsSkeleton.tsx'
import { type ReportsTab, ReportsView } from './ReportsView.tsx'
import { keepDraft, type ReportsDraft, takeDraft } from './reportsDraft.ts'
import { SchedulesTab } from './scheduled/SchedulesTab.tsx'
import { type Viewer, viewerOf } from './viewer.ts'

/** The open tab stands in the address; what it shows depends on who looks. */
export function ReportsScreen() {
  const { query, replace } = useAddress()
  const profile = useRemote(getProfile, {})
  const tab = readTab(query.get('tab'))
  const open = (next: ReportsTab) => {
    // The rest of the address belongs to the tab that is left.
    replace(() => ({ query: new URLSearchParams(next === 'on-demand' ? {} : { tab: next }) }))
  }
  return (
    <ReportsView
      tab={tab}
      onTabChange={open}
      content={profile.status === 'ready' ? contentOf(tab, profile.data) : profile}
      skeleton={<ReportsSkeleton tab={tab} viewerZone={viewerZone()} />}
    />
  )
}

function contentOf(tab: ReportsTab, profile: UserProfile): Needed<ReactNode> {
  const viewer = viewerOf(profile)
  if (viewer === null && tab !== 'on-demand') {
    return failedRemote('Your account does not belong to a customer.')
  }
  return { status: 'ready', data: <OpenTab tab={tab} profile={profile} viewer={viewer} /> }
}

interface OpenTabProps {
  tab: ReportsTab
  profile: UserProfile
  /** Null sees the on-demand reports alone. */
  viewer: Viewer | null
}

function OpenTab({ tab, profile, viewer }: OpenTabProps) {
  const [draft] = useState(() => takeDraft(profile))
  const keep = (draft: ReportsDraft) => keepDraft(profile, draft)
  if (tab === 'on-demand' || viewer === null) {
    return (
      <OnDemandTab
        types={offeredReportTypes(profile.extras)}
        draft={draft?.form === 'report' ? draft : null}
        onLeave={keep}
      />
    )
  }
  return tab === 'scheduled' ? (
    <SchedulesTab
      viewer={viewer}
      draft={draft?.form === 'schedule' ? draft : null}
      onLeave={keep}
    />
  ) : (
    <HistoryTab viewer={viewer} />
  )
}

function readTab(text: string | null): ReportsTab {
  return text === 'scheduled' || text === 'history' ? text : 'on-demand'
}

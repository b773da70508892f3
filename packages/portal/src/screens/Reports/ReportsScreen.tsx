import { getProfile, type UserProfile } from '@netportal/contract'
import { StateMessage } from '@netportal/ui'
import { useState } from 'react'
import { useRemote } from '../../api/useRemote.ts'
import { useAddress } from '../../shared/address/address.tsx'
import { RemoteState } from '../../shared/page/RemoteState.tsx'
import { HistoryTab } from './history/HistoryTab.tsx'
import { OnDemandTab } from './onDemand/OnDemandTab.tsx'
import { type ReportsTab, ReportsView } from './ReportsView.tsx'
import { keepDraft, type ReportsDraft, takeDraft } from './reportsDraft.ts'
import { SchedulesTab } from './scheduled/SchedulesTab.tsx'
import { viewerOf } from './viewer.ts'

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
    <ReportsView tab={tab} onTabChange={open}>
      {profile.status === 'ready' ? (
        <OpenTab tab={tab} profile={profile.data} />
      ) : (
        <RemoteState remote={profile} loadingText="Loading..." />
      )}
    </ReportsView>
  )
}

function OpenTab({ tab, profile }: { tab: ReportsTab; profile: UserProfile }) {
  const [draft] = useState(() => takeDraft(profile))
  const keep = (draft: ReportsDraft) => keepDraft(profile, draft)
  if (tab === 'on-demand') {
    return <OnDemandTab draft={draft?.form === 'report' ? draft : null} onLeave={keep} />
  }
  const viewer = viewerOf(profile)
  if (viewer === null) {
    return <StateMessage state="error">Your account does not belong to a customer.</StateMessage>
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

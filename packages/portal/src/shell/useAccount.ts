import { getLocationSummary, getProfile } from '@netportal/contract'
import { useMatch } from 'react-router-dom'
import { useExtra } from '../api/useExtra.ts'
import { useRemote } from '../api/useRemote.ts'
import { signOut } from '../auth/signOut.ts'
import { incidentMailsPath } from '../shared/domain/incidentMailsPath.ts'
import { monthPath } from '../shared/domain/monthPath.ts'
import { mainLink } from './mainLink.ts'
import type { Account } from './NavBarView.tsx'
import { viewerText } from './viewerText.ts'

/** Returns what the shell tells and offers to the person who is signed in. */
export function useAccount(): Account {
  const locationId = useMatch('/locations/:locationId/*')?.params.locationId
  const summary = useRemote(getLocationSummary, {})
  const profile = useRemote(getProfile, {})
  const total = summary.status === 'ready' ? summary.data.total_locations : undefined
  return {
    mainLink: mainLink(locationId, total),
    viewer: profile.status === 'ready' ? viewerText(profile.data) : null,
    mailsLink: useExtra('incident-mails') === 'announced' ? incidentMailsPath : null,
    monthLink: useExtra('comparison') === 'announced' ? monthPath : null,
    onSignOut: signOut,
  }
}

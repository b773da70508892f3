import { getLocationSummary, getProfile } from '@netportal/contract'
import { useExtra } from '../api/useExtra.ts'
import { useRemote } from '../api/useRemote.ts'
import { useNow } from '../shared/useNow.ts'
import { NewsScreen } from './NewsScreen.tsx'

/** Ages are counted in minutes. */
const ageMs = 60_000

/** News for somebody with one location, who is led past the overview; nothing for anybody else. */
export function OnlyLocationNews() {
  const hasIncidents = useExtra('incidents') === 'announced'
  const summary = useRemote(getLocationSummary, {})
  const profile = useRemote(getProfile, {})
  const nowMs = useNow(ageMs)
  const isOnly = summary.status === 'ready' && summary.data.total_locations === 1
  if (!hasIncidents || !isOnly || profile.status !== 'ready') return null
  return <NewsScreen person={profile.data.email || ''} nowMs={nowMs} />
}

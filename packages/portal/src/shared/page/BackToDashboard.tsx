import { paths } from '../../paths.ts'
import { BackLink } from './BackLink.tsx'

/** Leads from a page that is about several locations to the dashboard. */
export function BackToDashboard() {
  return <BackLink to={paths.dashboard}>Back to Dashboard</BackLink>
}

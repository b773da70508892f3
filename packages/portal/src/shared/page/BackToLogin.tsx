import { ArrowLeft } from 'lucide-react'
import { paths } from '../../paths.ts'
import { PortalLink } from './RouterLink.ts'

/** Leads from the pages for a lost password to where one signs in. */
export function BackToLogin() {
  return (
    <PortalLink to={paths.login}>
      <ArrowLeft />
      <span>Back to Login</span>
    </PortalLink>
  )
}

import { extras, getProfile } from '@netportal/contract'
import type { Services } from '../services.ts'

/** Administrators see all customers: mails about all of them would help nobody. */
const adminExtras = extras.filter((extra) => extra !== 'incident-mails')

export function userRoutes({ route, config }: Services): void {
  route(getProfile, async ({ viewer }) => ({
    role: viewer.role,
    customer_company_id: viewer.companyId,
    email: viewer.email,
    customer_company_name: viewer.companyName,
    ...(!config.hideExtras && { extras: viewer.role === 'admin' ? adminExtras : [...extras] }),
  }))
}

import { getProfile } from '@netportal/contract'
import type { Services } from '../services.ts'

/** Groups of calls beyond the specification that this server has. */
const extras = [
  'incidents',
  'incident-history',
  'moments',
  'overview',
  'grouped-timeline',
  'ticket-network',
  'rooms',
] as const

/** Administrators see all customers: mails about all of them would help nobody. */
const customerExtras = [...extras, 'incident-mails'] as const

export function userRoutes({ route, config }: Services): void {
  route(getProfile, async ({ viewer }) => ({
    role: viewer.role,
    customer_company_id: viewer.companyId,
    email: viewer.email,
    customer_company_name: viewer.companyName,
    ...(!config.hideExtras && { extras: [...(viewer.role === 'admin' ? extras : customerExtras)] }),
  }))
}

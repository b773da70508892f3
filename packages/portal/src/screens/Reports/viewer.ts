import type { Id, UserProfile } from '@netportal/contract'

/** Who looks at the reports, and so which calls bring them. Specification §6. */
export type Viewer =
  | { role: 'admin'; profile: UserProfile }
  | { role: 'customer'; customerId: Id; profile: UserProfile }

/** @returns null for somebody who is no administrator and works for no company */
export function viewerOf(profile: UserProfile): Viewer | null {
  if (profile.role === 'admin') return { role: 'admin', profile }
  const customerId = profile.customer_company_id
  return customerId === null || customerId === undefined
    ? null
    : { role: 'customer', customerId, profile }
}

import type { UserProfile } from '@netportal/contract'
import { isolate } from '@netportal/format'

/** Says who is signed in: the role, and the company where it is known. */
export function viewerText({ role, customer_company_name }: UserProfile): string {
  const roleText = role === 'admin' ? 'Administrator' : 'Customer'
  return customer_company_name ? `${roleText}, ${isolate(customer_company_name)}` : roleText
}

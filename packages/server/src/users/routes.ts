import { getProfile } from '@netportal/contract'
import type { Services } from '../services.ts'

export function userRoutes({ route }: Services): void {
  route(getProfile, async ({ viewer }) => ({
    role: viewer.role,
    customer_company_id: viewer.companyId,
    email: viewer.email,
    customer_company_name: viewer.companyName,
  }))
}

import { type Customer, listCustomers } from '@netportal/contract'
import type { Services } from '../services.ts'

export function customerRoutes({ route, db }: Services): void {
  route(listCustomers, async () => {
    const { rows } = await db.query<Customer>(
      'select id, name as company_name from companies order by lower(name), id',
    )
    return rows
  })
}

import { listDevices } from '@netportal/contract'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { listDevices as selectDevices } from './queries.ts'

export function deviceRoutes({ route, db }: Services): void {
  route(listDevices, async ({ viewer, params }) => {
    const location = await requireLocation(db, viewer, params.id)
    return selectDevices(db, viewer, location.id)
  })
}

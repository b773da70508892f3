import { getLocation, getLocationSummary, listLocations } from '@netportal/contract'
import type { Services } from '../services.ts'
import { countLocations, requireLocation, listLocations as selectLocations } from './queries.ts'

export function locationRoutes({ route, db }: Services): void {
  route(getLocationSummary, async ({ viewer }) => ({
    total_locations: await countLocations(db, viewer),
  }))
  route(listLocations, ({ viewer }) => selectLocations(db, viewer))
  route(getLocation, ({ viewer, params }) => requireLocation(db, viewer, params.id))
}

import { getLocation, getLocationSummary, getOverview, listLocations } from '@netportal/contract'
import { viewAs } from '../customers/viewAs.ts'
import { pageLinks } from '../http/pageLinks.ts'
import type { Services } from '../services.ts'
import { readOverview } from './overview.ts'
import {
  countLocations,
  noDataSince,
  requireLocation,
  listLocations as selectLocations,
} from './queries.ts'

export function locationRoutes({ route, db, clock, config }: Services): void {
  route(getLocationSummary, async ({ viewer }) => ({
    total_locations: await countLocations(db, viewer),
  }))
  route(listLocations, ({ viewer }) => selectLocations(db, viewer))
  route(getLocation, async ({ viewer, params }) => {
    const location = await requireLocation(db, viewer, params.id)
    return { ...location, no_data_since: await noDataSince(db, location.id, clock()) }
  })
  if (config.hideExtras) return

  route(getOverview, async ({ viewer: caller, query }) => {
    const viewer = await viewAs(db, caller, query.customer_id)
    const count = await countLocations(db, viewer)
    return {
      count,
      ...pageLinks(getOverview, {}, query, count),
      results: await readOverview(db, viewer, { ...query, now: clock() }),
    }
  })
}

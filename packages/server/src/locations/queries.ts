import { incidentLimits, type Location } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/errors.ts'
import { readId } from '../http/ids.ts'

const columns = 'locations.id, locations.name, timezone, company_id as customer_id'

/** The viewer's locations, by name. */
export async function listLocations(db: Database, viewer: Viewer): Promise<Location[]> {
  const { rows } = await db.query<Location>(
    `select ${columns} from locations where ${isVisible} order by lower(locations.name), id`,
    scope(viewer),
  )
  return rows
}

export async function countLocations(db: Database, viewer: Viewer): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) from locations where ${isVisible}`,
    scope(viewer),
  )
  return rows[0]?.count ?? 0
}

/**
 * One of the viewer's locations.
 * @param id as it stands in the path
 * @throws HttpError 404 when there is none, or it is not the viewer's
 */
export async function requireLocation(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<Location & { id: number }> {
  const locationId = readId(id)
  if (locationId === null) throw notFound()
  const { rows } = await db.query<Location & { id: number }>(
    `select ${columns} from locations where ${isVisible} and locations.id = $3`,
    [...scope(viewer), locationId],
  )
  const [location] = rows
  if (!location) throw notFound()
  return location
}

/** Since when nothing was delivered about a location, when that is too long to know its state; else null. */
export async function noDataSince(
  db: Database,
  locationId: number,
  now: Date,
): Promise<string | null> {
  const { rows } = await db.query<{ heard_at: string }>(
    'select heard_at from incident_locations where location_id = $1 and heard_at < $2',
    [locationId, new Date(now.getTime() - incidentLimits.quietMs)],
  )
  return rows[0]?.heard_at ?? null
}

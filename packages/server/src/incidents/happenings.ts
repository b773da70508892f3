import type { Happenings, LocationHappenings } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'

/** Counts what happened at the viewer's locations after a moment, up to `now`. */
export async function readHappenings(
  db: Database,
  viewer: Viewer,
  since: Date,
  now: Date,
): Promise<Happenings> {
  const { rows } = await db.query<LocationHappenings>(
    `select locations.id as location_id, locations.name as location_name, went_down, came_back, calls
     from locations
     cross join lateral (
       select count(distinct device_id) as went_down from device_outages
       where location_id = locations.id and started_at > $3 and started_at <= $4
     ) as down
     cross join lateral (
       select count(distinct device_id) as came_back from device_outages
       where location_id = locations.id and ended_at > $3 and ended_at <= $4
     ) as back
     cross join lateral (
       select count(*) as calls from tickets
       where location_id = locations.id and opened_at > $3 and opened_at <= $4
     ) as called
     where ${isVisible} and went_down + came_back + calls > 0
     order by lower(locations.name), locations.id`,
    [...scope(viewer), since, now],
  )
  const sum = (name: 'went_down' | 'came_back' | 'calls') =>
    rows.reduce((total, row) => total + row[name], 0)
  return {
    since: since.toISOString(),
    went_down: sum('went_down'),
    came_back: sum('came_back'),
    calls: sum('calls'),
    locations: rows,
  }
}

import type { Happenings, LocationHappenings } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { isByRetirement } from '../devices/inService.ts'

/**
 * Counts what happened at the viewer's locations after a moment, up to `now`. Each kind is read once for all of them:
 * most locations have nothing to tell of a day, and a look at each would take most of the time.
 */
export async function readHappenings(
  db: Database,
  viewer: Viewer,
  since: Date,
  now: Date,
): Promise<Happenings> {
  const { rows } = await db.query<LocationHappenings>(
    `with down as (
       select location_id, count(*) as went_down from (
         select distinct location_id, device_id
         from device_outages join locations on locations.id = location_id
         where ${isVisible} and started_at > $3 and started_at <= $4
       ) as devices group by location_id
     ), back as (
       select location_id, count(*) as came_back from (
         select distinct device_outages.location_id, device_id
         from device_outages join locations on locations.id = device_outages.location_id
         join devices on devices.id = device_id
         where ${isVisible} and ended_at > $3 and ended_at <= $4 and not ${isByRetirement}
       ) as devices group by location_id
     ), called as (
       select location_id, count(*) as calls
       from tickets join locations on locations.id = location_id
       where ${isVisible} and opened_at > $3 and opened_at <= $4
       group by location_id
     )
     select locations.id as location_id, locations.name as location_name,
       coalesce(went_down, 0) as went_down, coalesce(came_back, 0) as came_back,
       coalesce(calls, 0) as calls
     from locations
     left join down on down.location_id = locations.id
     left join back on back.location_id = locations.id
     left join called on called.location_id = locations.id
     where ${isVisible} and coalesce(went_down, came_back, calls) is not null
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

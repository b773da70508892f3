import type { ComparisonDays, WorstDevice, WorstDevices } from '@netportal/contract'
import { addDays, startOfDay } from '@netportal/format'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'

interface Row extends Omit<WorstDevice, 'outages'> {
  id: number
  location_timezone: string
  count: number
}

/** The access points of the viewer's locations that were down for longest on some days, longest first. */
export async function readWorst(
  db: Database,
  viewer: Viewer,
  { first, last }: ComparisonDays,
  limit: number,
): Promise<Pick<WorstDevices, 'count' | 'results'>> {
  if (last === null) return { count: 0, results: [] }
  const { rows } = await db.query<Row>(
    `select devices.id, location_id, locations.name as location_name, timezone as location_timezone,
       mac_address as ap_mac_address, devices.name as device_name_api, offline_ms, days_down, count
     from (
       select device_id, sum(offline_ms)::bigint as offline_ms, count(*) as days_down,
         count(*) over () as count
       from device_days
       join devices on devices.id = device_id join locations on locations.id = location_id
       where ${isVisible} and day between $3::date and $4::date
       group by device_id order by offline_ms desc, device_id limit $5
     ) as worst
     join devices on devices.id = device_id join locations on locations.id = location_id
     order by offline_ms desc, devices.id`,
    [...scope(viewer), first, last, limit],
  )
  const outages = await countOutages(db, rows, { first, last })
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ id, count: _, ...device }) => ({
      ...device,
      outages: outages.get(id) ?? 0,
    })),
  }
}

/** Counts how often each went down on the days, by the clocks of its location. */
async function countOutages(
  db: Database,
  devices: readonly { id: number; location_timezone: string }[],
  { first, last }: { first: string; last: string },
): Promise<Map<number, number>> {
  const at = (day: string) =>
    devices.map((device) => new Date(startOfDay(day, device.location_timezone)))
  const { rows } = await db.query<{ id: number; outages: number }>(
    `select asked.id, count(*) as outages
     from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) as asked (id, from_at, until_at)
     join device_outages on device_id = asked.id and started_at >= from_at and started_at < until_at
     group by asked.id`,
    [devices.map(({ id }) => id), at(first), at(addDays(last, 1))],
  )
  return new Map(rows.map(({ id, outages }) => [id, outages]))
}

import { bounds, type DeviceDelivery, type IngestResult, type Judged } from '@netportal/contract'
import { noteLate, noteOther } from '../comparison/noteLate.ts'
import type { Database } from '../database/database.ts'
import { hearOf, tellLocations } from '../incidents/keep.ts'
import type { Delivery } from './delivery.ts'
import { distinctByKey, sift, takeIn, toResult } from './intake.ts'
import { findLocations, type Ids } from './lookups.ts'
import { latestSeen, seenFault } from './times.ts'
import { upsert } from './upsert.ts'

export function takeDevices(
  { companyId, now, write }: Delivery,
  judged: readonly Judged<DeviceDelivery>[],
): Promise<IngestResult> {
  const timely = sift(takeIn(judged), 'time_out_of_range', (item) =>
    seenFault(
      { first_discovered_at: item.first_discovered_at, last_seen_api: item.last_seen_api },
      now,
    ),
  )
  return write(async (db) => {
    const locations = await findLocations(
      db,
      companyId,
      timely.accepted.map(({ item }) => item),
    )
    const intake = sift(timely, 'unknown_location', (item) =>
      locations.has(item.location_external_id) ? null : 'location_external_id: not known',
    )
    const { items, replaced } = distinctByKey(intake, (item) => item.ap_mac_address, keepTimes)
    const moved = await findMoved(db, companyId, locations, items)
    await noteDiscovered(db, companyId, locations, items)
    const written = await upsert<DeviceDelivery>(
      db,
      {
        table: 'devices',
        key: ['company_id', 'mac_address'],
        columns: [
          { name: 'company_id', type: 'bigint', value: () => companyId },
          {
            name: 'location_id',
            type: 'bigint',
            value: (item) => locations.get(item.location_external_id),
          },
          { name: 'mac_address', type: 'text', value: (item) => item.ap_mac_address },
          { name: 'name', type: 'text', value: (item) => item.device_name_api },
          { name: 'model', type: 'text', value: (item) => item.model_api },
          { name: 'ip_address', type: 'text', value: (item) => item.ip_address_api },
          {
            name: 'first_discovered_at',
            type: 'timestamptz',
            value: (item) => item.first_discovered_at,
            keeps: { which: 'least', from: bounds.earliest },
          },
          {
            name: 'last_seen_at',
            type: 'timestamptz',
            value: (item) => item.last_seen_api,
            keeps: { which: 'greatest', until: latestSeen(now).toISOString() },
          },
        ],
      },
      items,
    )
    await tellLocations(db, moved, now)
    await noteOther(db, moved)
    await hearOf(db, locations.values(), now)
    return toResult(intake, written, replaced)
  })
}

/** The locations that access points are going to leave, and those that they come to: their histories go along. */
async function findMoved(
  db: Database,
  companyId: number,
  locations: Ids,
  items: readonly DeviceDelivery[],
): Promise<number[]> {
  const { rows } = await db.query<{ left: number; entered: number }>(
    `select location_id as left, entered
     from unnest($2::text[], $3::bigint[]) as item (mac, entered)
     join devices on company_id = $1 and mac_address = mac and location_id <> entered`,
    [
      companyId,
      items.map((item) => item.ap_mac_address),
      items.map((item) => locations.get(item.location_external_id)),
    ],
  )
  return [...new Set(rows.flatMap((row) => [row.left, row.entered]))]
}

/** Notes of which locations days are others because an access point was there from another time on than was known. */
async function noteDiscovered(
  db: Database,
  companyId: number,
  locations: Ids,
  items: readonly DeviceDelivery[],
): Promise<void> {
  const { rows } = await db.query<{ location_id: number; at: string; is_first: boolean }>(
    `select entered as location_id, at, devices.id is not null and first_discovered_at is null as is_first
     from unnest($2::text[], $3::bigint[], $4::timestamptz[]) as item (mac, entered, at)
     left join devices on company_id = $1 and mac_address = mac
     where at < coalesce(first_discovered_at, 'infinity')`,
    [
      companyId,
      items.map((item) => item.ap_mac_address),
      items.map((item) => locations.get(item.location_external_id)),
      items.map((item) => item.first_discovered_at ?? null),
    ],
  )
  await noteLate(
    db,
    rows.map((row) => ({ locationId: row.location_id, at: row.at })),
  )
  // What it was before its discovery does not count any more.
  await noteOther(
    db,
    rows.filter((row) => row.is_first).map((row) => row.location_id),
  )
}

/** Of discoveries the earliest stays, of sightings the latest: also within one delivery. */
function keepTimes(earlier: DeviceDelivery, later: DeviceDelivery): DeviceDelivery {
  return {
    ...later,
    first_discovered_at: texts(earlier.first_discovered_at, later.first_discovered_at).at(0),
    last_seen_api: texts(earlier.last_seen_api, later.last_seen_api).at(-1),
  }
}

/** In their order of time: all are in UTC, and as exact. */
function texts(...times: (string | null | undefined)[]): string[] {
  return times.flatMap((time) => time ?? []).sort()
}

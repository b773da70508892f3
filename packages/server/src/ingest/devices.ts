import {
  bounds,
  type DeviceDelivery,
  type DevicePatch,
  type IngestResult,
  type Judged,
} from '@netportal/contract'
import { noteLate, noteOther } from '../comparison/noteLate.ts'
import type { Database } from '../database/database.ts'
import { hearOf, tellDevices, tellLocations } from '../incidents/keep.ts'
import type { Delivery } from './delivery.ts'
import { heldDevices } from './held.ts'
import { distinctByKey, sift, takeIn, toResult } from './intake.ts'
import { findLocations, type Ids, placeItems } from './lookups.ts'
import { mergeItems, placesOf, unknownLocation } from './merge.ts'
import { latestSeen, seenFault } from './times.ts'
import { type Columns, upsert, type Written } from './upsert.ts'

export function takeDevices(
  delivery: Delivery,
  judged: readonly Judged<DeviceDelivery>[],
): Promise<IngestResult> {
  const { companyId, now, write } = delivery
  const timely = sift(takeIn(judged), 'time_out_of_range', (item) => timeFault(item, now))
  return write(async (db) => {
    const { locations, intake } = await placeItems(db, companyId, timely)
    const distinct = distinctByKey(intake, keyOf, keepTimes)
    const written = await writeDevices(db, delivery, locations, distinct.items, 'kept')
    return toResult(intake, written, distinct.replaced)
  })
}

export function mergeDevices(
  delivery: Delivery,
  judged: readonly Judged<DevicePatch>[],
): Promise<IngestResult> {
  const { companyId, now, write } = delivery
  const timely = sift(takeIn(judged), 'time_out_of_range', (item) => timeFault(item, now))
  return write(async (db) => {
    const patches = timely.accepted.map(({ item }) => item)
    const known = await heldDevices(db, companyId, patches)
    const locations = await findLocations(db, companyId, placesOf([...known.values(), ...patches]))
    const intake = mergeItems<DevicePatch, DeviceDelivery>(timely, {
      keyOf,
      known,
      needs: ['location_external_id'],
      lay: (earlier, later) => ({ ...earlier, ...later, ...layTimes(earlier, later, now) }),
      faultOf: unknownLocation(locations),
    })
    const { items, replaced } = distinctByKey(intake, keyOf)
    await noteOther(db, undiscovered(known, locations, items))
    const written = await writeDevices(db, delivery, locations, items, 'laid')
    return toResult(intake, written, replaced)
  })
}

const keyOf = (item: DevicePatch) => item.ap_mac_address

function timeFault(item: DevicePatch, now: Date): string | null {
  const { first_discovered_at, last_seen_api, retired_at } = item
  return seenFault({ first_discovered_at, last_seen_api, retired_at }, now)
}

/**
 * Writes access points, and has told anew what follows from where they are and were.
 * @param times whether the database has still to choose between known times and new ones
 */
async function writeDevices(
  db: Database,
  { companyId, now }: Delivery,
  locations: Ids,
  items: readonly DeviceDelivery[],
  times: 'kept' | 'laid',
): Promise<Written> {
  const moved = await findMoved(db, companyId, locations, items)
  const retired = await findRetired(db, companyId, items)
  await noteDiscovered(db, companyId, locations, items)
  const written = await upsert(db, deviceColumns(companyId, locations, now, times), items)
  await tellLocations(db, moved, now)
  await tellDevices(
    db,
    retired.map(({ id }) => id),
  )
  await noteLate(db, retired)
  await noteOther(db, moved)
  await hearOf(db, locations.values(), now)
  return written
}

function deviceColumns(
  companyId: number,
  locations: Ids,
  now: Date,
  times: 'kept' | 'laid',
): Columns<DeviceDelivery> {
  const isKept = times === 'kept'
  return {
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
        ...(isKept && { keeps: { which: 'least', from: bounds.earliest } }),
      },
      {
        name: 'last_seen_at',
        type: 'timestamptz',
        value: (item) => item.last_seen_api,
        ...(isKept && { keeps: { which: 'greatest', until: latestSeen(now).toISOString() } }),
      },
      { name: 'retired_at', type: 'timestamptz', value: (item) => item.retired_at },
    ],
  }
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

/** Access points that are going to be out of service from another time on than was known, or back, with the earlier of both. */
async function findRetired(
  db: Database,
  companyId: number,
  items: readonly DeviceDelivery[],
): Promise<{ id: number; locationId: number; at: string | null }[]> {
  const { rows } = await db.query<{ id: number; locationId: number; at: string | null }>(
    `select id, location_id as "locationId", least(retired_at, since) as at
     from unnest($2::text[], $3::timestamptz[]) as item (mac, since)
     join devices on company_id = $1 and mac_address = mac and retired_at is distinct from since`,
    [
      companyId,
      items.map((item) => item.ap_mac_address),
      items.map((item) => item.retired_at ?? null),
    ],
  )
  return rows
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

/**
 * Lays the times of a change over known ones: of two the earlier discovery and the later sighting, but for a known one
 * that should never have been taken; a null empties.
 */
function layTimes(
  known: DeviceDelivery | undefined,
  { first_discovered_at: first, last_seen_api: last }: DevicePatch,
  now: Date,
): Pick<DeviceDelivery, 'first_discovered_at' | 'last_seen_api'> {
  const { first_discovered_at: knownFirst, last_seen_api: knownLast } = known ?? {}
  const isOf = (time: string | null | undefined, mayBe: (ms: number) => boolean) =>
    typeof time === 'string' && mayBe(Date.parse(time)) ? time : null
  const earliest = Date.parse(bounds.earliest)
  const latest = latestSeen(now).getTime()
  return {
    first_discovered_at: first
      ? texts(
          isOf(knownFirst, (ms) => ms >= earliest),
          first,
        ).at(0)
      : emptied(first, knownFirst),
    last_seen_api: last
      ? texts(
          isOf(knownLast, (ms) => ms <= latest),
          last,
        ).at(-1)
      : emptied(last, knownLast),
  }
}

function emptied<Value>(given: string | null | undefined, known: Value): Value | null {
  return given === null ? null : known
}

/** The locations of access points that are known for a shorter time than they were: what they were before does not count. */
function undiscovered(
  known: ReadonlyMap<string, DeviceDelivery>,
  locations: Ids,
  items: readonly DeviceDelivery[],
): number[] {
  return items.flatMap(({ ap_mac_address, first_discovered_at: next }) => {
    const { first_discovered_at: before, location_external_id = '' } =
      known.get(ap_mac_address) ?? {}
    const isLater = before && (!next || next > before)
    return isLater ? (locations.get(location_external_id) ?? []) : []
  })
}

/** In their order of time: all are in UTC, and as exact. */
function texts(...times: (string | null | undefined)[]): string[] {
  return times.flatMap((time) => time ?? []).sort()
}

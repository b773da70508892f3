import type { DeviceStatusDelivery, IngestResult, Judged } from '@netportal/contract'
import { noteLate } from '../comparison/noteLate.ts'
import type { Database } from '../database/database.ts'
import { hearOf, keepIncidents } from '../incidents/keep.ts'
import { splitSilences } from '../incidents/splitSilences.ts'
import type { Said } from '../statuses/fold.ts'
import { keepStatuses, type ToldDevice } from '../statuses/keep.ts'
import { repeatsFrom } from '../statuses/repeats.ts'
import type { Delivery } from './delivery.ts'
import { distinctByKey, sift, takeIn, toResult } from './intake.ts'
import { findDevices, type Ids, joinKey } from './lookups.ts'
import { pastFault } from './times.ts'

/** A history is kept as long as its device: uptime counts from its discovery. */
const anyTime = new Date(0)

export function takeDeviceStatuses(
  { companyId, now, write }: Delivery,
  judged: readonly Judged<DeviceStatusDelivery>[],
): Promise<IngestResult> {
  const timely = sift(takeIn(judged), 'time_out_of_range', (item) =>
    pastFault('time', item.time, { from: anyTime, now }),
  )
  return write(async (db) => {
    const devices = await findDevices(
      db,
      companyId,
      timely.accepted.map(({ item }) => item),
    )
    const intake = sift(timely, 'unknown_device', (item) =>
      devices.has(item.ap_mac_address) ? null : 'ap_mac_address: not known',
    )
    const { items, replaced } = distinctByKey(intake, (item) =>
      joinKey(item.ap_mac_address, item.time),
    )
    const told = await findPlaces(db, saidByDevice(devices, items), now)
    const { changed, ...written } = await keepStatuses(db, told)
    await setCurrentStatuses(db, [...new Set(changed.map(({ deviceId }) => deviceId))])
    await keepIncidents(db, changed)
    // What is said of one that is out of service tells nothing of its location.
    const said = told.flatMap(({ locationId, said, retiredMs }) =>
      said.filter(({ atMs }) => atMs < retiredMs).map(({ atMs }) => ({ locationId, atMs })),
    )
    await noteLate(db, said)
    await hearOf(db, new Set(said.map(({ locationId }) => locationId)), now)
    await splitSilences(db, said)
    return toResult(intake, written, replaced)
  })
}

function saidByDevice(
  devices: Ids,
  items: readonly DeviceStatusDelivery[],
): ReadonlyMap<number, Said[]> {
  const said = new Map<number, Said[]>()
  for (const { ap_mac_address, time, status = null } of items) {
    const id = devices.get(ap_mac_address)
    if (id === undefined) continue
    const one = { atMs: Date.parse(time), status }
    const others = said.get(id)
    if (others) others.push(one)
    else said.set(id, [one])
  }
  return said
}

/** Adds where the access points are, until when what is said of them counts, and from when on what they say again is kept apart. */
async function findPlaces(
  db: Database,
  said: ReadonlyMap<number, Said[]>,
  now: Date,
): Promise<(ToldDevice & { retiredMs: number })[]> {
  const { rows } = await db.query<{
    id: number
    location_id: number
    heard_from: string | null
    retired_at: string | null
  }>(
    `select id, location_id, heard_from, retired_at
     from devices left join incident_locations using (location_id) where id = any($1)`,
    [[...said.keys()]],
  )
  return rows.map((row) => ({
    deviceId: row.id,
    locationId: row.location_id,
    said: said.get(row.id) ?? [],
    retiredMs: row.retired_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.retired_at),
    // Before silences were noted, each thing that was said tells that its location was not silent.
    repeatsFromMs: Math.max(repeatsFrom(now), Date.parse(row.heard_from ?? now.toISOString())),
  }))
}

/** The latest change by its own time is the current status, however late another arrived. */
async function setCurrentStatuses(db: Database, deviceIds: readonly number[]): Promise<void> {
  if (deviceIds.length === 0) return
  await db.query(
    `update devices set status = latest.status
     from unnest($1::bigint[]) as asked (id)
     cross join lateral (
       select status from device_status_changes
       where device_id = asked.id order by changed_at desc limit 1
     ) latest
     where devices.id = asked.id and devices.status is distinct from latest.status`,
    [deviceIds],
  )
}

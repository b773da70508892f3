import { type KnownOutage, outagesOf } from '@netportal/contract'
import type { Database } from '../database/database.ts'

/** What was delivered of a device's statuses. */
export interface ToldStatuses {
  deviceId: number
  /** The earliest instant that was delivered. */
  fromMs: number
  /** Which kind all of them are of; null when they differ. */
  kind: 'online' | 'offline' | 'unknown' | null
}

/** A device whose outages from an instant on have to be told anew. */
export interface Retold {
  deviceId: number
  locationId: number
  from: Date
}

/**
 * Finds the devices whose outages can be others than before, and from when on. Most deliveries repeat what is
 * known: Online of what is up, Offline of what is down since earlier. They cost this one statement. Locations
 * whose history is still to be told are left to that.
 */
export async function findRetold(db: Database, told: readonly ToldStatuses[]): Promise<Retold[]> {
  if (told.length === 0) return []
  const { rows } = await db.query<{
    device_id: number
    location_id: number
    from_at: string
  }>(
    `select asked.id as device_id, devices.location_id,
       case when before.ended_at is null or before.ended_at >= asked.from_at
         then least(asked.from_at, before.started_at) else asked.from_at end as from_at
     from unnest($1::bigint[], $2::timestamptz[], $3::text[]) as asked (id, from_at, kind)
     join devices on devices.id = asked.id
     join incident_locations on incident_locations.location_id = devices.location_id
     left join lateral (
       select * from device_outages where device_id = asked.id order by started_at desc limit 1
     ) as latest on true
     left join lateral (
       select started_at, ended_at from device_outages
       where device_id = asked.id and started_at <= asked.from_at
       order by started_at desc limit 1
     ) as before on true
     where told_at is not null and (asked.kind is null or case asked.kind
       when 'offline' then coalesce(asked.from_at < latest.offline_since, true)
       when 'unknown' then latest.started_at is not null and coalesce(
         latest.ended_at >= asked.from_at,
         asked.from_at < coalesce(latest.unknown_since, 'infinity')
       )
       else latest.started_at is not null and coalesce(latest.ended_at >= asked.from_at, true)
     end)`,
    [
      told.map(({ deviceId }) => deviceId),
      told.map(({ fromMs }) => new Date(fromMs)),
      told.map(({ kind }) => kind),
    ],
  )
  return rows.map((row) => ({
    deviceId: row.device_id,
    locationId: row.location_id,
    from: new Date(row.from_at),
  }))
}

/** An outage of a device, as it is kept. */
interface Kept extends KnownOutage {
  deviceId: number
  locationId: number
}

/**
 * Tells devices' outages anew from their changes. One is over at the latest when its device was taken out of service.
 * @returns by location, the earliest start of an outage that is another than before
 */
export async function retellOutages(
  db: Database,
  retold: readonly Retold[],
): Promise<Map<number, number>> {
  const known = await readOutages(db, retold)
  const told = await tellOutages(db, retold)
  const knownTexts = new Map(known.map((outage) => [textOf(outage), outage]))
  const toldTexts = new Map(told.map((outage) => [textOf(outage), outage]))
  const gone = [...knownTexts].filter(([text]) => !toldTexts.has(text)).map(([, one]) => one)
  const fresh = [...toldTexts].filter(([text]) => !knownTexts.has(text)).map(([, one]) => one)
  await removeOutages(db, gone)
  await insertOutages(db, fresh)
  const earliest = new Map<number, number>()
  for (const { locationId, startMs } of [...gone, ...fresh]) {
    earliest.set(locationId, Math.min(startMs, earliest.get(locationId) ?? startMs))
  }
  return earliest
}

function textOf(outage: Kept): string {
  const { deviceId, locationId, startMs, endMs, offlineMs, offlineSinceMs, unknownSinceMs } = outage
  return [deviceId, locationId, startMs, endMs, offlineMs, offlineSinceMs, unknownSinceMs].join()
}

async function readOutages(db: Database, retold: readonly Retold[]): Promise<Kept[]> {
  const { rows } = await db.query<{
    device_id: number
    location_id: number
    started_at: string
    ended_at: string | null
    offline_ms: number
    offline_since: string | null
    unknown_since: string | null
  }>(
    `select device_outages.* from unnest($1::bigint[], $2::timestamptz[]) as asked (id, from_at)
     join device_outages on device_id = asked.id and started_at >= from_at`,
    askedOf(retold),
  )
  return rows.map((row) => ({
    deviceId: row.device_id,
    locationId: row.location_id,
    startMs: Date.parse(row.started_at),
    endMs: msOf(row.ended_at),
    offlineMs: row.offline_ms,
    offlineSinceMs: msOf(row.offline_since),
    unknownSinceMs: msOf(row.unknown_since),
  }))
}

function msOf(at: string | null): number | null {
  return at === null ? null : Date.parse(at)
}

async function tellOutages(db: Database, retold: readonly Retold[]): Promise<Kept[]> {
  const { rows } = await db.query<{
    id: number
    retired_at: string | null
    time: string
    status: string | null
  }>(
    // Some controllers say every few minutes what they said before: that stays in the database.
    `select id, retired_at, changed_at as time, status from (
       select asked.id, retired_at, changed_at, device_status_changes.status, lag(changed_at) over earlier as previous_at,
         lag(device_status_changes.status) over earlier as previous
       from unnest($1::bigint[], $2::timestamptz[]) as asked (id, from_at)
       join devices on devices.id = asked.id
       join device_status_changes on device_id = asked.id and changed_at >= from_at
       window earlier as (partition by asked.id order by changed_at)
     ) as said
     where previous_at is null or status is distinct from previous
     order by changed_at`,
    askedOf(retold),
  )
  const changes = new Map<number, typeof rows>()
  for (const row of rows) {
    const others = changes.get(row.id)
    if (others) others.push(row)
    else changes.set(row.id, [row])
  }
  return retold.flatMap(({ deviceId, locationId }) => {
    const own = changes.get(deviceId) ?? []
    const outages = outagesOf(own, msOf(own[0]?.retired_at ?? null))
    return outages.map((outage) => ({ ...outage, deviceId, locationId }))
  })
}

function askedOf(retold: readonly Retold[]): [ids: number[], from: Date[]] {
  return [retold.map(({ deviceId }) => deviceId), retold.map(({ from }) => from)]
}

async function removeOutages(db: Database, outages: readonly Kept[]): Promise<void> {
  if (outages.length === 0) return
  await db.query(
    `delete from device_outages using unnest($1::bigint[], $2::timestamptz[]) as gone (id, at)
     where device_id = gone.id and started_at = gone.at`,
    [outages.map(({ deviceId }) => deviceId), outages.map(({ startMs }) => new Date(startMs))],
  )
}

/** Which incident it belongs to is told after it. */
async function insertOutages(db: Database, outages: readonly Kept[]): Promise<void> {
  if (outages.length === 0) return
  const dates = (read: (outage: Kept) => number | null) =>
    outages.map((outage) => {
      const ms = read(outage)
      return ms === null ? null : new Date(ms)
    })
  await db.query(
    `insert into device_outages (device_id, location_id, started_at, ended_at, offline_ms,
       offline_since, unknown_since, incident_started_at)
     select id, location, started, ended, ms, offline, unknown, started
     from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::timestamptz[], $5::bigint[],
       $6::timestamptz[], $7::timestamptz[]) as told (id, location, started, ended, ms, offline, unknown)`,
    [
      outages.map(({ deviceId }) => deviceId),
      outages.map(({ locationId }) => locationId),
      dates(({ startMs }) => startMs),
      dates(({ endMs }) => endMs),
      outages.map(({ offlineMs }) => offlineMs),
      dates(({ offlineSinceMs }) => offlineSinceMs),
      dates(({ unknownSinceMs }) => unknownSinceMs),
    ],
  )
}

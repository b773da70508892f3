import { deviceStatus, incidentLimits } from '@netportal/contract'
import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { takeTurn } from '../database/takeTurn.ts'
import { findRetold, type Retold, retellOutages, type ToldStatuses } from './outages.ts'
import { retellIncidents } from './retell.ts'

/** A status that was delivered, and is written. */
export interface DeliveredStatus {
  deviceId: number
  time: string
  status: string | null | undefined
}

/**
 * Keeps the incidents as the statuses say that were just written, late and out of order as they may be: what
 * they cannot have changed is not read.
 * @param db in the transaction of the delivery
 */
export async function keepIncidents(
  db: Database,
  delivered: readonly DeliveredStatus[],
): Promise<void> {
  const retold = await findRetold(db, toldOf(delivered))
  if (retold.length > 0) await retellIncidents(db, await retellOutages(db, retold))
}

function toldOf(delivered: readonly DeliveredStatus[]): ToldStatuses[] {
  const told = new Map<number, ToldStatuses>()
  for (const { deviceId, time, status } of delivered) {
    const kind = deviceStatus(status)
    const ms = Date.parse(time)
    const before = told.get(deviceId)
    told.set(deviceId, {
      deviceId,
      fromMs: Math.min(ms, before?.fromMs ?? ms),
      kind: before === undefined || before.kind === kind ? kind : null,
    })
  }
  return [...told.values()]
}

/** Tells all incidents of locations from their whole history, whatever was told before. */
export async function tellLocations(
  db: Database,
  locationIds: readonly number[],
  now: Date,
): Promise<void> {
  if (locationIds.length === 0) return
  await db.query('delete from device_outages where location_id = any($1)', [locationIds])
  await db.query('delete from incidents where location_id = any($1)', [locationIds])
  const { rows } = await db.query<{ id: number; location_id: number }>(
    'select id, location_id from devices where location_id = any($1)',
    [locationIds],
  )
  const all = rows.map(
    (row): Retold => ({ deviceId: row.id, locationId: row.location_id, from: beginning }),
  )
  await retellIncidents(db, await retellOutages(db, all))
  await db.query(
    `insert into incident_locations (location_id, told_at)
     select id, $2 from unnest($1::bigint[]) as id
     on conflict (location_id) do update set told_at = excluded.told_at`,
    [locationIds, now],
  )
}

const beginning = new Date(0)

/**
 * Tells the incidents anew that access points can be part of, from their whole history. Locations whose history is still
 * to be told are left to that.
 * @param db in the transaction of the delivery
 */
export async function tellDevices(db: Database, deviceIds: readonly number[]): Promise<void> {
  if (deviceIds.length === 0) return
  const { rows } = await db.query<{ id: number; location_id: number }>(
    `select id, location_id from devices join incident_locations using (location_id)
     where id = any($1) and told_at is not null`,
    [deviceIds],
  )
  const all = rows.map(
    (row): Retold => ({ deviceId: row.id, locationId: row.location_id, from: beginning }),
  )
  await retellIncidents(db, await retellOutages(db, all))
}

/** Notes locations at which nothing can have happened yet, so that what is delivered next is told at once. */
export async function noteNewLocations(
  db: Database,
  companyId: number,
  externalIds: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(
    `insert into incident_locations (location_id, told_at)
     select id, $3 from locations
     where company_id = $1 and external_id = any($2)
       and not exists (select from devices where location_id = locations.id)
     on conflict (location_id) do nothing`,
    [companyId, externalIds, now],
  )
}

/**
 * Remembers that something was delivered about locations, to the minute, and of one that was silent before for how
 * long it was.
 */
export async function hearOf(
  db: Database,
  locationIds: Iterable<number>,
  now: Date,
): Promise<void> {
  await db.query(
    `with heard as (select distinct unnest($1::bigint[]) as id),
     silent as (
       insert into location_silences (location_id, quiet_from, quiet_until)
       select id, heard_at, $2::timestamptz from heard join incident_locations on location_id = id
       where heard_at < $2::timestamptz - interval '${incidentLimits.quietMs} milliseconds'
       on conflict (location_id, quiet_from) do nothing
     )
     insert into incident_locations (location_id, heard_at, heard_from)
     select id, $2, $2 from heard order by id
     on conflict (location_id) do update set heard_at = excluded.heard_at,
       heard_from = coalesce(incident_locations.heard_from, excluded.heard_from)
     where coalesce(incident_locations.heard_at < excluded.heard_at - interval '1 minute', true)`,
    [[...locationIds], now],
  )
}

/** As many at a time as leave the company's deliveries their turn soon. */
const atOnce = 5

/**
 * Tells the incidents of locations of which that was not done yet: of a database that is older than they are.
 * @returns how many were told
 */
export async function tellUntold(pool: pg.Pool, now: () => Date): Promise<number> {
  let count = 0
  for (;;) {
    const { rows } = await pool.query<{ company_id: number; ids: number[] }>(
      `select company_id, array_agg(id) as ids from (
         select company_id, locations.id from locations
         left join incident_locations on location_id = locations.id
         where told_at is null order by company_id, locations.id limit $1
       ) as untold group by company_id limit 1`,
      [atOnce],
    )
    const [next] = rows
    if (!next) {
      if (count > 0) await lookAtIncidents(pool)
      return count
    }
    await transaction(pool, async (db) => {
      await takeTurn(db, 'deliveries', next.company_id)
      await tellLocations(db, next.ids.map(Number), now())
    })
    count += next.ids.length
  }
}

/**
 * Lets the database count what it keeps of incidents: its plans for tables that it takes for empty are slow by a
 * hundred times. PostgreSQL looks at its tables by itself, some time after they have changed; an embedded one never does.
 */
export async function lookAtIncidents(db: Database): Promise<void> {
  await db.query('analyze incidents, device_outages')
}

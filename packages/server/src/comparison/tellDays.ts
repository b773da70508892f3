import { comparisonLimits, timeByDay } from '@netportal/contract'
import { addDays, startOfDay } from '@netportal/format'
import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { takeTurn } from '../database/takeTurn.ts'
import { retentionStart } from '../series/partitions.ts'
import { dayOf, daysBetween, type LocationDay, lastToldDay } from './days.ts'
import { readChanges, readCounted, readSilences } from './readDays.ts'

/** As many days at a time as leave the company's deliveries their turn soon, and cost few statements. */
const atOnce = 124

interface Place {
  id: number
  company_id: number
  timezone: string
  until: string | null
}

interface Needs {
  pool: pg.Pool
  clock: () => Date
  /** Points older than this are not kept. */
  retentionDays: number
  /** Ends it before all is told. */
  signal?: AbortSignal
}

/**
 * Tells the days of all locations that are over, and those again of which something else was delivered since. Days
 * whose points may have been dropped stay as they were told.
 * @returns how many were told
 */
export async function tellDays(needs: Needs): Promise<number> {
  const { rows } = await needs.pool.query<Place>(
    `select id, company_id, timezone, until
     from locations left join location_days_told on location_id = id order by id`,
  )
  let count = 0
  for (const place of rows) {
    // Each step is short: who ends waits for one.
    while (!needs.signal?.aborted) {
      const told = await tellNext(needs, place)
      if (told === 0) break
      count += told
    }
  }
  return count
}

/** Tells the next days of a location, as one with the company's deliveries. @returns 0 when there are none left */
async function tellNext({ pool, clock, retentionDays }: Needs, place: Place): Promise<number> {
  const now = clock()
  if (nextDays(place, now, retentionDays).length === 0) return 0
  return transaction(pool, async (db) => {
    await takeTurn(db, 'deliveries', place.company_id)
    // Somebody may have delivered something late, or told it, while this waited for its turn.
    const { rows } = await db.query<Place>(
      `select id, company_id, timezone, until
       from locations left join location_days_told on location_id = id where id = $1`,
      [place.id],
    )
    const days = rows[0] ? nextDays(rows[0], now, retentionDays) : []
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return 0
    await tell(db, place.id, days, { fromMs: first.fromMs, untilMs: last.untilMs })
    place.until = new Date(last.untilMs).toISOString()
    await db.query(
      `insert into location_days_told (location_id, until) values ($1, $2)
       on conflict (location_id) do update set until = excluded.until`,
      [place.id, new Date(last.untilMs)],
    )
    return days.length
  })
}

function nextDays({ timezone, until }: Place, now: Date, retentionDays: number): LocationDay[] {
  const last = lastToldDay(timezone, now)
  const oldest = addDays(dayOf(retentionStart(now, retentionDays).getTime(), timezone), 1)
  if (until !== null && startOfDay(addDays(last, 1), timezone) <= Date.parse(until)) return []
  const due = until === null ? oldest : dayOf(Date.parse(until), timezone)
  const first = [due, oldest].sort().at(-1) ?? due
  return daysBetween(first, last, timezone).slice(0, atOnce)
}

async function tell(
  db: Database,
  locationId: number,
  days: readonly LocationDay[],
  whole: { fromMs: number; untilMs: number },
): Promise<void> {
  const counted = await readCounted(db, locationId, days)
  const devices = await readChanges(db, locationId, whole)
  const silences = devices.length === 0 ? [] : await readSilences(db, locationId, whole)
  const times = devices.map(({ id, entries, firstDiscovered, retiredMs }) => ({
    id,
    days: timeByDay(entries, firstDiscovered, { days, silences, retiredMs }),
  }))
  const sum = (index: number, key: 'onlineMs' | 'offlineMs' | 'unknownMs') =>
    times.reduce((total, device) => total + (device.days[index]?.[key] ?? 0), 0)
  const rows = days.map(({ day }, index) => ({
    day,
    online: sum(index, 'onlineMs'),
    offline: sum(index, 'offlineMs'),
    unknown: sum(index, 'unknownMs'),
    ...(counted.get(index) ?? nothing),
    isKnown: counted.has(index),
  }))
  const known = rows.filter(
    ({ online, offline, unknown, isKnown }) => isKnown || online + offline + unknown > 0,
  )
  const names = days.map(({ day }) => day)
  await db.query('delete from location_days where location_id = $1 and day = any($2::date[])', [
    locationId,
    names,
  ])
  await db.query(
    `insert into location_days (location_id, day, online_ms, offline_ms, unknown_ms, incidents, calls,
       client_hours, counted_hours, used_bytes)
     select $1, * from unnest($2::date[], $3::bigint[], $4::bigint[], $5::bigint[], $6::integer[],
       $7::integer[], $8::float8[], $9::float8[], $10::bigint[])`,
    [
      locationId,
      known.map(({ day }) => day),
      known.map(({ online }) => online),
      known.map(({ offline }) => offline),
      known.map(({ unknown }) => unknown),
      known.map(({ incidents }) => incidents),
      known.map(({ calls }) => calls),
      known.map(({ client_hours }) => client_hours),
      known.map(({ counted_hours }) => counted_hours),
      known.map(({ used_bytes }) => used_bytes),
    ],
  )
  await writeDeviceDays(db, names, times)
}

const nothing = { incidents: 0, calls: 0, client_hours: 0, counted_hours: 0, used_bytes: null }

async function writeDeviceDays(
  db: Database,
  names: readonly string[],
  devices: readonly { id: number; days: readonly { offlineMs: number }[] }[],
): Promise<void> {
  if (devices.length === 0) return
  await db.query('delete from device_days where device_id = any($1) and day = any($2::date[])', [
    devices.map(({ id }) => id),
    names,
  ])
  const down = devices.flatMap(({ id, days }) =>
    days.flatMap(({ offlineMs }, index) =>
      offlineMs > 0 ? { id, day: names[index], offlineMs } : [],
    ),
  )
  await db.query(
    `insert into device_days (device_id, day, offline_ms)
     select * from unnest($1::bigint[], $2::date[], $3::bigint[])`,
    [down.map(({ id }) => id), down.map(({ day }) => day), down.map(({ offlineMs }) => offlineMs)],
  )
}

/** Forgets days that are older than figures are kept. */
export async function forgetOldDays(db: Database, now: Date): Promise<void> {
  const before = retentionStart(now, comparisonLimits.daysKept)
  await db.query('delete from location_days where day < $1::date', [before])
  await db.query('delete from device_days where day < $1::date', [before])
}

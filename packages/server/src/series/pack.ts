import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { takeTurn, tryTurn } from '../database/takeTurn.ts'
import { restAfter } from './rest.ts'
import {
  type CountedDay,
  dayOf,
  inBatches,
  type SeriesTable,
  type SsidDay,
  series,
  seriesTables,
  startOf,
} from './tables.ts'
import { columnsOf, unpackDays } from './unpack.ts'

const dayMs = 86_400_000

/** Networks of which it is looked at once whether they have something to pack. */
const networksAtOnce = 100

interface Packing {
  pool: pg.Pool
  /** Days that ended so long ago are packed. */
  packAfterDays: number
  now: Date
  /** Ends it after the batch under way. */
  signal?: AbortSignal
}

/**
 * Packs the days of all networks that are old enough: the points of each become one row. A batch at a time, as one with
 * the company's deliveries; each is followed by as long a pause as it took. Ends when another server is at it.
 * @returns how many days of a network in a series were packed
 */
export async function packOldDays(packing: Packing): Promise<number> {
  const { rows: companies } = await packing.pool.query<{ id: number; ssids: number[] }>(
    `select company_id as id, json_agg(ssids.id order by ssids.id) as ssids
     from locations join ssids on location_id = locations.id group by company_id order by company_id`,
  )
  let count = 0
  for (const table of seriesTables) {
    for (const { id, ssids } of companies) {
      const { packed, isEnding } = await packCompany(packing, table, id, ssids)
      count += packed
      if (isEnding) return count
    }
  }
  return count
}

/** A network with the instant from which on it is looked for points. */
interface Open {
  id: number
  from: string
}

/** Takes the oldest day of each network, then the next: points of a day lie together on the disk. */
async function packCompany(
  { pool, now, packAfterDays, signal }: Packing,
  table: SeriesTable,
  companyId: number,
  ssids: readonly number[],
): Promise<{ packed: number; isEnding: boolean }> {
  const before = startOfDay(now.getTime() - packAfterDays * dayMs)
  let packed = 0
  let open: Open[] = ssids.map((id) => ({ id, from: '-infinity' }))
  while (open.length > 0) {
    const next: Open[] = []
    for (const networks of chunks(open, networksAtOnce)) {
      const due = await findDue(pool, table, networks, before)
      for (const days of inBatches(due)) {
        if (signal?.aborted) return { packed, isEnding: true }
        const start = performance.now()
        const done = await packBatch(pool, table, companyId, days)
        if (done === null) return { packed, isEnding: true }
        packed += done
        await restAfter(start, signal)
      }
      next.push(...due.map(({ ssidId, day }) => ({ id: ssidId, from: dayAfter(day) })))
    }
    open = next
  }
  return { packed, isEnding: false }
}

/** Finds the first day of each network that has points of its own. */
async function findDue(
  db: Database,
  table: SeriesTable,
  networks: readonly Open[],
  before: Date,
): Promise<CountedDay[]> {
  const { rows } = await db.query<CountedDay>(
    `select id as "ssidId", day::text, points
     from unnest($1::bigint[], $2::timestamptz[]) as asked (id, from_at)
     cross join lateral (
       select ${dayOf('time')} as day from ${table}
       where ssid_id = id and time >= from_at and time < $3 order by time limit 1
     ) as first
     cross join lateral (
       select count(*) as points from ${table}
       where ssid_id = id and time >= ${startOf('day')} and time < ${startOf('day + 1')}
     ) as counted
     order by day, id`,
    [networks.map(({ id }) => id), networks.map(({ from }) => from), before],
  )
  return rows
}

/** @returns how many were packed; null when another server is at it */
function packBatch(
  pool: pg.Pool,
  table: SeriesTable,
  companyId: number,
  days: readonly SsidDay[],
): Promise<number | null> {
  return transaction(pool, async (db) => {
    if (!(await tryTurn(db, 'packing'))) return null
    await takeTurn(db, 'deliveries', companyId)
    return packDays(db, table, days)
  })
}

/**
 * Packs days of networks, whole ones. A day that has a point at a fraction of a millisecond stays as it is: deliveries have
 * none, and what others have written is kept exactly.
 * @param db in a transaction that has the company's turn at deliveries
 * @returns how many were packed
 */
async function packDays(
  db: Database,
  table: SeriesTable,
  days: readonly SsidDay[],
): Promise<number> {
  // A server of the version before, beside this one, may have written points into packed days.
  await unpackDays(db, table, days)
  const { packed, values } = series[table]
  const inOrder = (expression: string) => `array_agg(${expression} order by time)`
  const ofDay = `points.ssid_id = due.ssid_id
    and time >= ${startOf('due.day')} and time < ${startOf('due.day + 1')}`
  // Materialized: joined to each point, the look for fractions would take the square of a day's points.
  const { rowCount } = await db.query(
    `with asked as (
       select * from unnest($1::bigint[], $2::date[]) as asked (ssid_id, day)
     ), due as materialized (
       select * from asked as due where not exists (
         select from ${table} as points where ${ofDay} and time <> date_trunc('milliseconds', time)
       )
     ), gone as (
       delete from ${table} as points using due
       where ${ofDay} and time >= ${startOf('$3::date')} and time < ${startOf('$4::date + 1')}
       returning points.*, due.day
     )
     insert into ${packed} (ssid_id, day, at_ms, ${values.join(', ')})
     select ssid_id, day, ${inOrder(`(extract(epoch from time - ${startOf('day')}) * 1000)::integer`)},
       ${values.map(inOrder).join(', ')}
     from gone group by ssid_id, day`,
    // The days' order is that of their texts; the bounds spare the planner most months.
    [...columnsOf(days), days[0]?.day, days.at(-1)?.day],
  )
  return rowCount ?? 0
}

/** @returns the beginning of the day (UTC) in which an instant lies */
function startOfDay(ms: number): Date {
  return new Date(Math.floor(ms / dayMs) * dayMs)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString()
}

function* chunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

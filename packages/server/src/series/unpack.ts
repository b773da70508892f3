import type { Database } from '../database/database.ts'
import {
  type CountedDay,
  inBatches,
  type SeriesTable,
  type SsidDay,
  series,
  timeOf,
  unpacked,
  youngestPackedDays,
} from './tables.ts'

const dayMs = 86_400_000

/**
 * Makes points of their own of packed days of networks, so that they can be added to and changed.
 * @param db in a transaction that has the company's turn at deliveries
 * @returns how many days were packed
 */
export async function unpackDays(
  db: Database,
  table: SeriesTable,
  days: readonly SsidDay[],
): Promise<number> {
  const { packed, values } = series[table]
  const { rows } = await db.query<CountedDay>(
    `select distinct ssid_id as "ssidId", day::text as day, cardinality(at_ms) as points
     from unnest($1::bigint[], $2::date[]) as asked (ssid_id, day) join ${packed} using (ssid_id, day)`,
    columnsOf(days),
  )
  for (const batch of inBatches(rows)) {
    // A server of the version before, beside this one, may have written the same point: what came last stays.
    await db.query(
      `with days as (
         delete from ${packed} using unnest($1::bigint[], $2::date[]) as asked (of, on_day)
         where ssid_id = asked.of and day = asked.on_day returning ${packed}.*
       )
       insert into ${table} (ssid_id, time, ${values.join(', ')})
       select ssid_id, ${timeOf('point.at_ms')}, ${values.map((name) => `point.${name}`).join(', ')}
       from days cross join lateral ${unpacked(values)}
       on conflict do nothing`,
      columnsOf(batch),
    )
  }
  return rows.length
}

/** The same of the days of points that are about to be written; nothing is asked of the database when none is old. */
export async function unpackFor(
  db: Database,
  table: SeriesTable,
  points: readonly { ssidId: number; time: string }[],
  now: Date,
): Promise<void> {
  // A server whose clock is ahead by less than a day may have packed them.
  const youngest = now.getTime() - (youngestPackedDays - 1) * dayMs
  const old = points.filter(({ time }) => Date.parse(time) < youngest)
  if (old.length === 0) return
  await unpackDays(
    db,
    table,
    old.map(({ ssidId, time }) => ({ ssidId, day: time.slice(0, 'yyyy-MM-dd'.length) })),
  )
}

/** Returns days as the parameters of a statement: ids, and days. */
export function columnsOf(days: readonly SsidDay[]): [number[], string[]] {
  return [days.map(({ ssidId }) => ssidId), days.map(({ day }) => day)]
}

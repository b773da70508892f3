import type { Database } from '../database/database.ts'
import type { Known, Said } from './fold.ts'

/** The times of an access point around which something is asked. */
export interface Asked {
  deviceId: number
  fromMs: number
  untilMs: number
}

const msOf = (time: string) => `floor(extract(epoch from ${time}) * 1000)::bigint`

/** Reads what is kept of access points' statuses around some times: mostly the status that each has, in one look. */
export async function readKnown(
  db: Database,
  asked: readonly Asked[],
): Promise<Map<number, Known>> {
  const parameters = [
    asked.map(({ deviceId }) => deviceId),
    asked.map(({ fromMs }) => new Date(fromMs)),
    asked.map(({ untilMs }) => new Date(untilMs)),
  ]
  const changes = await readChanges(db, parameters)
  const repeats = await readRepeats(db, parameters)
  return new Map(
    asked.map(({ deviceId, fromMs }) => {
      const said = changes.get(deviceId) ?? []
      const isBefore = (said[0]?.atMs ?? fromMs) < fromMs
      const known = {
        before: isBefore ? (said[0] ?? null) : null,
        changes: isBefore ? said.slice(1) : said,
        repeats: repeats.get(deviceId) ?? [],
      }
      return [deviceId, known]
    }),
  )
}

async function readChanges(
  db: Database,
  parameters: readonly unknown[],
): Promise<Map<number, Said[]>> {
  const { rows } = await db.query<{ id: number; at: number; status: string | null }>(
    `select asked.id, ${msOf('changed_at')} as at, status
     from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) as asked (id, from_at, until_at)
     cross join lateral (
       (select changed_at, status from device_status_changes
        where device_id = asked.id and changed_at < from_at order by changed_at desc limit 1)
       union all
       (select changed_at, status from device_status_changes
        where device_id = asked.id and changed_at >= from_at and changed_at <= until_at
        order by changed_at)
       union all
       (select changed_at, status from device_status_changes
        where device_id = asked.id and changed_at > until_at order by changed_at limit 1)
     ) as said`,
    [...parameters],
  )
  const changes = new Map<number, Said[]>()
  for (const { id, at, status } of rows) {
    const others = changes.get(id)
    if (others) others.push({ atMs: at, status })
    else changes.set(id, [{ atMs: at, status }])
  }
  for (const said of changes.values()) said.sort((a, b) => a.atMs - b.atMs)
  return changes
}

/** Rows of a bucket are opened once for all access points that are asked about. */
async function readRepeats(
  db: Database,
  parameters: readonly unknown[],
): Promise<Map<number, number[]>> {
  const { rows } = await db.query<{ id: number; within: number[] | null; next: number | null }>(
    `with asked as materialized (
       select * from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) as asked (id, from_at, until_at)
     ), buckets as materialized (
       select id >> 6 as bucket, min(from_at) as from_at from asked group by id >> 6
     ), said as (
       select bucket << 6 | place::bigint as id, latest - ago * interval '1 millisecond' as at
       from buckets
       cross join lateral (
         select places, before_ms, until_at as latest from status_repeats
         where status_repeats.bucket = buckets.bucket and until_at >= buckets.from_at
       ) as kept
       cross join lateral unnest(places, before_ms) as each (place, ago)
     )
     select id, array_agg(distinct ${msOf('at')}) filter (where at <= until_at) as within,
       ${msOf('min(at) filter (where at > until_at)')} as next
     from said join asked using (id) where at >= from_at group by id`,
    [...parameters],
  )
  return new Map(
    rows.map(({ id, within, next }) => [
      id,
      [...(within ?? []).map(Number).sort((a, b) => a - b), ...(next === null ? [] : [next])],
    ]),
  )
}

import type { Database } from '../database/database.ts'

/** So late a change still ends where the status before it was said again. */
const lateMs = 7 * 86_400_000
/** For so much longer the times are kept: another server's clock may be behind. */
const graceMs = 86_400_000

/** The earliest time of which repeats are kept apart from changes. */
export function repeatsFrom(now: Date): number {
  return now.getTime() - lateMs
}

/** Keeps when access points said again what they had said before. */
export async function keepRepeats(
  db: Database,
  repeats: readonly { deviceId: number; atMs: number }[],
): Promise<void> {
  if (repeats.length === 0) return
  await db.query(
    `insert into status_repeats (bucket, until_at, places, before_ms)
     select bucket, latest, array_agg((id & 63)::smallint order by at, id),
       array_agg((extract(epoch from latest - at) * 1000)::integer order by at, id)
     from (
       select id, at, id >> 6 as bucket, max(at) over (partition by id >> 6) as latest
       from unnest($1::bigint[], $2::timestamptz[]) as said (id, at)
     ) as said group by bucket, latest order by latest, bucket`,
    [repeats.map(({ deviceId }) => deviceId), repeats.map(({ atMs }) => new Date(atMs))],
  )
}

/** As many rows as leave others the database soon. */
const atOnce = 20_000

/**
 * Removes the times that are so old that no late change is told apart by them.
 * @returns how many rows there were
 */
export async function forgetRepeats(
  db: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0
  while (!signal?.aborted) {
    const { rowCount } = await db.query(
      `delete from status_repeats where ctid = any(array(
         select ctid from status_repeats where until_at < $1 limit ${atOnce}
       ))`,
      [new Date(repeatsFrom(now) - graceMs)],
    )
    count += rowCount ?? 0
    if ((rowCount ?? 0) < atOnce) break
  }
  return count
}

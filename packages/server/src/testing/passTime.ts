import type { Database } from '../database/database.ts'

/**
 * Lets time pass for the queue, which goes by the database's clock: what waits comes nearer, and what is held
 * comes nearer to its expiry. Time that is set back changes nothing.
 */
export async function passTime(db: Database, ms: number): Promise<void> {
  await db.query(
    `update pgboss.job set start_after = start_after - past, started_on = started_on - past
     from (select $1 * interval '1 ms' as past) as time`,
    [Math.max(0, ms)],
  )
}

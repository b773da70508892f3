import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'

/** Entries that are removed at once, for others have the database between. */
const atOnce = 5000

/** Says to the trigger that guards the entries what they are touched for, until the transaction ends. */
function purpose(db: Database, what: 'retention' | 'erasure') {
  return db.query("select set_config('netportal.audit', $1, true)", [what])
}

/**
 * Removes entries that are older than they are kept, by the database's clock, and counts of hours that are over.
 * @param days 30 at least, which the database holds to
 */
export async function forgetOldEntries(
  pool: pg.Pool,
  days: number,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const removed = await transaction(pool, async (db) => {
      await purpose(db, 'retention')
      const { rowCount } = await db.query(
        `delete from audit_entries where id = any(array(
           select id from audit_entries where at < clock_timestamp() - $1 * interval '1 day'
           order by at, id limit ${atOnce} for update skip locked
         ))`,
        [days],
      )
      return rowCount ?? 0
    })
    if (removed < atOnce) break
  }
  await pool.query(
    `delete from audit_counts
     where since < clock_timestamp() - interval '1 hour' or since > clock_timestamp()`,
  )
}

/**
 * Erases where a user's entries came from. What was done stays, under an id that leads to nobody once the user is gone.
 * @param db of the transaction that removes the user
 */
export async function eraseOrigins(db: Database, userId: number): Promise<void> {
  await purpose(db, 'erasure')
  await db.query(
    `update audit_entries set address = null, request_id = null
     where (address is not null or request_id is not null) and (
       (actor_kind = 'user' and actor_id = $1) or (subject_kind = 'user' and subject_id = $1::text)
     )`,
    [userId],
  )
}

import type pg from 'pg'
import PgBoss from 'pg-boss'
import { type Database, type OpenDatabase, withConnection } from '../database/database.ts'
import { waitForTurn } from '../database/locks.ts'

/** The queue of the tasks that make reports. */
export const queueName = 'reports'

/** A worker that does not renew its lease for so long is taken for dead. */
export const leaseMs = 30_000

const settings = {
  // Our schedules know calendars and zones. Upkeep is a chore of the worker; as jobs that are over are removed,
  // there is nothing to archive.
  schedule: false,
  supervise: false,
  expireInSeconds: leaseMs / 1000,
  // Attempts are counted in the report's row, which has a reason for a reader: pg-boss never gives up first.
  retryLimit: 1000,
} satisfies PgBoss.ConstructorOptions

/** pg-boss on a pool, or on a connection as part of its transaction. It holds nothing open. */
export function bossOn(db: Database): PgBoss {
  return new PgBoss({
    ...settings,
    db: { executeSql: (text, values) => db.query(text, values) },
  })
}

/** Any number will do, as long as nothing else in the database uses it. */
const lockKey = 725_174_304

/**
 * Makes the tables of pg-boss, or brings them to its version. Several processes may do so at once: pg-boss's
 * own lock covers a change of version, not two first starts.
 */
export function prepareQueue({ direct }: Pick<OpenDatabase, 'direct'>): Promise<void> {
  return direct(async ({ db }) => {
    // For the session, as pg-boss ends transactions. A server that fails here ends, and its lock with it.
    const release = await waitForTurn(db, lockKey, () => {})
    const boss = await bossOn(db).start()
    // Of each key one job at most waits.
    await boss.createQueue(queueName, { name: queueName, policy: 'short' })
    await release()
  })
}

/** No task waits longer than this for its next attempt. */
export const longestWaitSeconds = 3600

/**
 * Dates anew what the database's clock, before it was set back, put into the future: a task would wait, or be
 * held by a worker that died, for as long as that.
 */
export async function forgetFuture(db: Database): Promise<void> {
  const seconds = longestWaitSeconds + 60
  await db.query(
    `update pgboss.job set start_after = least(start_after, now()), started_on = least(started_on, now())
     where name = $1 and (start_after > now() + $2 * interval '1 second'
       or started_on > now() + interval '1 minute')`,
    [queueName, seconds],
  )
}

/** Frees the tasks of workers that died. */
export function freeExpired(pool: pg.Pool): Promise<void> {
  // On one connection, as it comes as one text with `begin` and `commit` in it, which may fail between them.
  return withConnection(pool, (connection) => bossOn(connection).expire())
}

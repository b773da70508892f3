import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { bossOn, queueName } from './boss.ts'
import { sizesOf } from './size.ts'

/** A task that this process works on, until another takes it. */
export interface Lease {
  id: number
  /** Id with which alone its writes count; it is another one when another worker takes the task. */
  leaseId: string
  /** Its job in the queue. Null for a report that is made outside of it. */
  jobId: string | null
  /** Which attempt this is, from 1. */
  attempt: number
  /** About how much work it is, as `sizesOf` has it. */
  size: number
}

/** Data of a job; an older server's has no size. */
interface Job {
  reportId: number
  size: number
}

/**
 * Puts the task of a report into the queue: in the transaction that inserts its row, so that there is never
 * one without the other. Tasks that people wait for come before those of schedules.
 * @param afterSeconds it is not taken before
 */
export async function sendTask(
  db: Database,
  { id, isAwaited, afterSeconds = 0 }: { id: number; isAwaited: boolean; afterSeconds?: number },
): Promise<void> {
  const size = (await sizesOf(db, [id])).get(id) ?? 0
  await bossOn(db).send(queueName, { reportId: id, size } satisfies Job, {
    priority: isAwaited ? 1 : 0,
    startAfter: afterSeconds,
    singletonKey: String(id),
  })
}

/** Puts the tasks of reports of schedules into the queue, in one statement. */
export async function sendTasks(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const sizes = await sizesOf(db, ids)
  await bossOn(db).insert(
    ids.map((id) => ({
      name: queueName,
      data: { reportId: id, size: sizes.get(id) ?? 0 } satisfies Job,
      priority: 0,
      singletonKey: String(id),
    })),
  )
}

/**
 * Goes on holding a lease. pg-boss 10 has no call for it, but its jobs expire a while after `started_on`, so
 * that is set anew.
 * @returns false when another worker has the task by now
 */
export async function renewLease(db: Database, { id, leaseId, jobId }: Lease): Promise<boolean> {
  const { rowCount } = await db.query(
    `update pgboss.job set started_on = now()
     where name = $1 and id = $2 and state = 'active'
       and exists (select from reports where id = $3 and lease_id = $4)`,
    [queueName, jobId, id, leaseId],
  )
  return rowCount === 1
}

/** Says that the work itself has begun. */
export async function startTask(db: Database, lease: Lease): Promise<boolean> {
  return (await change(db, lease, "state = 'STARTED', reason = null")) !== null
}

/** Notes what mails of a report tell of it. */
export async function noteLetter(db: Database, lease: Lease, letter: object): Promise<boolean> {
  return (await change(db, lease, 'letter = $3', [JSON.stringify(letter)])) !== null
}

/** Notes that the file is there. */
export async function noteFile(db: Database, lease: Lease, now: Date): Promise<boolean> {
  return (await change(db, lease, 'file_made_at = $3', [now])) !== null
}

export type Ending =
  | { state: 'SUCCESS'; reason: string | null }
  | { state: 'FAILURE'; reason: string }

/** Ends a task. */
export function endTask(
  pool: pg.Pool,
  lease: Lease,
  { state, reason }: Ending,
  now: Date,
): Promise<boolean> {
  return transaction(pool, async (db) => {
    const ended = await leave(db, lease, 'state = $3, reason = $4, completed_at = $5', [
      state,
      reason,
      now,
    ])
    if (ended === null) return false
    await removeJob(db, lease)
    return true
  })
}

/** Lets a task wait for its next attempt. */
export function postponeTask(
  pool: pg.Pool,
  lease: Lease,
  { seconds, reason, isCounted }: { seconds: number; reason: string; isCounted: boolean },
): Promise<boolean> {
  return transaction(pool, async (db) => {
    const waiting = await leave(
      db,
      lease,
      "state = 'RETRY', reason = $3, attempts = attempts - $4",
      [reason, isCounted ? 0 : 1],
    )
    if (waiting === null) return false
    await removeJob(db, lease)
    await sendTask(db, { ...waiting, afterSeconds: seconds })
    return true
  })
}

/** Gives a task back as it was, for another process to take at once: this one ends. */
export function returnTask(pool: pg.Pool, lease: Lease): Promise<boolean> {
  return transaction(pool, async (db) => {
    const returned = await leave(db, lease, "state = 'PENDING', attempts = attempts - 1")
    if (returned === null) return false
    // It keeps its place in the queue.
    if (lease.jobId !== null) await bossOn(db).fail(queueName, lease.jobId)
    return true
  })
}

/** Queues tasks that have no job: those of a database from before the queue, and whatever pg-boss lost. */
export async function queueForgotten(db: Database): Promise<void> {
  const { rows } = await db.query<{ id: number; isAwaited: boolean }>(
    `select id, due_at is null as "isAwaited" from reports
     where completed_at is null and not exists (
       select from pgboss.job
       where name = $1 and state < 'completed' and singleton_key = reports.id::text
     )
     order by id`,
    [queueName],
  )
  for (const row of rows) await sendTask(db, row)
}

/**
 * Ends a task for who may see it: by a person, not by its worker, which finds out that the lease is gone and stops,
 * as does that of an older server. One that waits is never taken.
 * @param now when it ends
 * @param noted writes down that it was cancelled, in the same transaction
 * @returns false when it had ended already
 */
export function cancelTask(
  pool: pg.Pool,
  id: number,
  { reason, now, noted }: { reason: string; now: Date; noted?: (db: Database) => Promise<void> },
): Promise<boolean> {
  return transaction(pool, async (db) => {
    const { rowCount } = await db.query(
      `update reports set state = 'FAILURE', reason = $2, completed_at = $3, lease_id = null
       where id = $1 and completed_at is null`,
      [id, reason, now],
    )
    if (rowCount !== 1) return false
    await forgetProgress(db, id)
    const { rows } = await db.query<{ id: string }>(
      'select id from pgboss.job where name = $1 and singleton_key = $2',
      [queueName, String(id)],
    )
    for (const job of rows) await bossOn(db).deleteJob(queueName, job.id)
    await noted?.(db)
    return true
  })
}

/** Whether a task is over, by its end or by its company's. */
export async function hasEnded(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from reports where id = $1 and completed_at is null',
    [id],
  )
  return rowCount === 0
}

/** Leaves a task that is done, or goes on later: nobody holds it. */
async function leave(
  db: Database,
  lease: Lease,
  assignments: string,
  values: readonly unknown[] = [],
): Promise<Changed | null> {
  const left = await change(db, lease, `${assignments}, lease_id = null`, values)
  if (left !== null) await forgetProgress(db, lease.id)
  return left
}

async function forgetProgress(db: Database, id: number): Promise<void> {
  await db.query('delete from report_progress where report_id = $1', [id])
}

interface Changed {
  id: number
  isAwaited: boolean
}

/** Takes a task that is over from the queue: the report's row is its history. */
async function removeJob(db: Database, { jobId }: Lease): Promise<void> {
  if (jobId !== null) await bossOn(db).deleteJob(queueName, jobId)
}

/**
 * Changes a task if the lease still holds.
 * @returns null when another worker has the task by now
 */
async function change(
  db: Database,
  { id, leaseId }: Lease,
  assignments: string,
  values: readonly unknown[] = [],
): Promise<Changed | null> {
  const { rows } = await db.query<Changed>(
    `update reports set ${assignments} where id = $1 and lease_id = $2
     returning id, due_at is null as "isAwaited"`,
    [id, leaseId, ...values],
  )
  return rows[0] ?? null
}

import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** A task that this process works on, until its lease ends. */
export interface Lease {
  id: number
  leaseId: string
  /** Which attempt this is, from 1. */
  attempt: number
}

/** A worker that does not renew its lease for so long is taken for dead. */
export const leaseMs = 30_000

/**
 * Takes the next task that waits, or whose worker died. Tasks that people wait for come before those of
 * schedules. Several processes may ask at once: each gets another one.
 * @returns null when there is none
 */
export async function takeTask(db: Database, now: Date): Promise<Lease | null> {
  const { rows } = await db.query<Lease>(
    `update reports
     set state = 'RECEIVED', attempts = attempts + 1, lease_id = $2, lease_until = $3
     where id = (
       select id from reports
       where completed_at is null and run_at <= $1 and (lease_until is null or lease_until <= $1)
       order by due_at is not null, run_at, id
       limit 1
       for update skip locked
     )
     returning id, lease_id as "leaseId", attempts as attempt`,
    [now, randomUUID(), new Date(now.getTime() + leaseMs)],
  )
  return rows[0] ?? null
}

/**
 * Goes on holding a lease.
 * @returns false when another worker has the task by now
 */
export function renewLease(db: Database, lease: Lease, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + leaseMs)
  return change(db, lease, 'lease_until = $3', [until])
}

/** Says that the work itself has begun. */
export function startTask(db: Database, lease: Lease): Promise<boolean> {
  return change(db, lease, "state = 'STARTED', reason = null", [])
}

/** Notes that the file is there. */
export function noteFile(db: Database, lease: Lease, now: Date): Promise<boolean> {
  return change(db, lease, 'file_made_at = $3', [now])
}

export type Ending =
  | { state: 'SUCCESS'; reason: string | null }
  | { state: 'FAILURE'; reason: string }

/** Ends a task. */
export function endTask(db: Database, lease: Lease, ending: Ending, now: Date): Promise<boolean> {
  return change(
    db,
    lease,
    'state = $3, reason = $4, completed_at = $5, lease_id = null, lease_until = null',
    [ending.state, ending.reason, now],
  )
}

/** Lets a task wait for its next attempt. */
export function postponeTask(
  db: Database,
  lease: Lease,
  { until, reason, isCounted }: { until: Date; reason: string; isCounted: boolean },
): Promise<boolean> {
  return change(
    db,
    lease,
    `state = 'RETRY', reason = $3, run_at = $4, attempts = attempts - $5,
     lease_id = null, lease_until = null`,
    [reason, until, isCounted ? 0 : 1],
  )
}

/** Gives a task back as it was, for another process to take at once: this one ends. */
export function returnTask(db: Database, lease: Lease): Promise<boolean> {
  return change(
    db,
    lease,
    "state = 'PENDING', attempts = attempts - 1, lease_id = null, lease_until = null",
    [],
  )
}

/** Changes a task if the lease still holds. */
async function change(
  db: Database,
  { id, leaseId }: Lease,
  assignments: string,
  values: readonly unknown[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update reports set ${assignments} where id = $1 and lease_id = $2`,
    [id, leaseId, ...values],
  )
  return rowCount === 1
}

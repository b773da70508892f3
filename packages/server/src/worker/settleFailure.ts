import type pg from 'pg'
import { giveUpMs, retryAfterMs } from '../outage.ts'
import { CannotKeep } from '../reports/files/cannotKeep.ts'
import { readReportRow } from '../reports/row.ts'
import { endTask, type Lease, postponeTask } from '../tasks/queue.ts'
import { limitReason, patienceFor } from './reportLimits.ts'

interface Settling {
  db: pg.Pool
  clock: () => Date
}

/** Seconds to wait after each attempt that failed. */
const retrySeconds = [3, 20] as const

const reasons = {
  failed: 'The report could not be made.',
  room: 'There is no room for the file of the report.',
  store: 'The file of the report could not be stored.',
}

/** Ends a report that was begun more often than it may fail, since whoever had it died of it. @returns whether it has */
export async function settleOftenBegun({ db, clock }: Settling, lease: Lease): Promise<boolean> {
  if (lease.attempt <= retrySeconds.length + 1) return false
  await endTask(db, lease, { state: 'FAILURE', reason: reasons.failed }, clock())
  return true
}

/** Has a report that failed tried again, or ends it with the reason. */
export async function settleFailure(
  { db, clock }: Settling,
  lease: Lease,
  error: unknown,
): Promise<void> {
  const limit = limitReason(error, patienceFor(lease))
  const reason = limit ?? reasonOf(error)
  // What is too large stays so.
  const wait = limit === null ? await waitAfter({ db, clock }, lease, error) : null
  if (wait === null) await endTask(db, lease, { state: 'FAILURE', reason }, clock())
  else await postponeTask(db, lease, { ...wait, reason: `${reason} Trying again.` })
}

/** Tells when a report is tried again that failed; null for never. */
async function waitAfter({ db, clock }: Settling, lease: Lease, error: unknown) {
  if (error instanceof CannotKeep) {
    const { dueAt, initiatedAt } = await readReportRow(db, lease.id)
    // Nobody waits before a screen, and nobody would ask for it again.
    if (dueAt !== null) {
      const elapsedMs = clock().getTime() - Date.parse(initiatedAt)
      return elapsedMs < giveUpMs
        ? { seconds: retryAfterMs(elapsedMs) / 1000, isCounted: false }
        : null
    }
  }
  const seconds = retrySeconds[lease.attempt - 1]
  return seconds === undefined ? null : { seconds, isCounted: true }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof CannotKeep)) return reasons.failed
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return code === 'ENOSPC' ? reasons.room : reasons.store
}

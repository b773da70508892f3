import type { AuditAction, Schedule } from '@netportal/contract'
import type { Origin } from '../audit/origin.ts'
import { record } from '../audit/record.ts'
import type { Database } from '../database/database.ts'

interface Change {
  companyId: number
  before: Schedule
  after: Schedule
}

/**
 * Writes down what a schedule's new version changes: a pause is told apart from the rest, though both come in one call.
 * @param db of the transaction that saves it
 */
export async function recordChanges(db: Database, by: Origin, change: Change): Promise<void> {
  const about = { company: change.companyId, subject: ['schedule', change.after.id] } as const
  for (const action of actionsOf(change)) await record(db, by, action, about)
}

function actionsOf({ before, after }: Change): AuditAction[] {
  const pause = pauseAction(before, after)
  if (pause === null) return ['schedule-changed']
  return isSame(restOf(before), restOf(after)) ? [pause] : ['schedule-changed', pause]
}

function pauseAction(before: Schedule, after: Schedule): AuditAction | null {
  const [was, is] = [pausesOf(before), pausesOf(after)]
  if (isSame(was, is)) return null
  const isStopped = was.is_active && !is.is_active
  const isPut = is.paused_until !== null && is.paused_until !== was.paused_until
  const isSitePut = is.paused_sites.some(
    (site) => !was.paused_sites.some((one) => isSame(one, site)),
  )
  return isStopped || isPut || isSitePut ? 'schedule-paused' : 'schedule-resumed'
}

function pausesOf({ is_active, paused_until, paused_sites }: Schedule) {
  return { is_active, paused_until: paused_until ?? null, paused_sites: paused_sites ?? [] }
}

/** What people choose, without the pauses and what follows from all of it. */
function restOf(schedule: Schedule) {
  const derived = { version: null, next_run_at: null, can_run_now: null, stopped_recipients: null }
  const pauses = { is_active: null, paused_until: null, paused_sites: null }
  return { ...schedule, ...derived, ...pauses }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

import type { FastifyInstance } from 'fastify'
import { forgetOldEntries } from '../audit/keep.ts'
import { forgetSignIns } from '../auth/signInCounts.ts'
import { deleteEndedTokens } from '../auth/tokens.ts'
import { forgetOldDays } from '../comparison/tellDays.ts'
import { isLocked } from '../database/locks.ts'
import { isDatabaseDown } from '../database/unavailable.ts'
import { forgetOldMails } from '../incidentMails/mails.ts'
import { repeatFromNow } from '../repeat.ts'
import { removeOldRows } from '../reports/removeOld.ts'
import { forgetOldCounts } from '../schedules/budget.ts'
import { dropPartitions, ensurePartitions, retentionStart } from '../series/partitions.ts'
import type { Services } from '../services.ts'
import { forgetRepeats } from '../statuses/repeats.ts'
import { eraseOldGuests } from '../tickets/erase.ts'

const hourMs = 3_600_000
/** Partitions are ready so long before the first point needs them. */
const aheadMs = 35 * 24 * hourMs
/** Days that another server process, whose clock is behind, may still take in. */
export const graceDays = 1

type MaintenanceNeeds = Pick<Services, 'db' | 'config' | 'clock'>

/**
 * Makes room for points to come, and removes what is older than it is kept: points, a month at a time,
 * sessions, rows of reports, and what is personal in tickets. What fails keeps none of the others from being done.
 * @param signal ends it soon; the next run goes on there
 * @returns the partitions that were dropped
 * @throws what has failed, once all else is done
 */
export async function maintain(
  { db, config, clock }: MaintenanceNeeds,
  signal?: AbortSignal,
): Promise<string[]> {
  const now = clock()
  const { guestDataDays, reportHistoryDays } = config
  let dropped: string[] = []
  const parts = [
    () => makeRoom(db, now),
    async () => {
      dropped = await dropPartitions(db, retentionStart(now, config.retentionDays + graceDays))
    },
    () => deleteEndedTokens(db, config.session, now),
    () => forgetSignIns(db),
    () => forgetOldCounts(db, now),
    () => forgetOldMails(db, now),
    () => forgetOldDays(db, now),
    () => forgetRepeats(db, now, signal),
    () => forgetOldEntries(db, config.auditDays, signal),
    () => eraseOldGuests(db, { days: guestDataDays, now, signal }),
    () => removeOldRows(db, { days: reportHistoryDays, now, signal }),
  ]
  const faults: unknown[] = []
  for (const part of parts) {
    if (signal?.aborted) break
    try {
      await part()
    } catch (error) {
      if (isDatabaseDown(error)) throw error
      faults.push(error)
    }
  }
  if (faults.length > 1) throw new AggregateError(faults, 'Several parts of the maintenance failed')
  if (faults.length > 0) throw faults[0]
  return dropped
}

const makeRoom = (db: MaintenanceNeeds['db'], now: Date) =>
  ensurePartitions(db, now, new Date(now.getTime() + aheadMs))

/**
 * Maintains the database now and each hour, beside what is served: the first time that something is no longer kept it
 * may take long. Several server processes may do so: they take turns.
 * @returns once there is room for points to come; `close` waits for the step under way
 */
export async function startMaintenance(
  { log }: Pick<FastifyInstance, 'log'>,
  needs: MaintenanceNeeds,
): Promise<{ close(): Promise<void> }> {
  await makeRoom(needs.db, needs.clock())
  const run = async (closing: AbortSignal) => {
    const dropped = await maintain(needs, closing).catch((error: unknown) => {
      if (!isLocked(error)) throw error
      log.warn('nothing could be dropped: something reads it, such as a backup; it is tried again')
      return []
    })
    if (dropped.length > 0) log.info({ partitions: dropped }, 'dropped what is no longer kept')
  }
  return repeatFromNow(hourMs, run, (error) => log.error({ err: error }, 'maintenance failed'))
}

import type { FastifyInstance } from 'fastify'
import { forgetOldEntries } from '../audit/keep.ts'
import { forgetSignIns } from '../auth/signInCounts.ts'
import { deleteEndedTokens } from '../auth/tokens.ts'
import { forgetOldDays } from '../comparison/tellDays.ts'
import { isLocked } from '../database/locks.ts'
import { forgetOldMails } from '../incidentMails/mails.ts'
import { repeat } from '../repeat.ts'
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
 * sessions, rows of reports, and what is personal in tickets.
 * @returns the partitions that were dropped
 */
export async function maintain({ db, config, clock }: MaintenanceNeeds): Promise<string[]> {
  const now = clock()
  await ensurePartitions(db, now, new Date(now.getTime() + aheadMs))
  await deleteEndedTokens(db, config.session, now)
  await forgetSignIns(db)
  await forgetOldCounts(db, now)
  await forgetOldMails(db, now)
  await forgetOldDays(db, now)
  await forgetRepeats(db, now)
  await forgetOldEntries(db, config.auditDays)
  await eraseOldGuests(db, { days: config.guestDataDays, now })
  if (config.reportHistoryDays !== null) {
    await removeOldRows(db, new Date(now.getTime() - config.reportHistoryDays * 24 * hourMs))
  }
  return dropPartitions(db, retentionStart(now, config.retentionDays + graceDays))
}

/**
 * Maintains the database now and each hour. Several server processes may do so: they take turns.
 * @returns `close` waits for a run under way
 */
export async function startMaintenance(
  { log }: FastifyInstance,
  needs: MaintenanceNeeds,
): Promise<{ close(): Promise<void> }> {
  const run = async () => {
    const dropped = await maintain(needs).catch((error: unknown) => {
      if (!isLocked(error)) throw error
      log.warn('nothing could be dropped: something reads it, such as a backup; it is tried again')
      return []
    })
    if (dropped.length > 0) log.info({ partitions: dropped }, 'dropped what is no longer kept')
  }
  await run()
  return repeat(hourMs, run, (error) => log.error({ err: error }, 'maintenance failed'))
}

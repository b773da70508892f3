import { reportPath } from '../reports/files.ts'
import type { ReportRow, ReportTaskOptions } from '../reports/run.ts'
import { type Ending, endTask, type Lease, postponeTask } from '../tasks/queue.ts'
import { readMailedSchedule, scheduleMail } from './letter.ts'
import {
  claimMail,
  countMails,
  type MailOutcome,
  prepareMails,
  settleMail,
  waitingAddresses,
} from './mails.ts'

const minuteMs = 60_000
/** A mail that no server takes for so long is given up. */
const giveUpMs = 24 * 60 * minuteMs

const reasons = {
  retry: 'The mail server did not take all mails. Trying again.',
  givenUp: 'The mail server did not take it for a day.',
  unknown:
    'The connection broke while it was handed over. It is not sent again, so that nobody gets it twice.',
  before: 'Not sent again: this period was mailed before.',
  nobody: 'No recipient is known to have it.',
}

/** Mails a report to each recipient of its schedule, once, and ends the task or lets it wait. */
export async function mailReport(
  { db, config, clock, mailer }: ReportTaskOptions,
  row: ReportRow,
  lease: Lease,
  signal: AbortSignal,
): Promise<void> {
  const schedule = await readMailedSchedule(db, row.id)
  if (schedule === null) return
  await prepareMails(db, row.id, schedule.recipients, clock())
  const isLate = clock().getTime() - Date.parse(row.initiatedAt) > giveUpMs
  let mustWait = false
  try {
    const waiting = await waitingAddresses(db, row.id)
    if (waiting.length > 0) await mailer.check()
    for (const address of waiting) {
      signal.throwIfAborted()
      if (!(await claimMail(db, lease, address))) return
      const path = reportPath(config.dataFolder, row.taskId)
      const mail = scheduleMail(config, schedule, { address, row, path })
      const delivery = await mailer.send(mail)
      const retry = delivery.status === 'refused' && !delivery.isFinal && !isLate
      mustWait ||= retry
      await settleMail(
        db,
        row.id,
        address,
        retry ? { state: 'WAITING' } : outcomeOf(delivery),
        clock(),
      )
      // Rather wait than lose the others in the same way.
      if (delivery.status === 'unknown') await mailer.check()
    }
  } catch (error) {
    if (signal.aborted) throw error
    mustWait = true
  }
  if (mustWait && !isLate) {
    const seconds = waitMs(clock().getTime() - Date.parse(row.initiatedAt)) / 1000
    await postponeTask(db, lease, { seconds, reason: reasons.retry, isCounted: false })
    return
  }
  await endTask(db, lease, summarize(await countMails(db, row.id, reasons.givenUp)), clock())
}

function outcomeOf(
  delivery: Awaited<ReturnType<ReportTaskOptions['mailer']['send']>>,
): MailOutcome {
  switch (delivery.status) {
    case 'sent':
      return { state: 'SENT' }
    case 'refused':
      return { state: 'FAILED', reason: delivery.reason }
    case 'unknown':
      return { state: 'UNKNOWN', reason: reasons.unknown }
    default:
      return delivery satisfies never
  }
}

/** Soon at first, then less often. */
function waitMs(elapsedMs: number): number {
  if (elapsedMs < 5 * minuteMs) return minuteMs / 2
  return elapsedMs < 60 * minuteMs ? 5 * minuteMs : 30 * minuteMs
}

/** How the report ends, by its mails: one that reached nobody has failed. */
function summarize({ all, sent }: { all: number; sent: number }): Ending {
  if (all === 0) return { state: 'SUCCESS', reason: reasons.before }
  return sent > 0
    ? { state: 'SUCCESS', reason: null }
    : { state: 'FAILURE', reason: reasons.nobody }
}

import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Mail, Mailer } from '../mail/mail.ts'
import { mailReasons } from '../mail/reasons.ts'
import { giveUpMs, retryAfterMs } from '../outage.ts'
import { CannotKeep } from '../reports/files/cannotKeep.ts'
import type { ReportFiles } from '../reports/files/reportFiles.ts'
import type { ReportRow } from '../reports/row.ts'
import { longestWaitSeconds } from '../tasks/boss.ts'
import { type Ending, endTask, type Lease, postponeTask } from '../tasks/queue.ts'
import { within } from '../within.ts'
import { budgetDay, giveBack, heldBack, type MailBudget, nextBudgetDay } from './budget.ts'
import { readPlacesNow } from './downNow.ts'
import { type ReportMails, scheduleMail } from './letter.ts'
import { type MailedReport, readMailedReport } from './mailedReport.ts'
import {
  claimMail,
  countMails,
  holdMails,
  type MailCounts,
  type MailOutcome,
  prepareMails,
  settleMail,
  waitingAddresses,
} from './mails.ts'
import { noteRecipients, skipStopped } from './recipients.ts'
import { createStopUrl } from './stopRoutes.ts'

const reasons = {
  ...mailReasons,
  held: 'The mails of the day are used up. Those that are held back go out later.',
  retry: 'The mail server did not take all mails. Trying again.',
  unread: 'The file of the report cannot be read now. Trying again.',
  before: 'Not sent again: this period was mailed before.',
  stopped: 'Not sent: all recipients have stopped these mails.',
  nobody: 'No recipient is known to have it.',
  unlisted: 'This location is not on the list of its schedule any more.',
}

export interface MailReportOptions {
  db: pg.Pool
  config: Config
  clock: () => Date
  mailer: Mailer
  files: ReportFiles
}

/** Mails a report to each recipient of its schedule, once, and ends the task or lets it wait. */
export async function mailReport(
  options: MailReportOptions,
  row: ReportRow,
  lease: Lease,
  signal: AbortSignal,
): Promise<void> {
  const { db, config, clock } = options
  const report = await readMailedReport(db, row.id)
  if (report === null) return
  if (report.recipients.length === 0) {
    await countMails(db, row.id, reasons.unlisted)
    await endTask(db, lease, { state: 'FAILURE', reason: reasons.unlisted }, clock())
    return
  }
  await prepareMails(db, row.id, report.recipients, clock())
  await skipStopped(db, row.id, clock())
  const budget = { companyId: report.companyId, perDay: config.companyMailsPerDay }
  const elapsedMs = () => clock().getTime() - Date.parse(row.mailsDueAt ?? row.initiatedAt)
  const isLate = elapsedMs() > giveUpMs
  let end: SendingEnd
  let waiting: string = reasons.retry
  try {
    end = await sendAll(options, { row, lease, report, budget, isLate, signal })
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof CannotKeep) waiting = reasons.unread
    end = 'waits'
  }
  if (end === 'lost') return
  if (end === 'held') {
    const until = nextBudgetDay(clock())
    await holdMails(db, row.id, { reason: heldBack(budget, until), until })
    const seconds = Math.ceil((until.getTime() - clock().getTime()) / 1000)
    await postponeTask(db, lease, {
      seconds: Math.min(seconds, longestWaitSeconds),
      reason: reasons.held,
      isCounted: false,
    })
    return
  }
  if (end === 'waits' && !isLate) {
    const seconds = retryAfterMs(elapsedMs()) / 1000
    await postponeTask(db, lease, { seconds, reason: waiting, isCounted: false })
    return
  }
  await endTask(db, lease, summarize(await countMails(db, row.id, reasons.givenUp)), clock())
}

/** How handing over a report's mails ended: all settled, some to be tried again, held back, or with another worker. */
type SendingEnd = 'settled' | 'waits' | 'held' | 'lost'

async function sendAll(
  options: MailReportOptions,
  {
    row,
    lease,
    report,
    budget,
    isLate,
    signal,
  }: {
    row: ReportRow
    lease: Lease
    report: MailedReport
    budget: MailBudget
    isLate: boolean
    signal: AbortSignal
  },
): Promise<SendingEnd> {
  const { db, clock, mailer } = options
  let end: SendingEnd = 'settled'
  const waiting = await waitingAddresses(db, row.id)
  if (waiting.length === 0) return end
  await mailer.check()
  const compose = await createComposer(options, { row, report, waiting })
  for (const address of waiting) {
    signal.throwIfAborted()
    const day = budgetDay(clock())
    const claim = await claimMail(db, { lease, address, budget, day })
    if (claim !== 'claimed') return claim
    const delivery = await mailer.send(compose(address))
    if (delivery.status === 'refused') await giveBack(db, budget, day)
    const retry = delivery.status === 'refused' && !delivery.isFinal && !isLate
    if (retry) end = 'waits'
    const outcome = retry ? ({ state: 'WAITING' } as const) : outcomeOf(delivery)
    await settleMail(db, row.id, address, outcome, clock())
    // Rather wait than lose the others in the same way, or try each of them with a server that is down.
    const isOut =
      delivery.status === 'unknown' || (delivery.status === 'refused' && delivery.isOutage)
    if (isOut) await mailer.check()
  }
  return end
}

/** Makes the mail to each recipient; what is down is read as they are sent. */
async function createComposer(
  { db, config, clock, files }: MailReportOptions,
  { row, report, waiting }: { row: ReportRow; report: MailedReport; waiting: readonly string[] },
): Promise<(address: string) => Mail> {
  const { taskId, fileName } = row
  const { scheduleId, isTest, companyId, places } = report
  const now = clock()
  const file = await readAttachment(files, taskId, config.mail.fileBytesMax)
  const locationIds = places.map(({ locationId }) => locationId)
  const placesNow = await readPlacesNow(db, { companyId, locationIds }, now)
  const mails: ReportMails = { report, placesNow, now, file: { name: fileName, ...file } }
  const ids = isTest ? new Map<string, number>() : await noteRecipients(db, scheduleId, waiting)
  const stopUrl = await createStopUrl(db, config)
  return (address) => {
    const id = ids.get(address)
    return scheduleMail(config, mails, { address, stopUrl: id === undefined ? null : stopUrl(id) })
  }
}

/** A disk or a store may hang in the middle of a file. */
const readMs = 60_000

/** Reads the file that all recipients get: once for all, and before any mail is begun. @throws CannotKeep */
async function readAttachment(files: ReportFiles, taskId: string, bytesMax: number) {
  try {
    const file = await files.read(taskId)
    if (file === null) throw new Error(`The file of the report ${taskId} is lost.`)
    const { size, stream } = file
    try {
      const isAttached = size <= bytesMax
      return { size, bytes: isAttached ? await within(readMs, files.name, buffer(stream)) : null }
    } finally {
      stream.destroy()
    }
  } catch (error) {
    throw new CannotKeep(error)
  }
}

function outcomeOf(delivery: Awaited<ReturnType<Mailer['send']>>): MailOutcome {
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

/** How the report ends, by its mails: one that reached nobody has failed. */
function summarize({ all, sent, stopped }: MailCounts): Ending {
  if (stopped > 0 && stopped === all) return { state: 'SUCCESS', reason: reasons.stopped }
  if (all === 0) return { state: 'SUCCESS', reason: reasons.before }
  return sent > 0
    ? { state: 'SUCCESS', reason: null }
    : { state: 'FAILURE', reason: reasons.nobody }
}

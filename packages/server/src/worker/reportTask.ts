import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import type { Readers } from '../database/readers.ts'
import { elapsed } from '../elapsed.ts'
import type { Mailer } from '../mail/mail.ts'
import { note, noteFault, step } from '../observe/trace.ts'
import { publicOrigin } from '../passwordReset/links.ts'
import { abandonFile } from '../reports/abandonFile.ts'
import { readBrand } from '../reports/brand.ts'
import type { Drawing } from '../reports/drawing.ts'
import { CannotKeep } from '../reports/files/cannotKeep.ts'
import type { ReportFiles } from '../reports/files/reportFiles.ts'
import { readInput } from '../reports/read/readInput.ts'
import { ReportRequest } from '../reports/request.ts'
import { readReportRow } from '../reports/row.ts'
import { mailReport } from '../schedules/mailReport.ts'
import { nothingToSay } from '../schedules/nothingToSay.ts'
import type { Running } from '../tasks/progress.ts'
import { endTask, hasEnded, type Lease, noteFile, noteLetter, startTask } from '../tasks/queue.ts'
import type { Watches } from '../watch.ts'
import { patienceFor, refusalOf } from './reportLimits.ts'
import { settleFailure, settleOftenBegun } from './settleFailure.ts'
import type { RunTask } from './worker.ts'

export interface ReportTaskOptions {
  db: pg.Pool
  readers: Readers
  config: Config
  clock: () => Date
  drawing: Drawing
  mailer: Mailer
  files: ReportFiles
  watches: Watches
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

const reasons = {
  gone: 'A location or network of this report is gone, or belongs to another customer now.',
  deleted: 'The schedule was deleted.',
  online: 'Not sent: all devices were online.',
}

/** Makes what makes reports: the file, unless an earlier attempt made it, and for schedules the mails. */
export function createReportTask(options: ReportTaskOptions): RunTask {
  const { db, log } = options
  const run: RunTask = async (lease, running) => {
    if (await settleOftenBegun(options, lease)) return
    await startTask(db, lease)
    try {
      await runReport(options, lease, running)
    } catch (error) {
      if (running.signal.aborted) throw error
      noteFault(error)
      log.error({ err: error, report: lease.id, size: lease.size }, 'report failed')
      await settleFailure(options, lease, error)
    }
  }
  return (lease, running) => {
    const facts = {
      'netportal.report_id': lease.id,
      'netportal.report_size': lease.size,
      'netportal.attempt': lease.attempt,
    }
    return step('report', facts, () => run(lease, running))
  }
}

async function runReport(
  options: ReportTaskOptions,
  lease: Lease,
  running: Running,
): Promise<void> {
  const { db, config, clock, drawing, files } = options
  const { signal } = running
  const row = await readReportRow(db, lease.id)
  if (row.companyId !== null) note({ 'netportal.company_id': row.companyId })
  const end = (state: 'SUCCESS' | 'FAILURE', reason: string) =>
    endTask(db, lease, { state, reason }, clock())
  const isMailed = row.dueAt !== null || row.testAddress !== null
  if (isMailed && row.scheduleId === null) {
    await end('FAILURE', reasons.deleted)
    return
  }
  const size = await files.sizeOf(row.taskId).catch((error: unknown) => tellFault(options, error))
  if (size === null) {
    const request = z.parse(ReportRequest, row.request)
    note({
      'netportal.report_type': request.type,
      'netportal.report_format': request.format,
      'netportal.report_locations': request.places.length,
    })
    const refusal = refusalOf(request, lease)
    if (refusal !== null) {
      await end('FAILURE', refusal)
      return
    }
    const beganMs = elapsed()
    const { companyId } = row
    const initiatedAt = new Date(row.initiatedAt)
    const whose = { companyId, now: initiatedAt, isMailed }
    const input = await step('read report', {}, () => readInput(options, request, whose, running))
    if (input === null) {
      await end('FAILURE', reasons.gone)
      return
    }
    if (await nothingToSay(db, row, input)) {
      await end('SUCCESS', reasons.online)
      return
    }
    const brand = await readBrand(config)
    const { bytes, letter } = await step('draw report', {}, () =>
      drawing.makeReport(
        { ...input, brand, portalUrl: publicOrigin(config) },
        { signal, patienceMs: patienceFor(lease) },
      ),
    )
    // Before the file: whoever finds that has what its mails tell.
    if (letter !== null && !(await noteLetter(db, lease, letter))) return
    await files.write(row.taskId, bytes).catch((error: unknown) => tellFault(options, error))
    options.watches.files.worked()
    tellLong(options.log, elapsed() - beganMs, {
      report: row.id,
      company: row.companyId,
      type: request.type,
      format: request.format,
      locations: request.places.length,
      size: lease.size,
      bytes: bytes.length,
    })
  }
  if (!(await noteFile(db, lease, clock()))) {
    // Cancelled while it was written; another worker would want it.
    if (await hasEnded(db, lease.id)) await abandonFile({ db, files }, row.taskId, clock())
    return
  }
  if (isMailed) await step('mail report', {}, () => mailReport(options, row, lease, signal))
  else await endTask(db, lease, { state: 'SUCCESS', reason: null }, clock())
}

/** From here on a report is noted in the log, for who wonders what keeps a server busy. */
const longMs = 30_000

function tellLong(log: ReportTaskOptions['log'], tookMs: number, figures: object): void {
  if (tookMs < longMs) return
  log.warn({ ...figures, seconds: Math.round(tookMs / 1000) }, 'a report took long')
}

/** Lets the log and the readiness know that files cannot be kept. */
function tellFault({ watches }: ReportTaskOptions, error: unknown): never {
  watches.files.failed(error)
  throw new CannotKeep(error)
}

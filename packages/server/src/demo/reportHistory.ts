import { randomUUID } from 'node:crypto'
import { nextRun } from '@netportal/contract/next-run'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { transaction } from '../database/database.ts'
import { readersOf } from '../database/readers.ts'
import type { Mailer } from '../mail/mail.ts'
import { createOutbox } from '../mail/outbox.ts'
import { createDrawing } from '../reports/drawing.ts'
import type { ReportFiles } from '../reports/files/reportFiles.ts'
import { insertRun } from '../schedules/due.ts'
import { readDueSchedule } from '../schedules/dueSchedule.ts'
import type { Lease } from '../tasks/queue.ts'
import { createWatches } from '../watch.ts'
import { createReportTask, type ReportTaskOptions } from '../worker/reportTask.ts'
import { fullMailbox } from './schedules.ts'

const dayMs = 86_400_000
/** How far back the history goes. */
const pastMs = 22 * dayMs
/** Time that a report of the past took. */
const drawingMs = 20_000
const runsPerSchedule = 3
/** Later than any run. */
const later = new Date('9999-12-31T00:00:00Z')

interface HistoryOptions {
  db: pg.Pool
  config: Config
  files: ReportFiles
  log: ReportTaskOptions['log']
}

/**
 * Makes the reports that the demo's schedules would have made in the weeks before `now`, with their files;
 * once, and while others work.
 * @returns `done` fulfils when all are there or `close` was called
 */
export function fillReportHistory(
  options: HistoryOptions,
  now: Date,
): { done: Promise<void>; close(): Promise<unknown> } {
  const ending = new AbortController()
  const done = fill(options, now, ending.signal)
  return {
    done,
    close: () => {
      ending.abort()
      return done
    },
  }
}

async function fill({ db, config, files, log }: HistoryOptions, now: Date, signal: AbortSignal) {
  const { rowCount } = await db.query('select from reports where due_at < $1 limit 1', [
    new Date(now.getTime() - dayMs),
  ])
  if (rowCount !== 0) return
  const watches = createWatches()
  const drawing = createDrawing(watches.drawing, config.reportFonts)
  const mailer = refuseOnce(createOutbox(config.mail.outboxFolder, config.mail.from), fullMailbox)
  for (const { id, dueAt } of await pastRuns(db, now)) {
    if (signal.aborted) break
    const due = new Date(dueAt)
    const clock = () => new Date(due.getTime() + drawingMs)
    const lease = await insertLeased(db, id, due)
    const readers = readersOf(db)
    const run = createReportTask({
      db,
      readers,
      config,
      clock,
      drawing,
      mailer,
      files,
      watches,
      log,
    })
    if (lease)
      await run(lease, { signal, tell: () => {} }).catch((error) =>
        log.error({ err: error }, 'demo report'),
      )
  }
  await drawing.close()
}

/** Refuses the first mail to an address: a history in which all went well shows too little. */
function refuseOnce(mailer: Mailer, address: string): Mailer {
  let isFull = true
  return {
    check: () => mailer.check(),
    send: async (mail) => {
      if (mail.to !== address || !isFull) return mailer.send(mail)
      isFull = false
      return { status: 'refused', reason: '552 5.2.2 Mailbox full', isFinal: true }
    },
  }
}

/** The last runs of each schedule, oldest first. */
async function pastRuns(db: pg.Pool, now: Date): Promise<{ id: number; dueAt: string }[]> {
  const { rows } = await db.query<{ id: number }>(
    'select id from report_schedules where is_active order by id',
  )
  const runs: { id: number; dueAt: string }[] = []
  for (const { id } of rows) {
    const schedule = await readDueSchedule(db, id, later)
    if (schedule === null) continue
    const own: { id: number; dueAt: string }[] = []
    let dueAt = nextRun(schedule.rule, new Date(now.getTime() - pastMs).toISOString())
    while (Date.parse(dueAt) < now.getTime()) {
      own.push({ id, dueAt })
      dueAt = nextRun(schedule.rule, dueAt)
    }
    runs.push(...own.slice(-runsPerSchedule))
  }
  return runs.sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
}

/** Notes a run as one that is taken already, outside of the queue. */
function insertLeased(db: pg.Pool, scheduleId: number, due: Date): Promise<Lease | null> {
  return transaction(db, async (connection) => {
    const schedule = await readDueSchedule(connection, scheduleId, later)
    const id = schedule && (await insertRun(connection, schedule, due.toISOString(), due))
    if (!id) return null
    const leaseId = randomUUID()
    await connection.query('update reports set lease_id = $2, attempts = 1 where id = $1', [
      id,
      leaseId,
    ])
    return { id, leaseId, jobId: null, attempt: 1, size: 0 }
  })
}

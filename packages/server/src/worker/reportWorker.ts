import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { readTime } from '../database/database.ts'
import { type Readers, readersOf } from '../database/readers.ts'
import type { Mailer } from '../mail/mail.ts'
import { watchMailer } from '../mail/watchedMailer.ts'
import { createDrawing, type Drawing } from '../reports/drawing.ts'
import type { ReportFiles } from '../reports/files/reportFiles.ts'
import { removeOldFiles } from '../reports/removeOld.ts'
import { bringNextRunsBack, queueDueReports } from '../schedules/due.ts'
import { queueForgottenSites } from '../schedules/siteRuns.ts'
import { forgetFuture, freeExpired } from '../tasks/boss.ts'
import { queueForgotten } from '../tasks/queue.ts'
import { createWatches, type Watches, type WatchLog } from '../watch.ts'
import { createReportTask } from './reportTask.ts'
import { createWorker, type Worker } from './worker.ts'

export interface ReportWorkerOptions {
  config: Config
  db: pg.Pool
  /** Where the data of reports are read. @default the database */
  readers?: Readers
  mailer: Mailer
  files: ReportFiles
  log: WatchLog
  /** Of the process, which its server shares. @default its own */
  watches?: Watches
  /** @default the system's, and for what is due the database's, which all servers have in common */
  clock?: () => Date
}

const schedulesMs = 5000
const expiredMs = 10_000
const hourMs = 3_600_000

/** Makes the worker that draws reports, runs schedules and removes old files. */
export function createReportWorker({
  config,
  db,
  readers = readersOf(db),
  mailer: givenMailer,
  files,
  log,
  watches = watchesLogging(log),
  clock: givenClock,
}: ReportWorkerOptions): Worker {
  const clock = givenClock ?? (() => new Date())
  // Servers whose clocks differ would mail early, or twice.
  const databaseTime = async () => givenClock?.() ?? readTime(db)
  const draw = () => createDrawing(watches.drawing, config.reportFonts)
  const drawings = [draw(), draw()] as const
  const mailer = watchMailer(givenMailer, watches.mail)
  const taskWith = (drawing: Drawing) =>
    createReportTask({ db, readers, config, clock, drawing, mailer, files, watches, log })
  const worker = createWorker({
    db,
    log,
    database: watches.database,
    runTask: taskWith(drawings[0]),
    runSmallTask: taskWith(drawings[1]),
    chores: [
      {
        name: 'schedules',
        everyMs: schedulesMs,
        run: async (closing) => queueDueReports(db, await databaseTime(), log, closing),
      },
      {
        name: 'locations of schedules',
        everyMs: schedulesMs,
        run: async () => queueForgottenSites(db, await databaseTime(), log),
      },
      {
        name: 'next runs',
        everyMs: hourMs,
        run: async () => bringNextRunsBack(db, await databaseTime()),
      },
      {
        name: 'expired tasks',
        everyMs: expiredMs,
        run: async () => {
          await forgetFuture(db)
          await freeExpired(db)
        },
      },
      { name: 'forgotten tasks', everyMs: hourMs, run: () => queueForgotten(db) },
      {
        name: 'old report files',
        everyMs: hourMs,
        run: () => {
          const now = clock()
          const before = new Date(now.getTime() - config.reportFilesMs)
          return removeOldFiles(db, files, { before, now })
        },
      },
    ],
  })
  return {
    ...worker,
    close: async () => {
      await worker.close()
      await Promise.all(drawings.map((drawing) => drawing.close()))
    },
  }
}

function watchesLogging(log: WatchLog): Watches {
  const watches = createWatches()
  watches.logTo(log)
  return watches
}

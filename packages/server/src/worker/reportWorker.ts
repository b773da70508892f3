import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Mailer } from '../mail/mail.ts'
import { watchMailer } from '../mail/watchedMailer.ts'
import { createDrawing } from '../reports/drawing.ts'
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
  mailer: Mailer
  log: WatchLog
  /** Of the process, which its server shares. @default its own */
  watches?: Watches
  /** @default the system's */
  clock?: () => Date
}

const schedulesMs = 5000
const expiredMs = 10_000
const hourMs = 3_600_000

/** Makes the worker that draws reports, runs schedules and removes old files. */
export function createReportWorker({
  config,
  db,
  mailer: givenMailer,
  log,
  watches = watchesLogging(log),
  clock = () => new Date(),
}: ReportWorkerOptions): Worker {
  const drawing = createDrawing(watches.drawing)
  const mailer = watchMailer(givenMailer, watches.mail)
  const worker = createWorker({
    db,
    log,
    database: watches.database,
    runTask: createReportTask({ db, config, clock, drawing, mailer, watches, log }),
    chores: [
      { name: 'schedules', everyMs: schedulesMs, run: () => queueDueReports(db, clock(), log) },
      {
        name: 'locations of schedules',
        everyMs: schedulesMs,
        run: () => queueForgottenSites(db, clock(), log),
      },
      { name: 'next runs', everyMs: hourMs, run: () => bringNextRunsBack(db, clock()) },
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
          return removeOldFiles(db, config.dataFolder, { before, now })
        },
      },
    ],
  })
  return {
    ...worker,
    close: async () => {
      await worker.close()
      await drawing.close()
    },
  }
}

function watchesLogging(log: WatchLog): Watches {
  const watches = createWatches()
  watches.logTo(log)
  return watches
}

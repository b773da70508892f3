import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Mailer } from '../mail/mail.ts'
import { createDrawing } from '../reports/drawing.ts'
import { removeOldFiles } from '../reports/removeOld.ts'
import { createReportTask } from '../reports/run.ts'
import { bringNextRunsBack, queueDueReports } from '../schedules/due.ts'
import { forgetFuture, freeExpired } from './boss.ts'
import { queueForgotten } from './queue.ts'
import { createWorker, type Worker } from './worker.ts'

export interface ReportWorkerOptions {
  config: Config
  db: pg.Pool
  mailer: Mailer
  log: Pick<FastifyBaseLogger, 'error'>
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
  mailer,
  log,
  clock = () => new Date(),
}: ReportWorkerOptions): Worker {
  const drawing = createDrawing()
  const worker = createWorker({
    db,
    log,
    runTask: createReportTask({ db, config, clock, drawing, mailer, log }),
    chores: [
      {
        name: 'schedules',
        everyMs: schedulesMs,
        run: async () => {
          await queueDueReports(db, clock(), log)
          await bringNextRunsBack(db, clock())
        },
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

import { nextRun, type RunRule } from '@netportal/contract/next-run'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { wholePeriod } from '../reports/request.ts'
import { reportFileName } from '../reports/start.ts'
import { sendTask } from '../tasks/queue.ts'
import { type DueSchedule, type RunnableSchedule, readDueSchedule } from './dueSchedule.ts'
import { toRequest } from './request.ts'
import { queueSites } from './siteRuns.ts'

const dayMs = 86_400_000
/** Reports that wait are made meanwhile; the next look takes the rest. */
const atOnce = 100
/** No run is further from the next than the longest month. */
const furthestRunMs = 32 * dayMs

/**
 * Queues a report for each schedule that is due, and sets its next run. Runs that were missed, while no
 * server ran, become one: the last. Several processes may do this at once: each run is queued once.
 */
export async function queueDueReports(
  pool: pg.Pool,
  now: Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `select report_schedules.id from report_schedules join companies on companies.id = company_id
     where is_active and next_run_at <= $1 and companies.disabled_at is null
     order by next_run_at, report_schedules.id limit ${atOnce}`,
    [now],
  )
  for (const { id } of rows) {
    // One that cannot be read, from another version perhaps, keeps no other from its turn.
    await transaction(pool, (db) => queueRun(db, id, now)).catch((error: unknown) =>
      log.error({ err: error, schedule: id }, 'a schedule could not be queued'),
    )
  }
}

/** No schedule waits longer for its next run, changes of a zone's clock included. */
const longestHours = { DAILY: 26, WEEKLY: 7 * 24 + 2, MONTHLY: 32 * 24 } as const

/**
 * Sets the next run of schedules that ran while a clock was ahead: they would wait until it has caught up.
 */
export async function bringNextRunsBack(pool: pg.Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<{ id: number } & RunRule>(
    `select id, frequency, time_of_day, timezone, day_of_week, day_of_month from report_schedules
     where is_active and next_run_at > $1::timestamptz + interval '1 hour' * case frequency
       when 'DAILY' then ${longestHours.DAILY} when 'WEEKLY' then ${longestHours.WEEKLY}
       else ${longestHours.MONTHLY} end
     limit ${atOnce}`,
    [now],
  )
  for (const { id, ...rule } of rows) {
    await pool.query(
      'update report_schedules set next_run_at = $2 where id = $1 and is_active and next_run_at > $2',
      [id, nextRun(rule, now.toISOString())],
    )
  }
}

async function queueRun(db: Database, id: number, now: Date): Promise<void> {
  const schedule = await readDueSchedule(db, id, now)
  // Another process has it, or it was changed meanwhile.
  if (schedule === null) return
  const dueAt = lastRun(schedule, now)
  const reportId = await insertRun(db, schedule, dueAt, now)
  if (reportId !== undefined) await sendTask(db, { id: reportId, isAwaited: false })
  await queueSites(db, schedule, dueAt, now)
  await db.query('update report_schedules set next_run_at = $2 where id = $1', [
    id,
    nextRun(schedule.rule, now.toISOString()),
  ])
}

/**
 * Notes the report of a run, unless it is there already.
 * @returns its id; undefined when it was there
 */
export async function insertRun(
  db: Database,
  schedule: RunnableSchedule,
  dueAt: string,
  now: Date,
): Promise<number | undefined> {
  const request = toRequest(schedule, dueAt)
  const period = wholePeriod(request.places)
  const { rows } = await db.query<{ id: number }>(
    `insert into reports (company_id, schedule_id, schedule_name, due_at, report_type, request,
       file_name, period_start, period_end, initiated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (schedule_id, due_at) do nothing
     returning id`,
    [
      schedule.companyId,
      schedule.id,
      schedule.name,
      dueAt,
      schedule.reportType,
      JSON.stringify(request),
      reportFileName(request, schedule.locations),
      period.start,
      period.end,
      now,
    ],
  )
  return rows[0]?.id
}

/** The latest of the runs that are due by now. */
function lastRun({ rule, nextRunAt }: DueSchedule, now: Date): string {
  const earliest = new Date(now.getTime() - furthestRunMs).toISOString()
  let run = nextRunAt < earliest ? nextRun(rule, earliest) : nextRunAt
  for (;;) {
    const following = nextRun(rule, run)
    if (Date.parse(following) > now.getTime()) return run
    run = following
  }
}

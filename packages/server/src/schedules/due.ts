import type { ReportParameters } from '@netportal/contract'
import { nextRun, type RunRule } from '@netportal/contract/next-run'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { tryTurn } from '../database/takeTurn.ts'
import { isDatabaseDown } from '../database/unavailable.ts'
import { note, step } from '../observe/trace.ts'
import { wholePeriod } from '../reports/request.ts'
import { reportFileName } from '../reports/start.ts'
import { sendTask } from '../tasks/queue.ts'
import { type DueSchedule, type RunnableSchedule, readDueSchedule } from './dueSchedule.ts'
import { type KeptPauses, pauseColumns } from './keptPauses.ts'
import { isResting, restsUntil } from './pauses.ts'
import { reportedLocations, toRequest } from './request.ts'
import { queueSites } from './siteRuns.ts'

const dayMs = 86_400_000
/** Schedules of one transaction: few, since everyone else waits for it where the database has one connection. */
const atOnce = 25
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
  closing?: AbortSignal,
): Promise<void> {
  const failed: number[] = []
  for (let found = atOnce; found === atOnce && !closing?.aborted; ) {
    const { rows } = await pool.query<{ id: number }>(
      `select report_schedules.id from report_schedules join companies on companies.id = company_id
       where is_active and next_run_at <= $1 and companies.disabled_at is null
         and report_schedules.id <> all($2)
       order by next_run_at, report_schedules.id limit ${atOnce}`,
      [now, failed],
    )
    const ids = rows.map(({ id }) => id)
    const queued = await transaction(pool, (db) => queueRuns(db, ids, now))
    for (const { id, error } of queued.failures) {
      log.error({ err: error, schedule: id }, 'a schedule could not be queued')
      failed.push(id)
    }
    // Those that another process holds are its to queue.
    found = queued.runs === 0 && queued.failures.length === 0 ? 0 : ids.length
  }
}

/** Queues the runs of some schedules. One that cannot be read, from another version perhaps, keeps no other from its turn. */
async function queueRuns(db: Database, ids: readonly number[], now: Date) {
  const failures: { id: number; error: unknown }[] = []
  let runs = 0
  // Two that each hold many schedules' companies would wait for each other.
  if (!(await tryTurn(db, 'dueSchedules'))) return { runs, failures }
  for (const id of ids) {
    await db.query('savepoint run')
    try {
      const run = () => queueRun(db, id, now)
      if (await step('schedule run', { 'netportal.schedule_id': id }, run)) runs += 1
      await db.query('release savepoint run')
    } catch (error) {
      if (isDatabaseDown(error)) throw error
      await db.query('rollback to savepoint run')
      failures.push({ id, error })
    }
  }
  return { runs, failures }
}

/** No schedule waits longer for its next run, changes of a zone's clock included. */
const longestHours = { DAILY: 26, WEEKLY: 7 * 24 + 2, MONTHLY: 32 * 24 } as const

/** Selects an instant by which no pause of a schedule is left, in whichever zone it is. */
const pausedAtMost = `paused_until + 1,
  (select max((site ->> 'until')::date) + 1 from jsonb_array_elements(paused_sites) site)`

interface Waiting extends RunRule, KeptPauses {
  id: number
  report_parameters: ReportParameters
  site_recipients: { location_id: number }[] | null
}

/**
 * Sets the next run of schedules that ran while a clock was ahead: they would wait until it has caught up.
 */
export async function bringNextRunsBack(pool: pg.Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<Waiting>(
    `select id, frequency, time_of_day, timezone, day_of_week, day_of_month, report_parameters,
       site_recipients, ${pauseColumns}
     from report_schedules
     where is_active and next_run_at > greatest($1::timestamptz, ${pausedAtMost})
       + interval '1 hour' * case frequency
       when 'DAILY' then ${longestHours.DAILY} when 'WEEKLY' then ${longestHours.WEEKLY}
       else ${longestHours.MONTHLY} end
     limit ${atOnce}`,
    [now],
  )
  for (const { id, report_parameters: parameters, site_recipients, ...row } of rows) {
    const locationIds = parameters.location_ids ?? [parameters.location_id ?? 0]
    const sites = (site_recipients ?? []).map(({ location_id: locationId }) => ({ locationId }))
    const rest = restsUntil({ pauses: row, locationIds: locationIds.map(Number), sites })
    await pool.query(
      'update report_schedules set next_run_at = $2 where id = $1 and is_active and next_run_at > $2',
      [id, nextRun(row, now.toISOString(), rest)],
    )
  }
}

/** @returns whether there was one to queue */
async function queueRun(db: Database, id: number, now: Date): Promise<boolean> {
  const schedule = await readDueSchedule(db, id, now)
  // Another process has it, or it was changed meanwhile.
  if (schedule === null) return false
  note({
    'netportal.company_id': schedule.companyId,
    'netportal.report_type': schedule.reportType,
  })
  const dueAt = lastRun(schedule, now)
  // It may have been set by a server that knows of no pauses.
  if (!isResting(schedule, dueAt)) {
    const reportId = await insertRun(db, schedule, dueAt, now)
    if (reportId !== undefined) await sendTask(db, { id: reportId, isAwaited: false })
    await queueSites(db, schedule, dueAt, now)
  }
  await db.query('update report_schedules set next_run_at = $2 where id = $1', [
    id,
    nextRun(schedule.rule, now.toISOString(), restsUntil(schedule)),
  ])
  return true
}

/**
 * Notes the report of a run, unless it is there already.
 * @returns its id; undefined when it was there, or would be about nothing
 */
export async function insertRun(
  db: Database,
  schedule: RunnableSchedule,
  dueAt: string,
  now: Date,
): Promise<number | undefined> {
  const request = toRequest(schedule, dueAt)
  // All are paused but some whose reports go to people of their own.
  if (request.places.length === 0) return undefined
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
      reportFileName(request, reportedLocations(schedule, request)),
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

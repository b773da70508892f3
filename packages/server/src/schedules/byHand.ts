import { parseRecipients, serverLimits } from '@netportal/contract'
import type { ReportPeriod } from '@netportal/contract/next-run'
import type pg from 'pg'
import type { Origin } from '../audit/origin.ts'
import { record } from '../audit/record.ts'
import type { Viewer } from '../auth/viewer.ts'
import { createWindowLimit } from '../auth/windowLimit.ts'
import { type Database, transaction } from '../database/database.ts'
import type { Elapsed } from '../elapsed.ts'
import { HttpError, notFound, tooMany } from '../http/errors.ts'
import { wholePeriod } from '../reports/request.ts'
import { type StartedReport, startReport } from '../reports/start.ts'
import { periodText } from '../reports/texts.ts'
import { sendTask } from '../tasks/queue.ts'
import { insertRun } from './due.ts'
import { holdSchedule, type RunnableSchedule } from './dueSchedule.ts'
import { countPeriod } from './mails.ts'
import { requireSites } from './pauses.ts'
import { reportedLocations, toRequest } from './request.ts'
import { queueSites } from './siteRuns.ts'

const hourMs = 3_600_000

/** Actions that people have a schedule do, apart from when it is due. */
export interface ByHand {
  /**
   * Runs a schedule for the period that a run at this moment covers. A run of that period that is under way
   * already is answered in its place, so that asking twice makes one.
   * @throws HttpError 409 when all recipients have that period; 429
   */
  run(scheduleId: number, by: Origin): Promise<StartedReport>
  /**
   * Mails the report of that period to who asks alone.
   * @throws HttpError 409 when nothing is mailed for the company; 429
   */
  sendTest(scheduleId: number, viewer: Viewer, by: Origin): Promise<StartedReport>
}

export function createByHand(
  pool: pg.Pool,
  { clock, elapsed }: { clock: () => Date; elapsed: Elapsed },
): ByHand {
  const limit = (max: number) => hourlyLimit(elapsed, max)
  const countRun = limit(serverLimits.scheduleRunsPerHour)
  const countTest = limit(serverLimits.testMailsPerHour)
  return {
    run: (scheduleId, by) =>
      transaction(pool, async (db) => {
        const now = clock()
        const schedule = await requireRunnable(db, scheduleId, now)
        const period = wholePeriod(toRequest(schedule, now.toISOString()).places)
        const underWay = await findUnderWay(db, scheduleId, period)
        if (underWay) return underWay
        const { addresses } = parseRecipients(schedule.recipients)
        const counts = await countPeriod(db, scheduleId, addresses, period)
        const sites = await queueSites(db, schedule, now.toISOString(), now)
        if (counts.left === 0 && sites === 0) {
          throw new HttpError(409, nobodyLeft(period, counts))
        }
        countRun(String(schedule.companyId))
        await record(db, by, 'schedule-run', aboutOf(schedule))
        return startRun(db, schedule, now)
      }),
    sendTest: (scheduleId, viewer, by) =>
      transaction(pool, async (db) => {
        const now = clock()
        const schedule = await requireRunnable(db, scheduleId, now)
        countTest(String(viewer.userId))
        await record(db, by, 'schedule-tested', aboutOf(schedule))
        return startTest(db, schedule, { address: viewer.email, now })
      }),
  }
}

function aboutOf({ id, companyId }: RunnableSchedule) {
  return { company: companyId, subject: ['schedule', id] } as const
}

/** Says why a run of a period would mail nobody. */
function nobodyLeft(
  period: ReportPeriod,
  { inDoubt, stopped }: { inDoubt: number; stopped: number },
): string {
  const doubt = inDoubt > 0 ? ', or may have been' : ''
  const whom = stopped > 0 ? 'all recipients who have not stopped its mails' : 'all recipients'
  return `The report of ${periodText(period)} was mailed to ${whom} already${doubt}. Nobody gets one period twice.`
}

/** @throws HttpError 404 when it was deleted meanwhile, 409 when its company is disabled or all its locations paused */
async function requireRunnable(db: Database, id: number, now: Date): Promise<RunnableSchedule> {
  const schedule = await holdSchedule(db, id)
  if (schedule === null) throw notFound()
  const { rowCount } = await db.query(
    'select from companies where id = $1 and disabled_at is null',
    [schedule.companyId],
  )
  if (rowCount !== 1) throw new HttpError(409, 'This customer is disabled: nothing is mailed.')
  requireSites(schedule, now)
  return schedule
}

const selectStarted = 'select task_id, file_name as filename from reports'

async function findUnderWay(
  db: Database,
  scheduleId: number,
  { start, end }: ReportPeriod,
): Promise<StartedReport | undefined> {
  const { rows } = await db.query<StartedReport>(
    `${selectStarted} run
     where schedule_id = $1 and due_at is not null and period_start = $2 and period_end = $3
       and (completed_at is null or exists (
         select from reports site where site.site_schedule_id = $1 and site.due_at = run.due_at
           and site.completed_at is null
       ))
     order by id limit 1`,
    [scheduleId, start, end],
  )
  return rows[0]
}

/** Queues a run that is due at this moment. */
async function startRun(
  db: Database,
  schedule: RunnableSchedule,
  now: Date,
): Promise<StartedReport> {
  const id = await insertRun(db, schedule, now.toISOString(), now)
  if (id === undefined) throw new Error('A run of the schedule was due at this very millisecond.')
  await sendTask(db, { id, isAwaited: true })
  const { rows } = await db.query<StartedReport>(`${selectStarted} where id = $1`, [id])
  const [started] = rows
  if (!started) throw new Error('The run that was just inserted is gone.')
  return started
}

/** Queues a report on demand that is mailed to one address. */
async function startTest(
  db: Database,
  schedule: RunnableSchedule,
  { address, now }: { address: string; now: Date },
): Promise<StartedReport> {
  const { id, companyId } = schedule
  const request = toRequest(schedule, now.toISOString())
  const locations = reportedLocations(schedule, request).map((location) => ({
    ...location,
    companyId,
  }))
  const started = await startReport(db, { request, locations }, now)
  await db.query(
    'update reports set company_id = $2, schedule_id = $3, test_address = $4 where task_id = $1',
    [started.task_id, companyId, id, address],
  )
  return started
}

/** Counts one more for a key, or throws a 429 that says when to come back. */
function hourlyLimit(elapsed: Elapsed, max: number): (key: string) => void {
  const { take } = createWindowLimit(elapsed, { max, windowMs: hourMs })
  return (key) => {
    const wait = take(key)
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60)
      throw tooMany(
        `Too many mails were asked for by hand. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        wait,
      )
    }
  }
}

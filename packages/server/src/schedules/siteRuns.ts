import { reportPeriod } from '@netportal/contract/next-run'
import { resolveZone } from '@netportal/format'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import type { ReportRequest } from '../reports/request.ts'
import { reportFileName } from '../reports/start.ts'
import { sendTasks } from '../tasks/queue.ts'
import { holdSchedule, type RunnableSchedule, type RunSite } from './dueSchedule.ts'
import { workingSites } from './pauses.ts'
import { requestOf } from './request.ts'

/** Runs whose locations are looked after at once. */
const atOnce = 100

/**
 * Queues the report of each location of a run that has recipients of its own, all in one statement: unless it is
 * there already, or everybody has that period of that location.
 * @returns how many were queued
 */
export async function queueSites(
  db: Database,
  schedule: RunnableSchedule,
  dueAt: string,
  now: Date,
): Promise<number> {
  const sites = workingSites(schedule, dueAt)
  if (sites.length === 0) return 0
  const { rows } = await db.query<{ id: number }>(
    `with queued as (update report_schedules set sites_queued_at = $4 where id = $2)
     insert into reports (company_id, site_schedule_id, schedule_name, due_at, report_type, initiated_at,
       site_id, site_name, request, file_name, period_start, period_end)
     select $1, $2, $3, $4, $5, $6, site_id, site_name, request, file_name, period_start, period_end
     from jsonb_to_recordset($7::jsonb) site(site_id bigint, site_name text, addresses text[],
       request jsonb, file_name text, period_start date, period_end date)
     where exists (
       select from unnest(addresses) wanted where not exists (
         select from report_mails mail where mail.site_schedule_id = $2 and mail.site_id = site.site_id
           and mail.period_start = site.period_start and mail.period_end = site.period_end
           and address = lower(wanted) and state <> 'FAILED'
       )
     )
     on conflict (site_schedule_id, due_at, site_id) where site_schedule_id is not null do nothing
     returning id`,
    [
      schedule.companyId,
      schedule.id,
      schedule.name,
      dueAt,
      schedule.reportType,
      now,
      JSON.stringify(sites.map((site) => siteRun(schedule, site, dueAt))),
    ],
  )
  await sendTasks(
    db,
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** One location's row of a run. */
function siteRun(schedule: RunnableSchedule, site: RunSite, dueAt: string) {
  const { zone } = resolveZone(site.timezone ?? schedule.rule.timezone)
  const period = reportPeriod(schedule.rule.frequency, dueAt, zone)
  const request: ReportRequest = requestOf(
    schedule,
    [{ locationId: site.locationId, ...period }],
    'location_ids' in schedule.parameters && schedule.parameters.location_ids
      ? { location_ids: [site.locationId] }
      : { location_id: site.locationId },
  )
  return {
    site_id: site.locationId,
    site_name: site.name,
    addresses: site.recipients,
    request,
    file_name: reportFileName(request, [site]),
    period_start: period.start,
    period_end: period.end,
  }
}

/**
 * Queues the locations of runs that a server of a version without them has made. Of several such runs of a schedule
 * the last counts, as of runs that were missed.
 */
export async function queueForgottenSites(
  pool: pg.Pool,
  now: Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const { rows } = await pool.query<{ id: number; dueAt: string }>(
    `select report_schedules.id, run.due_at as "dueAt"
     from report_schedules join companies on companies.id = company_id
     cross join lateral (
       select due_at from reports where schedule_id = report_schedules.id and due_at is not null
       order by due_at desc limit 1
     ) run
     where site_recipients is not null and sites_queued_at < run.due_at and companies.disabled_at is null
     order by report_schedules.id limit ${atOnce}`,
  )
  for (const { id, dueAt } of rows) {
    await transaction(pool, async (db) => {
      const schedule = await holdSchedule(db, id)
      if (schedule !== null) await queueSites(db, schedule, dueAt, now)
    }).catch((error: unknown) =>
      log.error({ err: error, schedule: id }, 'the locations of a schedule could not be queued'),
    )
  }
}

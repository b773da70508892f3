import {
  parseRecipients,
  pausedUntil,
  type Schedule,
  type ScheduleInput,
  serverLimits,
} from '@netportal/contract'
import { nextRun } from '@netportal/contract/next-run'
import type { Database } from '../database/database.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { readId } from '../http/ids.ts'
import { type KeptPauses, pauseColumns } from './keptPauses.ts'
import { type KeptSites, savedLocations, savedPauses } from './pauses.ts'
import { saveSites, sitesOfSchedule } from './sites.ts'

/** Whose schedules a call is about: those of one company, or null for an administrator's of all. */
export type Owner = number | null

const columns = `report_schedules.id, report_schedules.name, report_type, frequency, time_of_day,
  report_schedules.timezone, day_of_week, day_of_month, recipients, report_parameters, is_active,
  send_when_all_online, next_run_at, ${sitesOfSchedule} as site_recipients, group_document,
  companies.disabled_at is null as can_run_now, version, ${pauseColumns},
  (select json_agg(json_build_object('address', address, 'stopped_at', stopped_at) order by address)
    from schedule_recipients
    where schedule_id = report_schedules.id and stopped_at is not null) as stopped_recipients,
  company_id as customer_id, companies.name as customer_company_name`

const isOwned = '($1::bigint is null or company_id = $1)'

/** Schedules by company and name. */
export async function listSchedules(db: Database, owner: Owner): Promise<Schedule[]> {
  const { rows } = await db.query<Schedule>(
    `select ${columns} from report_schedules join companies on companies.id = company_id
     where ${isOwned}
     order by lower(companies.name), company_id, lower(report_schedules.name), report_schedules.id`,
    [owner],
  )
  return rows
}

/**
 * The company of a schedule.
 * @param id as it stands in the path
 * @throws HttpError 404 when there is none, or it is not the owner's
 */
export async function requireSchedule(
  db: Database,
  owner: Owner,
  id: string,
): Promise<{ id: number; companyId: number }> {
  const scheduleId = readId(id)
  if (scheduleId === null) throw notFound()
  const { rows } = await db.query<{ id: number; companyId: number }>(
    `select id, company_id as "companyId" from report_schedules where ${isOwned} and id = $2`,
    [owner, scheduleId],
  )
  const [schedule] = rows
  if (!schedule) throw notFound()
  return schedule
}

/** @throws HttpError 409 when a company has as many schedules as it can have */
export async function requireRoom(db: Database, companyId: number): Promise<void> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*) from report_schedules where company_id = $1',
    [companyId],
  )
  const most = serverLimits.schedulesPerCompany
  if ((rows[0]?.count ?? 0) >= most) {
    throw new HttpError(409, `A customer can have ${most} schedules at most.`)
  }
}

/** Saves a new schedule of a company, whose places were checked. */
export async function insertSchedule(
  db: Database,
  companyId: number,
  input: ScheduleInput,
  { createdBy, now }: { createdBy: string; now: Date },
): Promise<Schedule> {
  const { rows } = await db.query<{ id: number }>(
    `insert into report_schedules (${names.join(', ')}, company_id, created_by, created_at)
     values (${names.map((_, index) => `$${index + 4}`).join(', ')}, $1, $2, $3)
     returning id`,
    [companyId, createdBy, now, ...values(input, null, now)],
  )
  const { id = 0 } = rows[0] ?? {}
  await saveSites(db, id, input, now)
  return readSchedule(db, id)
}

/**
 * Replaces a schedule, whose places were checked; its company stays. Where the input says which version it was
 * made from, it replaces that one alone, however many changes are made at once.
 * @param db of a transaction: all of it is saved, or nothing
 * @throws HttpError 404 when it is gone by now, 409 when it has another version
 */
export async function replaceSchedule(
  db: Database,
  id: number,
  input: ScheduleInput,
  now: Date,
): Promise<Schedule> {
  const { rows } = await db.query<KeptPauses & KeptSites>(
    `select ${pauseColumns}, site_recipients from report_schedules where id = $1 for update`,
    [id],
  )
  const { rowCount } = await db.query(
    `update report_schedules
     set (${names.join(', ')}, version) = (${names.map((_, index) => `$${index + 3}`).join(', ')}, version + 1)
     where id = $1 and ($2::text is null or version::text = $2)`,
    [id, input.version?.toString() ?? null, ...values(input, rows[0] ?? null, now)],
  )
  if (rowCount === 0) {
    await readSchedule(db, id)
    throw new HttpError(409, 'Somebody else has changed this schedule meanwhile.')
  }
  await saveSites(db, id, input, now)
  return readSchedule(db, id)
}

/**
 * Deletes a schedule; what it made stays in the history, but for mails that were still to be sent.
 * @returns false when it is gone already
 */
export async function deleteSchedule(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `with waiting as (
       delete from report_mails where state = 'WAITING' and (schedule_id = $1
         or report_id in (select id from reports where site_schedule_id = $1 and completed_at is null))
     )
     delete from report_schedules where id = $1`,
    [id],
  )
  return rowCount === 1
}

const names = [
  'name',
  'report_type',
  'frequency',
  'time_of_day',
  'timezone',
  'day_of_week',
  'day_of_month',
  'recipients',
  'report_parameters',
  'is_active',
  'send_when_all_online',
  'next_run_at',
  'paused_until',
  'paused_sites',
] as const

function values(input: ScheduleInput, kept: (KeptPauses & KeptSites) | null, now: Date): unknown[] {
  const locationIds = savedLocations(input, kept)
  const pauses = savedPauses(input, kept, locationIds)
  const row: Record<(typeof names)[number], unknown> = {
    ...input,
    recipients: parseRecipients(input.recipients).addresses.join(', '),
    report_parameters: JSON.stringify(input.report_parameters),
    next_run_at: input.is_active
      ? nextRun(input, now.toISOString(), pausedUntil(pauses, locationIds))
      : null,
    paused_until: pauses.paused_until,
    paused_sites: pauses.paused_sites && JSON.stringify(pauses.paused_sites),
  }
  return names.map((name) => row[name])
}

/** @throws HttpError 404 when it is gone */
export async function readSchedule(db: Database, id: number): Promise<Schedule> {
  const { rows } = await db.query<Schedule>(
    `select ${columns} from report_schedules join companies on companies.id = company_id
     where report_schedules.id = $1`,
    [id],
  )
  const [schedule] = rows
  if (!schedule) throw notFound()
  return schedule
}

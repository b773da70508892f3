import { parseRecipients } from '@netportal/contract'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import type { PausedPlace } from '../reports/input.ts'
import { readPausedPlaces } from '../reports/read/places.ts'
import { ReportLetter } from '../reports/reportLetter.ts'
import { ReportRequest } from '../reports/request.ts'
import type { MailedPlace } from './reportLink.ts'

/** Facts that the mails of a report tell of it and its schedule. */
export interface MailedReport {
  taskId: string
  scheduleId: number
  scheduleName: string
  reportType: ReportRequest['type']
  recipients: string[]
  /** Whether it is a test, for whoever asked for it alone. */
  isTest: boolean
  /** Address of who set it up. */
  createdBy: string | null
  companyId: number
  companyName: string
  /** Of the schedule. */
  timezone: string
  start: string
  end: string
  /** Those that still are the company's. */
  places: MailedPlace[]
  /** Locations that the report leaves out. */
  paused: PausedPlace[]
  /** Null where its figures could not be had, or an earlier version made the file. */
  letter: ReportLetter | null
}

interface Row
  extends Omit<MailedReport, 'recipients' | 'reportType' | 'places' | 'paused' | 'letter'> {
  recipients: string
  request: unknown
  letter: unknown
  names: Record<string, string> | null
}

/** @returns null when the schedule was deleted; nobody gets the report of a location that it does not list any more */
export async function readMailedReport(db: Database, id: number): Promise<MailedReport | null> {
  const { rows } = await db.query<Row>(
    `select task_id as "taskId", report_schedules.id as "scheduleId",
       report_schedules.name as "scheduleName", request, letter,
       coalesce(test_address, case when site_id is null then recipients else (
         select site->>'recipients' from jsonb_array_elements(site_recipients) site
         where (site->>'location_id')::bigint = site_id
       ) end, '') as recipients, test_address is not null as "isTest",
       created_by as "createdBy", companies.id as "companyId", companies.name as "companyName",
       timezone, period_start::text as start, period_end::text as end,
       (select json_object_agg(locations.id, locations.name) from locations
        where locations.company_id = companies.id and locations.id in
          (select (place->>'locationId')::bigint
           from jsonb_array_elements(request->'places') place)) as names
     from reports
     join report_schedules on report_schedules.id = coalesce(schedule_id, site_schedule_id)
     join companies on companies.id = report_schedules.company_id
     where reports.id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) return null
  const { recipients, request, letter, names, ...facts } = row
  const { type, places, paused = [] } = z.parse(ReportRequest, request)
  return {
    ...facts,
    reportType: type,
    recipients: parseRecipients(recipients).addresses,
    places: places.flatMap((place) => {
      const name = names?.[place.locationId]
      return name === undefined ? [] : { ...place, name }
    }),
    paused: await readPausedPlaces(db, paused, row.companyId),
    // Another version may keep something else there: the mail goes all the same.
    letter: z.safeParse(ReportLetter, letter).data ?? null,
  }
}

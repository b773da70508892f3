import { parseRecipients, reportTitle } from '@netportal/contract'
import * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { letterText } from '../mail/letter.ts'
import { letterHtml } from '../mail/letterHtml.ts'
import type { Mail } from '../mail/mail.ts'
import { publicOrigin } from '../passwordReset/links.ts'
import type { PausedPlace } from '../reports/input.ts'
import { readPausedPlaces } from '../reports/read/places.ts'
import { ReportRequest } from '../reports/request.ts'
import { pausedText, periodText } from '../reports/texts.ts'

/** Facts that a report's mail tells of its schedule. */
export interface MailedSchedule {
  name: string
  reportType: string
  recipients: string[]
  /** Whether it is a test, for whoever asked for it alone. */
  isTest: boolean
  /** Address of who set it up. */
  createdBy: string | null
  companyId: number
  companyName: string
  start: string
  end: string
  places: string
  /** Locations that the report leaves out. */
  paused: PausedPlace[]
}

/** A mail names so many locations; of more it tells how many. */
const namedPlaces = 20

/** @returns null when the schedule was deleted; nobody gets the report of a location that it does not list any more */
export async function readMailedSchedule(
  db: Database,
  reportId: number,
): Promise<MailedSchedule | null> {
  const { rows } = await db.query<
    Omit<MailedSchedule, 'recipients' | 'paused'> & { recipients: string; request: unknown }
  >(
    `select report_schedules.name, reports.report_type as "reportType",
       coalesce(test_address, case when site_id is null then recipients else (
         select site->>'recipients' from jsonb_array_elements(site_recipients) site
         where (site->>'location_id')::bigint = site_id
       ) end, '') as recipients, test_address is not null as "isTest",
       created_by as "createdBy", companies.id as "companyId", companies.name as "companyName",
       period_start::text as start, period_end::text as end, request,
       (select case when count(*) > ${namedPlaces} then count(*) || ' locations'
          else string_agg(locations.name, ', ' order by locations.name) end from locations
        where locations.id in
          (select (place->>'locationId')::bigint
           from jsonb_array_elements(request->'places') place)) as places
     from reports
     join report_schedules on report_schedules.id = coalesce(schedule_id, site_schedule_id)
     join companies on companies.id = report_schedules.company_id
     where reports.id = $1`,
    [reportId],
  )
  const [row] = rows
  if (!row) return null
  const { request, ...schedule } = row
  const { paused = [] } = z.parse(ReportRequest, request)
  return {
    ...schedule,
    recipients: parseRecipients(row.recipients).addresses,
    paused: await readPausedPlaces(db, paused, row.companyId),
  }
}

const testNotice =
  'This is a test that you asked for. It went to you alone, and the schedule goes on as it was.'

/** The mail of a report to one recipient. */
export function scheduleMail(
  config: Config,
  schedule: MailedSchedule,
  {
    address,
    row,
    path,
  }: { address: string; row: { taskId: string; fileName: string }; path: string },
): Mail {
  const title = reportTitle(schedule.reportType)
  const who = schedule.createdBy ?? 'the provider'
  const letter = {
    title: schedule.name,
    paragraphs: [
      ...(schedule.isTest ? [testNotice] : []),
      `The ${title} is attached.`,
      pausedText(schedule.paused),
    ].filter(Boolean),
    facts: [
      ['Report', title],
      ['Location', schedule.places],
      ['Period', periodText(schedule)],
    ] as const,
    footer: [
      `${who} set this report up for ${schedule.companyName}.`,
      `To stop it, pause or delete the schedule '${schedule.name}' at ${publicOrigin(config)}/reports, or ask ${who}.`,
    ],
  }
  return {
    to: address,
    subject: `${schedule.isTest ? 'Test: ' : ''}${schedule.name}: ${periodText(schedule)}`,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: `<${row.taskId}.${Buffer.from(address).toString('base64url')}@network-portal>`,
    attachment: { fileName: row.fileName, path },
  }
}

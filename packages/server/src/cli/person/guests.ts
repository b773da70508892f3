import type pg from 'pg'
import { operator } from '../../audit/origin.ts'
import { record } from '../../audit/record.ts'
import { type Database, transaction } from '../../database/database.ts'
import { takeTurn } from '../../database/takeTurn.ts'
import type { ReportFiles } from '../../reports/files/reportFiles.ts'
import { eraseTickets } from '../../tickets/erase.ts'

/** Which tickets are a guest's. */
export interface GuestFilter {
  companyId: number
  /** First name, last name or both, in any letter case; null for any. */
  name: string | null
  /** As it is written in tickets, in any letter case; null for any. */
  room: string | null
  /** First and last day (UTC) on which they were opened; null for no bound. */
  from: string | null
  until: string | null
}

interface Ticket {
  id: number
  notes: unknown[]
}

interface ReportFile {
  id: number
  task_id: string
}

/** What is known of a guest. */
export interface GuestData {
  tickets: Ticket[]
  /** Reports whose files list tickets of such locations and days. */
  report_files: ReportFile[]
}

const lower = (text: string) => `lower(btrim(${text}))`

/** Tickets that were erased are nobody's any more. */
const isTheirs = `company_id = $1 and erased_at is null
  and ($2::text is null or ${lower('$2')} in (${lower('guest_name')}, ${lower('last_name')},
    ${lower("concat_ws(' ', btrim(guest_name), btrim(last_name))")}))
  and ($3::text is null or ${lower('room')} = ${lower('$3')})
  and opened_at >= coalesce(($4::date)::timestamp at time zone 'UTC', '-infinity')
  and opened_at < coalesce(($5::date + 1)::timestamp at time zone 'UTC', 'infinity')`

const parameters = ({ companyId, name, room, from, until }: GuestFilter) => [
  companyId,
  name,
  room,
  from,
  until,
]

/** Reads what is known of a guest. */
export async function readGuest(db: Database, filter: GuestFilter): Promise<GuestData> {
  const { rows: tickets } = await db.query<Ticket>(
    `select tickets.id, locations.name as location_name, calltek_ticket_id,
       opened_at as ticket_datetime_utc, closed_at, guest_name, last_name, room, issue as issue_api,
       solution as solution_api, status as status_api,
       coalesce((select json_agg(to_jsonb(ticket_notes) - 'id' - 'ticket_id' order by note_sequence)
         from ticket_notes where ticket_id = tickets.id), '[]') as notes
     from tickets join locations on locations.id = location_id
     where tickets.id in (select id from tickets where ${isTheirs})
     order by opened_at, tickets.id`,
    parameters(filter),
  )
  const { rows: report_files } = await db.query<ReportFile>(
    `select id, task_id, report_type, period_start::text, period_end::text, file_name
     from reports
     where file_made_at is not null and file_removed_at is null
       and report_type in ('call_center_activity', 'network_health') and exists (
         select from tickets
         cross join jsonb_path_query(request, '$.places[*].locationId') as place
         where tickets.id = any($1) and place = to_jsonb(location_id)
           and (opened_at at time zone 'UTC')::date between period_start - 1 and period_end + 1
       )
     order by id`,
    [tickets.map(({ id }) => id)],
  )
  return { tickets, report_files }
}

interface EraseOptions {
  now: Date
  files: ReportFiles
}

/**
 * Erases what is personal in a guest's tickets and removes the files of reports that list them.
 * @returns what was erased
 */
export async function eraseGuest(
  pool: pg.Pool,
  filter: GuestFilter,
  { now, files }: EraseOptions,
): Promise<GuestData> {
  const removeFiles = async (reports: readonly ReportFile[]) => {
    for (const { id, task_id } of reports) {
      await files.remove(task_id)
      await pool.query('update reports set file_removed_at = $2 where id = $1', [id, now])
    }
  }
  // Before the tickets, by which they are found: what fails here is found again when it is said again.
  const { report_files: before } = await readGuest(pool, filter)
  await removeFiles(before)
  const erased = await transaction(pool, async (db) => {
    await takeTurn(db, 'deliveries', filter.companyId)
    const data = await readGuest(db, filter)
    const ids = data.tickets.map(({ id }) => id)
    await eraseTickets(db, ids, now)
    const about = { company: filter.companyId, subject: ['guest'] as const }
    await record(db, operator, 'person-erased', about)
    return data
  })
  // Made meanwhile.
  await removeFiles(erased.report_files)
  return { ...erased, report_files: [...before, ...erased.report_files] }
}

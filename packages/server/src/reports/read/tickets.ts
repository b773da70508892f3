import type { Database } from '../../database/database.ts'
import type { ReportPlace, ReportTicket } from '../input.ts'

/** Which tickets a report is about; null takes all. */
export interface TicketFilter {
  /** Part of the status, in any case. */
  status: string | null
  /** Part of the issue, in any case. */
  issue: string | null
}

/** The tickets of a place that were opened within the report's time, oldest first, with their notes. */
export async function readTickets(
  db: Database,
  { id, fromMs, untilMs }: ReportPlace,
  { status, issue }: TicketFilter,
): Promise<ReportTicket[]> {
  const { rows } = await db.query<ReportTicket>(
    `select calltek_ticket_id as number, opened_at as "openedAt", closed_at as "closedAt",
       guest_name as "guestName", last_name as "lastName", room, issue, solution, status,
       coalesce(notes.list, '[]') as notes
     from tickets
     left join lateral (
       select json_agg(json_build_object(
         'sequence', note_sequence, 'callType', call_type, 'callerType', caller_type,
         'createdBy', created_by, 'startedAt', started_at,
         'durationSeconds', call_duration_seconds, 'content', content
       ) order by note_sequence) as list
       from ticket_notes where ticket_id = tickets.id
     ) notes on true
     where location_id = $1 and opened_at >= $2 and opened_at < $3
       and ($4::text is null or position(lower($4) in lower(status)) > 0)
       and ($5::text is null or position(lower($5) in lower(issue)) > 0)
     order by opened_at, tickets.id`,
    [id, new Date(fromMs), new Date(untilMs), status, issue],
  )
  return rows
}

import type { Database } from '../../database/database.ts'
import { earlierWindows, windowsOf } from '../figures/earlier.ts'
import type { Earlier, ReportPlace, ReportTicket } from '../input.ts'

/** Which tickets a report is about; null takes all. */
export interface TicketFilter {
  /** Part of the status, in any case. */
  status: string | null
  /** Part of the issue, in any case. */
  issue: string | null
}

/**
 * The tickets of a place that were opened within the report's time, oldest first, with their notes.
 * @param hasContent whether what was noted is wanted, or only that and how long something was
 */
export async function readTickets(
  db: Database,
  { id, fromMs, untilMs }: Pick<ReportPlace, 'id' | 'fromMs' | 'untilMs'>,
  { status, issue }: TicketFilter,
  hasContent = true,
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
         'durationSeconds', call_duration_seconds, 'content', case when $6 then content end
       ) order by note_sequence) as list
       from ticket_notes where ticket_id = tickets.id
     ) notes on true
     where location_id = $1 and opened_at >= $2 and opened_at < $3
       and ($4::text is null or position(lower($4) in lower(status)) > 0)
       and ($5::text is null or position(lower($5) in lower(issue)) > 0)
     order by opened_at, tickets.id`,
    [id, new Date(fromMs), new Date(untilMs), status, issue, hasContent],
  )
  return rows
}

/** The tickets of the time that a report is compared with, and since when there are any. */
export async function readEarlierTickets(
  db: Database,
  place: ReportPlace,
  filter: TicketFilter,
): Promise<Pick<Earlier, 'tickets' | 'ticketsSinceMs'>> {
  const windows = earlierWindows(place)
  if (windows === null) return {}
  const fromMs = Math.min(...windowsOf(windows).map((window) => window.fromMs))
  const { rows } = await db.query<{ since: number | null }>(
    'select (extract(epoch from min(opened_at)) * 1000)::float8 as since from tickets where location_id = $1',
    [place.id],
  )
  return {
    ticketsSinceMs: rows[0]?.since ?? null,
    tickets: await readTickets(db, { id: place.id, fromMs, untilMs: place.fromMs }, filter, false),
  }
}

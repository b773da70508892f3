import type { OpenTicket, Ticket, TicketNote, TicketSummary } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'

const dayMs = 86_400_000

const columns = `tickets.id, calltek_ticket_id, opened_at as ticket_datetime_utc, guest_name,
  last_name, room, issue as issue_api, status as status_api`

/** Tickets by when they were opened: after an instant, from one on, before one; null for any time. */
interface OpenedSpan {
  after?: Date | null
  from?: Date
  until?: Date
}

/** Tells when tickets of so many times 24 hours before `now` were opened; 0 days are all. */
export function openedInLast(days: number, now: Date): OpenedSpan {
  return { after: days === 0 ? null : new Date(now.getTime() - days * dayMs) }
}

/** The tickets of one of the viewer's locations, newest first, with their calls and notes. */
export async function listTickets(
  db: Database,
  viewer: Viewer,
  locationId: number,
  { after = null, from, until }: OpenedSpan,
): Promise<Ticket[]> {
  const { rows: tickets } = await db.query<Ticket & { id: number }>(
    `select ${columns}, solution as solution_api
     from tickets join locations on locations.id = location_id
     where ${isVisible} and location_id = $3 and ($4::timestamptz is null or opened_at > $4)
       and ($5::timestamptz is null or opened_at >= $5)
       and ($6::timestamptz is null or opened_at < $6)
     order by opened_at desc, tickets.id desc`,
    [...scope(viewer), locationId, after, from ?? null, until ?? null],
  )
  const notes = await listNotes(
    db,
    tickets.map(({ id }) => id),
  )
  return tickets.map((ticket) => ({ ...ticket, notes: notes.get(ticket.id) ?? [] }))
}

/** @returns by ticket, in their sequence */
async function listNotes(
  db: Database,
  ticketIds: readonly number[],
): Promise<Map<number, TicketNote[]>> {
  const { rows } = await db.query<TicketNote & { ticket_id: number }>(
    `select ticket_id, id, note_sequence, call_type, caller_type, created_by,
       started_at as start_time, ended_at as end_time, call_duration_seconds, content
     from ticket_notes where ticket_id = any($1) order by ticket_id, note_sequence`,
    [ticketIds],
  )
  const notes = new Map<number, TicketNote[]>()
  for (const { ticket_id, ...note } of rows) {
    const others = notes.get(ticket_id)
    if (others) others.push(note)
    else notes.set(ticket_id, [note])
  }
  return notes
}

/** The tickets of all the viewer's locations that are not closed, newest first. */
export async function listOpenTickets(db: Database, viewer: Viewer): Promise<OpenTicket[]> {
  const { rows } = await db.query<OpenTicket>(
    `select ${columns}, location_id, locations.name as location_name,
       timezone as location_timezone
     from tickets join locations on locations.id = location_id
     where ${isVisible} and closed_at is null
     order by opened_at desc, tickets.id desc`,
    scope(viewer),
  )
  return rows
}

/** Counts the tickets of one of the viewer's locations: those open, and those closed in the 7 × 24 hours before `now`. */
export async function summarizeTickets(
  db: Database,
  viewer: Viewer,
  locationId: number,
  now: Date,
): Promise<TicketSummary> {
  const { rows } = await db.query<TicketSummary>(
    `select count(*) filter (where closed_at is null) as open_tickets_count,
       count(*) filter (where closed_at > $4) as closed_tickets_last_7_days_count
     from tickets join locations on locations.id = location_id
     where ${isVisible} and location_id = $3 and (closed_at is null or closed_at > $4)`,
    [...scope(viewer), locationId, new Date(now.getTime() - 7 * dayMs)],
  )
  return rows[0] ?? { open_tickets_count: 0, closed_tickets_last_7_days_count: 0 }
}

import * as z from 'zod/mini'
import { Id, idOrNone, nameOrId, OptionalInstant, OptionalNumber, OptionalText } from './shared.ts'

export const TicketSummary = z.object({
  open_tickets_count: z.number(),
  closed_tickets_last_7_days_count: z.number(),
})
export type TicketSummary = z.infer<typeof TicketSummary>

/** An entry of a ticket's history: a call when `call_type` is Inbound or Outbound, else a plain note. */
export const TicketNote = z.object({
  id: idOrNone(),
  note_sequence: OptionalNumber,
  call_type: OptionalText,
  caller_type: OptionalText,
  created_by: OptionalText,
  start_time: OptionalInstant,
  end_time: OptionalInstant,
  call_duration_seconds: OptionalNumber,
  /** HTML of unknown origin: sanitise it before it is shown. */
  content: OptionalText,
})
export type TicketNote = z.infer<typeof TicketNote>

/** A guest's request to the call center. */
export const Ticket = z.object({
  id: Id,
  calltek_ticket_id: Id,
  ticket_datetime_utc: OptionalInstant,
  /** The caller's first name. */
  guest_name: OptionalText,
  last_name: OptionalText,
  room: OptionalText,
  issue_api: OptionalText,
  solution_api: OptionalText,
  status_api: OptionalText,
  notes: z.nullish(z.array(TicketNote)),
})
export type Ticket = z.infer<typeof Ticket>

/** A ticket of any location that is not closed. */
export const OpenTicket = z.object({
  id: Id,
  location_id: Id,
  location_name: nameOrId('location_id'),
  location_timezone: OptionalText,
  calltek_ticket_id: Id,
  ticket_datetime_utc: OptionalInstant,
  guest_name: OptionalText,
  last_name: OptionalText,
  room: OptionalText,
  issue_api: OptionalText,
  status_api: OptionalText,
})
export type OpenTicket = z.infer<typeof OpenTicket>

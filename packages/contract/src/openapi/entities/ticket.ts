import { OpenTicket, Ticket, TicketNote, TicketSummary } from '../../entities/ticket.ts'
import { ordinaryNotes } from '../../fixtures/notes.ts'
import { openTickets, ticketSummary, tickets } from '../../fixtures/tickets.ts'
import { entity } from '../document.ts'

const ticketFields = {
  id: 'Id.',
  calltek_ticket_id: 'Number of the ticket at the call center.',
  ticket_datetime_utc: 'When it was opened.',
  guest_name: "The caller's first name.",
  last_name: "The caller's last name.",
  room: "The caller's room.",
  issue_api: 'What the caller needs.',
  status_api: 'Status, in the words of the call center.',
}

export const ticketAnswers = {
  TicketSummary: entity(TicketSummary, {
    description: "A location's tickets in numbers.",
    fields: {
      open_tickets_count: 'Tickets that are not closed.',
      closed_tickets_last_7_days_count: 'Tickets closed in the last seven days.',
    },
    example: ticketSummary,
  }),
  TicketNote: entity(TicketNote, {
    description: 'A call about a ticket, or a note on it.',
    fields: {
      id: 'Id.',
      note_sequence: 'Place in the order of the ticket’s calls and notes.',
      call_type: '`Inbound` or `Outbound` for a call, anything else for a note.',
      caller_type: 'Who called.',
      created_by: 'Agent who wrote it.',
      start_time: 'When the call began.',
      end_time: 'When it ended.',
      call_duration_seconds: 'How long it took.',
      content: 'HTML of unknown origin: sanitise it before it is shown.',
    },
    example: ordinaryNotes[0],
  }),
  Ticket: entity(Ticket, {
    description: "A guest's request to the call center.",
    fields: {
      ...ticketFields,
      solution_api: 'What helped.',
      notes: 'Calls and notes; none when missing.',
    },
    example: tickets[0],
  }),
  OpenTicket: entity(OpenTicket, {
    description: 'A ticket that is not closed, with its location.',
    fields: {
      ...ticketFields,
      location_id: 'Id of its location.',
      location_name: 'Name of its location.',
      location_timezone: "IANA name of its location's time zone.",
    },
    example: openTickets[0],
  }),
}

import { ticketStats } from '@netportal/contract'
import type { ReportNote, ReportTicket } from '../input.ts'

/** Figures of a ticket. */
export interface TicketFigures {
  ticket: ReportTicket
  calls: number
  callSeconds: number
  /** In their order, each with its label: 'Call #1 (Inbound)' or 'Note'. */
  notes: { label: string; note: ReportNote }[]
}

export interface CallFigures {
  tickets: TicketFigures[]
  calls: number
  totalCallSeconds: number
  /** Mean length of a call; null without calls. */
  meanCallSeconds: number | null
  /** How many tickets have which status or issue, most frequent first. */
  byStatus: Count[]
  byIssue: Count[]
}

export interface Count {
  name: string
  count: number
}

/** Words for a ticket whose status or issue is not known. */
const notGiven = 'Not given'

/** Counts the calls of a ticket. They and their time are as the ticket's page shows them. */
export function ticketFigures(ticket: ReportTicket): TicketFigures {
  const stats = ticketStats(ticket.notes.map(withContractNames))
  return {
    ticket,
    calls: stats.callCount,
    callSeconds: stats.totalCallSeconds,
    notes: stats.entries.map(({ label, note }) => ({ label, note: note.itself })),
  }
}

/** Counts tickets and the calls in them. */
export function callFigures(tickets: readonly ReportTicket[]): CallFigures {
  const figures = tickets.map(ticketFigures)
  const calls = figures.reduce((sum, ticket) => sum + ticket.calls, 0)
  const totalCallSeconds = figures.reduce((sum, { callSeconds }) => sum + callSeconds, 0)
  return {
    tickets: figures,
    calls,
    totalCallSeconds,
    meanCallSeconds: calls === 0 ? null : totalCallSeconds / calls,
    byStatus: countBy(tickets, ({ status }) => status),
    byIssue: countBy(tickets, ({ issue }) => issue),
  }
}

function withContractNames(note: ReportNote) {
  return {
    note_sequence: note.sequence,
    call_type: note.callType,
    call_duration_seconds: note.durationSeconds,
    itself: note,
  }
}

function countBy(
  tickets: readonly ReportTicket[],
  read: (ticket: ReportTicket) => string | null,
): Count[] {
  const counts = new Map<string, number>()
  for (const ticket of tickets) {
    const name = read(ticket)?.trim() || notGiven
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

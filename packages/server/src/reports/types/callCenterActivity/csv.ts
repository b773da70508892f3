import { htmlToText } from '@netportal/format/html'
import { attempt } from '../../attempt.ts'
import { type Cell, type CsvTable, eachPlaceRows } from '../../csv/table.ts'
import { type TicketFigures, ticketFigures } from '../../figures/calls.ts'
import type { PlaceData, ReportInput, ReportPlace } from '../../input.ts'
import { localTime, zoneText } from '../../texts.ts'

/** Programs read it, so it stays as it is. */
export const callCenterHeader = [
  'Location',
  'Ticket ID',
  'Date/Time (Local)',
  'Timezone',
  'Caller First Name',
  'Caller Last Name',
  'Room',
  'Issue',
  'Solution',
  'Status',
  'Calls',
  'Total Call Time (s)',
] as const

const notesHeader = 'Calls and Notes'

/** Every ticket, with its calls and notes in one cell where they are wanted. */
export function callCenterCsv({ places }: ReportInput, includeNotes: boolean): CsvTable {
  return {
    header: [...callCenterHeader, ...(includeNotes ? [notesHeader] : [])],
    rows: eachPlaceRows(places, (data) => ticketRows(data, includeNotes)),
  }
}

/** A row of each ticket: of tens of thousands, the text of one at a time. */
function* ticketRows(
  { place, tickets }: PlaceData,
  includeNotes: boolean,
): Generator<Cell[], void, void> {
  for (const ticket of tickets) {
    const { calls, callSeconds, notes } = ticketFigures(ticket)
    yield [
      place.name,
      ticket.number,
      localTime(ticket.openedAt, place),
      zoneText(place),
      ticket.guestName,
      ticket.lastName,
      ticket.room,
      ticket.issue,
      ticket.solution,
      ticket.status,
      calls,
      callSeconds,
      ...(includeNotes ? [notesText(notes, place)] : []),
    ]
  }
}

function notesText(notes: TicketFigures['notes'], place: ReportPlace): string {
  return notes
    .map(({ label, note }) =>
      attempt(
        () =>
          [label, localTime(note.startedAt, place), htmlToText(note.content ?? '')]
            .filter(Boolean)
            .join(' | '),
        (words) => `${label} | ${words}`,
      ),
    )
    .join('\n')
}

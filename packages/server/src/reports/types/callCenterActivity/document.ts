import type { ParametersOf } from '@netportal/contract'
import { formatCallDuration, formatCount } from '@netportal/format'
import { htmlToText } from '@netportal/format/html'
import { attempt } from '../../attempt.ts'
import { eachPlace, noTickets, placeTitle, reportDocument } from '../../documents/common.ts'
import { type CallFigures, type Count, callFigures } from '../../figures/calls.ts'
import type { PlaceData, ReportInput, ReportNote, ReportPlace } from '../../input.ts'
import type { Block, Fact, ReportDocument, Section } from '../../pdf/model.ts'
import { callerName, localTime } from '../../texts.ts'

/** Makes the document on what guests called about, and how long it took. */
export function callCenterDocument(
  input: ReportInput,
  choices: ParametersOf<'call_center_activity'>,
): ReportDocument {
  const all = callFigures(input.places.flatMap(({ tickets }) => tickets))
  const filters = [
    ...filterFact('Status', choices.status_filter),
    ...filterFact('Issue', choices.issue_filter),
  ]
  return reportDocument(
    input,
    [
      { title: 'Summary', blocks: [summary(all)] },
      { title: 'By issue', blocks: [countTable('Issue', all.byIssue, all.tickets.length)] },
      { title: 'By status', blocks: [countTable('Status', all.byStatus, all.tickets.length)] },
      ...eachPlace(input, (data) => placeSections(input, data, choices.include_detailed_notes)),
    ],
    filters,
  )
}

function filterFact(name: string, text: string | null): Fact[] {
  return text === null ? [] : [{ name, value: `contains '${text}'` }]
}

function summary({ tickets, calls, totalCallSeconds, meanCallSeconds }: CallFigures): Block {
  return {
    kind: 'figures',
    figures: [
      { label: 'Tickets', value: formatCount(tickets.length) },
      { label: 'Calls', value: formatCount(calls) },
      { label: 'Total call time', value: formatCallDuration(totalCallSeconds) },
      { label: 'Mean call time', value: formatCallDuration(meanCallSeconds) },
    ],
  }
}

function countTable(name: string, counts: readonly Count[], total: number): Block {
  return {
    kind: 'table',
    columns: [
      { header: name, grow: 1 },
      { header: 'Tickets', align: 'right' },
      { header: 'Share', align: 'right' },
    ],
    rows: counts.map(({ name, count }) => [
      name,
      String(count),
      `${((100 * count) / total).toFixed(1)}%`,
    ]),
    empty: noTickets,
  }
}

function placeSections(input: ReportInput, data: PlaceData, includeNotes: boolean): Section[] {
  const { place } = data
  const figures = callFigures(data.tickets)
  const tickets: Section = {
    title: placeTitle(input, place, 'Tickets'),
    blocks: [ticketTable(figures, place)],
  }
  const notes: Section = {
    title: placeTitle(input, place, 'Calls and notes'),
    blocks: [noteTable(figures, place)],
  }
  return includeNotes ? [tickets, notes] : [tickets]
}

function ticketTable({ tickets }: CallFigures, place: ReportPlace): Block {
  return {
    kind: 'table',
    columns: [
      { header: 'Ticket ID' },
      { header: 'Opened' },
      { header: 'Caller', grow: 2 },
      { header: 'Room' },
      { header: 'Issue', grow: 3 },
      { header: 'Status' },
      { header: 'Calls', align: 'right' },
      { header: 'Call time', align: 'right' },
    ],
    rows: tickets.map(({ ticket, calls, callSeconds }) =>
      attempt(
        () => [
          ticket.number,
          localTime(ticket.openedAt, place),
          callerName(ticket),
          ticket.room ?? '',
          ticket.issue ?? '',
          ticket.status ?? '',
          String(calls),
          formatCallDuration(callSeconds),
        ],
        (words) => [ticket.number, '', '', '', words],
      ),
    ),
    empty: noTickets,
  }
}

function noteTable({ tickets }: CallFigures, place: ReportPlace): Block {
  return {
    kind: 'table',
    columns: [
      { header: 'Ticket ID' },
      { header: 'Entry' },
      { header: 'Agent' },
      { header: 'Content', grow: 1 },
    ],
    rows: tickets.flatMap(({ ticket, notes }) =>
      notes.map(({ label, note }) =>
        attempt(
          () => [
            ticket.number,
            entryText(label, note, place),
            note.createdBy ?? '',
            htmlToText(note.content ?? '') || 'No content',
          ],
          (words) => [ticket.number, label, '', words],
        ),
      ),
    ),
    empty: 'No calls or notes in these tickets.',
  }
}

/** Says what an entry is, when it began and how long it took. */
function entryText(label: string, note: ReportNote, place: ReportPlace): string {
  const duration = note.durationSeconds === null ? '' : formatCallDuration(note.durationSeconds)
  return [label, localTime(note.startedAt, place), duration].filter(Boolean).join('\n')
}

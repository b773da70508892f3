import type { ParametersOf } from '@netportal/contract'
import { formatCallDuration, formatCount, formatPercent, roundShares } from '@netportal/format'
import { htmlToText } from '@netportal/format/html'
import { attempt } from '../../attempt.ts'
import { eachPlace, noTickets, placeTitle, reportDocument } from '../../documents/common.ts'
import { comparedCalls, comparedLegend } from '../../documents/compared.ts'
import { callTimeLabel } from '../../documents/figures.ts'
import { mostTickets, openCalls } from '../../documents/openings.ts'
import { type CallFigures, type Count, callFigures } from '../../figures/calls.ts'
import { comparedNotes, wholeCount } from '../../figures/words.ts'
import type { PlaceData, ReportInput, ReportNote, ReportPlace } from '../../input.ts'
import type { Block, Fact, ReportDocument, RowDetail, Section } from '../../pdf/model.ts'
import { callerName, localTime, zoneText } from '../../texts.ts'

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
  const compared = comparedCalls(input.places)
  return reportDocument(
    input,
    [
      { title: 'Summary', blocks: [summary(all, compared), ...comparedLegend(input.places[0])] },
      { title: 'By issue', blocks: [countTable('Issue', all.byIssue)] },
      { title: 'By status', blocks: [countTable('Status', all.byStatus)] },
      ...placeParts(input, choices.include_detailed_notes),
    ],
    { facts: filters, opening: openCalls(input.places) },
  )
}

/** Of one place its tickets; of several how many each had, and the tickets of those that had any. */
function placeParts(input: ReportInput, includeNotes: boolean): readonly Section[] {
  const { places } = input
  if (places.length === 1)
    return eachPlace(input, (data) => placeSections(input, data, includeNotes))
  const sorted = places.toSorted(mostTickets)
  const busy = sorted.filter(({ tickets }) => tickets.length > 0)
  return [
    { title: 'By location', blocks: [placeTable(sorted)] },
    ...eachPlace({ places: busy }, (data) => placeSections(input, data, includeNotes)),
  ]
}

function placeTable(places: readonly PlaceData[]): Block {
  return {
    kind: 'table',
    columns: [
      { header: 'Location', grow: 1 },
      { header: 'Time zone' },
      { header: 'Tickets', align: 'right' },
      { header: 'Calls', align: 'right' },
      { header: 'Call time', align: 'right', isWhole: true },
    ],
    rows: places.map(({ place, tickets }) => {
      const { calls, totalCallSeconds } = callFigures(tickets)
      return [
        place.name,
        zoneText(place),
        String(tickets.length),
        String(calls),
        formatCallDuration(totalCallSeconds),
      ]
    }),
    empty: noTickets,
  }
}

function filterFact(name: string, text: string | null): Fact[] {
  return text === null ? [] : [{ name, value: `contains '${text}'` }]
}

function summary(
  { meanCallSeconds }: CallFigures,
  { tickets, calls, callSeconds }: ReturnType<typeof comparedCalls>,
): Block {
  return {
    kind: 'figures',
    figures: [
      {
        label: 'Tickets',
        value: formatCount(tickets.now),
        notes: comparedNotes(tickets, wholeCount),
      },
      { label: 'Calls', value: formatCount(calls.now), notes: comparedNotes(calls, wholeCount) },
      {
        label: callTimeLabel,
        value: formatCallDuration(callSeconds.now),
        notes: comparedNotes(callSeconds, formatCallDuration),
      },
      { label: 'Mean call time', value: formatCallDuration(meanCallSeconds) },
    ],
  }
}

/** How often each was, most first; the shares add up as they are shown. */
function countTable(name: string, counts: readonly Count[]): Block {
  const shares = roundShares(
    counts.map(({ count }) => count),
    1,
  )
  return {
    kind: 'table',
    columns: [
      { header: name, grow: 1 },
      { header: 'Tickets', align: 'right' },
      { header: 'Share', align: 'right' },
    ],
    rows: counts.map(({ name, count }, index) => [
      name,
      String(count),
      formatPercent(shares.percents[index], 1),
    ]),
    empty: noTickets,
  }
}

function placeSections(input: ReportInput, data: PlaceData, includeNotes: boolean): Section[] {
  const { place } = data
  const figures = callFigures(data.tickets)
  const title = includeNotes ? 'Tickets, calls and notes' : 'Tickets'
  return [
    {
      title: placeTitle(input, place, title),
      blocks: [ticketTable(figures, place, includeNotes)],
    },
  ]
}

/** The tickets, each with its calls and notes below it where they are wanted. */
function ticketTable({ tickets }: CallFigures, place: ReportPlace, includeNotes: boolean): Block {
  return {
    kind: 'table',
    columns: [
      { header: 'Ticket ID' },
      { header: 'Opened', isWhole: true },
      { header: 'Caller', grow: 2 },
      { header: 'Room' },
      { header: 'Issue', grow: 3 },
      { header: 'Status', isWhole: true },
      { header: 'Calls', align: 'right' },
      { header: 'Call time', align: 'right', isWhole: true },
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
        (words) => [ticket.number, '', '', '', words, '', '', ''],
      ),
    ),
    ...(includeNotes && { details: tickets.map(({ notes }) => noteDetails(notes, place)) }),
    empty: noTickets,
  }
}

function noteDetails(
  notes: CallFigures['tickets'][number]['notes'],
  place: ReportPlace,
): RowDetail[] {
  return notes.map(({ label, note }) =>
    attempt(
      () => ({
        title: entryText(label, note, place),
        text: htmlToText(note.content ?? '').replace(/\n{2,}/g, '\n') || 'No content',
      }),
      (words) => ({ title: label, text: words }),
    ),
  )
}

/** Says what an entry is, when it began, how long it took, and whose it is. */
function entryText(label: string, note: ReportNote, place: ReportPlace): string {
  const duration = note.durationSeconds === null ? '' : formatCallDuration(note.durationSeconds)
  const parts = [label, localTime(note.startedAt, place), duration, note.createdBy ?? '']
  return parts.filter(Boolean).join(' · ')
}

import type {
  IngestResult,
  Judged,
  TicketDelivery,
  TicketNoteDelivery,
  TicketPatch,
} from '@netportal/contract'
import { noteLate } from '../comparison/noteLate.ts'
import type { Database } from '../database/database.ts'
import type { Delivery } from './delivery.ts'
import { type HeldTicket, heldNotes, heldTickets, noteKey } from './held.ts'
import { distinctByKey, type Intake, sift, takeIn, toResult } from './intake.ts'
import { findLocations, type Ids, placeItems } from './lookups.ts'
import { mergeItems, placesOf, unknownLocation } from './merge.ts'
import { plausibleFault } from './times.ts'
import { type Columns, upsertReturning } from './upsert.ts'

export function takeTickets(
  { companyId, now, write }: Delivery,
  judged: readonly Judged<TicketDelivery>[],
): Promise<IngestResult> {
  const timely = sift(takeIn(judged), 'time_out_of_range', (item) => timeFault(item, now))
  return write(async (db) => {
    const { locations, intake } = await placeItems(db, companyId, timely)
    return writeTickets(db, companyId, locations, intake)
  })
}

export function mergeTickets(
  { companyId, now, write }: Delivery,
  judged: readonly Judged<TicketPatch>[],
): Promise<IngestResult> {
  const timely = sift(takeIn(judged), 'time_out_of_range', (item) => timeFault(item, now))
  return write(async (db) => {
    const patches = timely.accepted.map(({ item }) => item)
    const known = await heldTickets(db, companyId, patches)
    const locations = await findLocations(db, companyId, placesOf([...known.values(), ...patches]))
    const notes = await heldNotes(db, companyId, patches)
    const intake = mergeItems<TicketPatch, LaidTicket>(timely, {
      keyOf: (item) => item.calltek_ticket_id,
      known,
      needs: ['location_external_id', 'ticket_datetime_utc'],
      lay: (earlier, later) => ({ ...earlier, ...later, notes: layNotes(notes, earlier, later) }),
      faultOf: unknownLocation(locations),
    })
    return writeTickets(db, companyId, locations, intake)
  })
}

/** A ticket with those of its notes that a delivery speaks of. */
type LaidTicket = HeldTicket & Pick<TicketPatch, 'notes'>

/** The notes of a delivery so far, each with the fields that are known of it already. */
function layNotes(
  held: ReadonlyMap<string, TicketNoteDelivery>,
  earlier: LaidTicket | undefined,
  { calltek_ticket_id, notes = [] }: TicketPatch,
): TicketNoteDelivery[] {
  const laid = new Map(earlier?.notes?.map((note) => [note.note_sequence, note]))
  for (const note of notes) {
    const known =
      laid.get(note.note_sequence) ?? held.get(noteKey(calltek_ticket_id, note.note_sequence))
    laid.set(note.note_sequence, { ...known, ...note })
  }
  return [...laid.values()]
}

async function writeTickets(
  db: Database,
  companyId: number,
  locations: Ids,
  intake: Intake<TicketDelivery>,
): Promise<IngestResult> {
  const { items, replaced } = distinctByKey(intake, (item) => item.calltek_ticket_id, keepNotes)
  await noteOpened(db, companyId, locations, items)
  const tickets = await upsertReturning(db, ticketColumns(companyId, locations), items, 'id')
  const notes = await upsertReturning(
    db,
    noteColumns,
    await placeNotes(db, companyId, items),
    'ticket_id',
  )
  const created = new Set(tickets.created)
  const updated = new Set([...tickets.updated, ...notes.created, ...notes.updated])
  return toResult(
    intake,
    {
      created: created.size,
      updated: [...updated].filter((id) => !created.has(id)).length,
    },
    replaced,
  )
}

/** Notes on which days there is another number of tickets: those that are new, or are said to be of another time or place. */
async function noteOpened(
  db: Database,
  companyId: number,
  locations: Ids,
  items: readonly TicketDelivery[],
): Promise<void> {
  const { rows } = await db.query<{
    location_id: number
    at: string
    known_location_id: number | null
    known_at: string | null
  }>(
    `select item.location_id, at, tickets.location_id as known_location_id, opened_at as known_at
     from unnest($2::text[], $3::bigint[], $4::timestamptz[]) as item (number, location_id, at)
     left join tickets on company_id = $1 and calltek_ticket_id = number
     where (tickets.location_id, opened_at) is distinct from (item.location_id, at)`,
    [
      companyId,
      items.map((item) => item.calltek_ticket_id),
      items.map((item) => locations.get(item.location_external_id)),
      items.map((item) => item.ticket_datetime_utc),
    ],
  )
  await noteLate(
    db,
    rows.flatMap((row) => [
      { locationId: row.location_id, at: row.at },
      { locationId: row.known_location_id ?? undefined, at: row.known_at },
    ]),
  )
}

type PlacedNote = TicketNoteDelivery & { ticketId: number }

/** Notes with the ids of their tickets; of two with one sequence the last counts. */
async function placeNotes(
  db: Database,
  companyId: number,
  items: readonly TicketDelivery[],
): Promise<PlacedNote[]> {
  const { rows } = await db.query<{ id: number; calltek_ticket_id: string }>(
    `select id, calltek_ticket_id from tickets
     where company_id = $1 and calltek_ticket_id = any($2)`,
    [companyId, items.map((item) => item.calltek_ticket_id)],
  )
  const ids = new Map(rows.map((row) => [row.calltek_ticket_id, row.id]))
  return items.flatMap((item) => {
    const ticketId = ids.get(item.calltek_ticket_id)
    if (ticketId === undefined) return []
    const bySequence = new Map(item.notes?.map((note) => [note.note_sequence, note]))
    return [...bySequence.values()].map((note) => ({ ...note, ticketId }))
  })
}

/** Notes that a later item leaves out stay: also within one delivery. */
function keepNotes(earlier: TicketDelivery, later: TicketDelivery): TicketDelivery {
  return { ...later, notes: [...(earlier.notes ?? []), ...(later.notes ?? [])] }
}

function timeFault(item: TicketPatch | TicketDelivery, now: Date): string | null {
  const { ticket_datetime_utc, closed_at, notes } = item
  return (
    plausibleFault({ ticket_datetime_utc, closed_at }, now) ??
    notes
      ?.map(({ start_time, end_time }, index) =>
        plausibleFault(
          { [`notes.${index}.start_time`]: start_time, [`notes.${index}.end_time`]: end_time },
          now,
        ),
      )
      .find((fault) => fault !== null) ??
    null
  )
}

function ticketColumns(companyId: number, locations: Ids): Columns<TicketDelivery> {
  return {
    table: 'tickets',
    key: ['company_id', 'calltek_ticket_id'],
    columns: [
      { name: 'company_id', type: 'bigint', value: () => companyId },
      {
        name: 'location_id',
        type: 'bigint',
        value: (item) => locations.get(item.location_external_id),
      },
      { name: 'calltek_ticket_id', type: 'text', value: (item) => item.calltek_ticket_id },
      { name: 'opened_at', type: 'timestamptz', value: (item) => item.ticket_datetime_utc },
      { name: 'closed_at', type: 'timestamptz', value: (item) => item.closed_at },
      { name: 'guest_name', type: 'text', value: (item) => item.guest_name },
      { name: 'last_name', type: 'text', value: (item) => item.last_name },
      { name: 'room', type: 'text', value: (item) => item.room },
      { name: 'issue', type: 'text', value: (item) => item.issue_api },
      { name: 'solution', type: 'text', value: (item) => item.solution_api },
      { name: 'status', type: 'text', value: (item) => item.status_api },
    ],
  }
}

const noteColumns: Columns<PlacedNote> = {
  table: 'ticket_notes',
  key: ['ticket_id', 'note_sequence'],
  columns: [
    { name: 'ticket_id', type: 'bigint', value: (note) => note.ticketId },
    { name: 'note_sequence', type: 'integer', value: (note) => note.note_sequence },
    { name: 'call_type', type: 'text', value: (note) => note.call_type },
    { name: 'caller_type', type: 'text', value: (note) => note.caller_type },
    { name: 'created_by', type: 'text', value: (note) => note.created_by },
    { name: 'started_at', type: 'timestamptz', value: (note) => note.start_time },
    { name: 'ended_at', type: 'timestamptz', value: (note) => note.end_time },
    {
      name: 'call_duration_seconds',
      type: 'integer',
      value: (note) => note.call_duration_seconds,
    },
    { name: 'content', type: 'text', value: (note) => note.content },
  ],
}

export type CallDirection = 'Inbound' | 'Outbound'

interface Note {
  readonly note_sequence?: number | null | undefined
  readonly call_type?: string | null | undefined
  readonly call_duration_seconds?: number | null | undefined
}

export type TicketEntry<N extends Note> =
  | { kind: 'call'; note: N; label: string; number: number; direction: CallDirection }
  | { kind: 'note'; note: N; label: 'Note' }

export interface TicketStats<N extends Note> {
  /** By `note_sequence`; those without one come last, as received. */
  entries: TicketEntry<N>[]
  callCount: number
  noteCount: number
  totalCallSeconds: number
}

/**
 * Counts and numbers a ticket's calls. Specification §2 "Tickets". Only Inbound and Outbound entries
 * are calls, in any letter case; the n of 'Call #n' counts calls alone; a missing duration is zero.
 */
export function ticketStats<N extends Note>(
  notes: readonly N[] | null | undefined,
): TicketStats<N> {
  let callCount = 0
  let totalCallSeconds = 0
  const entries = bySequence(notes ?? []).map((note): TicketEntry<N> => {
    const direction = callDirection(note.call_type)
    if (direction === null) return { kind: 'note', note, label: 'Note' }
    callCount += 1
    totalCallSeconds += note.call_duration_seconds ?? 0
    return {
      kind: 'call',
      note,
      label: `Call #${callCount} (${direction})`,
      number: callCount,
      direction,
    }
  })
  return { entries, callCount, noteCount: entries.length - callCount, totalCallSeconds }
}

function bySequence<N extends Note>(notes: readonly N[]): N[] {
  const place = (note: N) => note.note_sequence ?? Number.MAX_VALUE
  return notes.toSorted((a, b) => place(a) - place(b))
}

function callDirection(type: string | null | undefined): CallDirection | null {
  const word = type?.trim().toLowerCase()
  if (word === 'inbound') return 'Inbound'
  return word === 'outbound' ? 'Outbound' : null
}

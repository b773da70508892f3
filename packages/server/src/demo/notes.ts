import type { TicketNote } from '@netportal/contract'
import { hostileNotes, longNotes, untidyNotes } from '@netportal/contract/fixtures'
import type { Random } from './random.ts'

const minuteMs = 60_000

export interface DemoNote {
  sequence: number
  callType: string | null
  callerType: string | null
  createdBy: string | null
  startedAt: Date | null
  endedAt: Date | null
  callDurationSeconds: number | null
  /** HTML. */
  content: string | null
}

interface Case {
  issue: string
  remedy: string
  openedAt: Date
  closedAt: Date | null
}

const agents = ['Agent 03', 'Agent 07', 'Agent 12', 'Niamh (night desk)'] as const
const devices = ['a laptop', 'an iPhone', 'a tablet', 'two phones', 'a games console'] as const

/** Writes what was said on a ticket: the guest's call, what the agent found, and how it ended. Some have nothing. */
export function ticketNotes(
  { issue, remedy, openedAt, closedAt }: Case,
  random: Random,
): DemoNote[] {
  if (random.chance(0.1)) return []
  const createdBy = random.pick(agents)
  const call = (callType: string, callerType: string, startedAt: Date, content: string | null) =>
    timed({ callType, callerType, createdBy, startedAt, content }, random.int(35, 1900))
  const notes = [
    call(
      'Inbound',
      'Guest',
      openedAt,
      `<p>${issue}: guest calls about <strong>${random.pick(devices)}</strong>.</p><ul><li>Signal reading is good.</li><li>Asked the guest to join again; no change.</li></ul>`,
    ),
  ]
  if (random.chance(0.5)) {
    const at = new Date(openedAt.getTime() + random.int(20, 60) * minuteMs)
    notes.push(
      timed(
        {
          callType: 'Note',
          callerType: 'Internal',
          createdBy,
          startedAt: at,
          content: "Checked the controller: the guest's device roams between two access points.",
        },
        random.int(20, 300),
      ),
    )
  }
  if (closedAt !== null) {
    const at = new Date(closedAt.getTime() - random.int(2, 9) * minuteMs)
    const content = random.chance(0.1) ? null : `<p>${remedy}</p>`
    notes.push(call('Outbound', random.pick(['Guest', 'Hotel staff']), at, content))
  }
  return notes.map((note, index) => ({ ...note, sequence: index + 1 }))
}

const uglySets = [hostileNotes, untidyNotes, longNotes, []]

/** By turns: markup that must not run, values that are missing, a very long text, nothing at all. */
export function uglyTicketNotes(turn: number, openedAt: Date): DemoNote[] {
  const notes = uglySets[turn % uglySets.length] ?? []
  return notes.map((note, index) => fromFixture(note, index, openedAt))
}

/** Its times are those of the fixtures' own day: the ticket's take their place. */
function fromFixture(note: TicketNote, index: number, openedAt: Date): DemoNote {
  const seconds = note.call_duration_seconds ?? null
  const startedAt = seconds === null ? null : new Date(openedAt.getTime() + index * 10 * minuteMs)
  return {
    sequence: note.note_sequence ?? 1000 + index,
    callType: note.call_type ?? null,
    callerType: note.caller_type ?? null,
    createdBy: note.created_by ?? null,
    startedAt,
    endedAt: startedAt && new Date(startedAt.getTime() + (seconds ?? 0) * 1000),
    callDurationSeconds: seconds,
    content: note.content ?? null,
  }
}

function timed(
  note: Omit<DemoNote, 'sequence' | 'endedAt' | 'callDurationSeconds' | 'startedAt'> & {
    startedAt: Date
  },
  seconds: number,
): Omit<DemoNote, 'sequence'> {
  const endedAt = new Date(note.startedAt.getTime() + seconds * 1000)
  return { ...note, endedAt, callDurationSeconds: seconds }
}

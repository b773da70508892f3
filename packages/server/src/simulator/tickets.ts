import type { TicketDelivery, TicketNoteDelivery } from '@netportal/contract'
import { createRandom, type Random } from '../demo/random.ts'
import type { DemoSite } from '../demo/sites.ts'
import type { Outage } from './outages.ts'

const minuteMs = 60_000

/** Nobody calls for a shorter one. */
const noticedMs = 25 * minuteMs
/** How many of the noticed ones somebody calls for. */
const callChance = 0.35

const callers = [
  ['Maya', 'Lindqvist'],
  ['Ibrahim', 'Demir'],
  ['Chloé', 'Dubois'],
  ['Sean', "O'Sullivan"],
  ['Yuki', 'Tanaka'],
  [null, 'Ferreira'],
] as const

/**
 * The call of a guest about an outage, as it stands at `now`; the same however often it is asked.
 * @returns null when nobody calls, or not yet
 */
export function ticketOf(
  site: DemoSite,
  macAddress: string,
  { day, start, end }: Outage,
  now: Date,
): { opened: Date; closed: Date; delivery: TicketDelivery } | null {
  if (end.getTime() - start.getTime() < noticedMs) return null
  const random = createRandom(`ticket ${macAddress} ${day}`)
  if (!random.chance(callChance)) return null
  const after = (time: Date, min: number, max: number) =>
    new Date(time.getTime() + random.int(min, max) * minuteMs)
  const opened = after(start, 6, 20)
  const closed = after(end, 15, 90)
  if (opened > now) return null
  const isClosed = closed <= now
  const [guestName, lastName] = random.pick(callers)
  const room = `${random.int(1, 9)}${String(random.int(1, 40)).padStart(2, '0')}`
  const notes = [inbound(opened, room, random), outbound(closed, random)]
  return {
    opened,
    closed,
    delivery: {
      calltek_ticket_id: String(30_000_000 + random.int(0, 69_999_999)),
      location_external_id: site.externalId,
      ticket_datetime_utc: opened.toISOString(),
      closed_at: isClosed ? closed.toISOString() : null,
      guest_name: guestName,
      last_name: lastName,
      room,
      issue_api: 'No Wi-Fi signal in the room',
      solution_api: isClosed ? 'The access point lost power; it is online again.' : null,
      status_api: isClosed ? 'Closed' : 'Open',
      notes: isClosed ? notes : notes.slice(0, 1),
    },
  }
}

function inbound(opened: Date, room: string, random: Random): TicketNoteDelivery {
  return call(1, 'Inbound', opened, random.int(90, 600), {
    content: `<p>Guest in room ${room} sees <strong>no network</strong> at all.</p>`,
    agent: 'Agent 03',
  })
}

function outbound(closed: Date, random: Random): TicketNoteDelivery {
  const seconds = random.int(30, 240)
  return call(2, 'Outbound', new Date(closed.getTime() - seconds * 1000), seconds, {
    content: '<p>The access point near the room is back; the guest confirms.</p>',
    agent: 'Agent 07',
  })
}

function call(
  sequence: number,
  type: 'Inbound' | 'Outbound',
  start: Date,
  seconds: number,
  { content, agent }: { content: string; agent: string },
): TicketNoteDelivery {
  return {
    note_sequence: sequence,
    call_type: type,
    caller_type: 'Guest',
    created_by: agent,
    start_time: start.toISOString(),
    end_time: new Date(start.getTime() + seconds * 1000).toISOString(),
    call_duration_seconds: seconds,
    content,
  }
}

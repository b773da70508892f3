import { darkNightTickets } from './darkNight.ts'
import type { DemoTicket } from './demoTicket.ts'
import { ticketNotes, uglyTicketNotes } from './notes.ts'
import { createRandom, type Random } from './random.ts'
import type { DemoSite } from './sites.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const firstNames = [
  'Amelia',
  'José',
  'Wei',
  'Zoë',
  'Patrick',
  'Fatima',
  'Søren',
  'Aiko',
  'Łukasz',
  'Priya',
  'Ольга',
  'Tom',
] as const
const lastNames = [
  'Clarke',
  "O'Brien",
  'Müller',
  'García-López',
  'Nakamura',
  'd’Angelo',
  'Patel',
  'Kowalczyk',
  'Nguyễn',
  'van der Berg',
  'Иванова',
  'Haddad',
] as const
const cases = [
  ['Cannot connect to guest Wi-Fi', 'Forgot the network on the device and connected again.'],
  ['Login page does not appear', 'Opened the portal address by hand; private DNS was on.'],
  ['Slow connection in room', 'Moved the guest to the 5 GHz band; the access point was busy.'],
  ['Voucher code not accepted', 'Issued a new code.'],
  ['Cannot cast to the TV', 'Paired phone and TV in the same room network.'],
  ['Games console needs registration', 'Registered the console by its hardware address.'],
  ['Connection drops every few minutes', 'Access point restarted; stable since.'],
  ['VPN does not connect', 'Guest switched to TCP mode.'],
] as const

/** Weeks before the last one that are told too; their tickets are closed. */
const earlierWeeks = 15

/**
 * The guest tickets of a site, oldest first: those that are open, those closed in the week before `now`,
 * and those of earlier weeks, as many each week, and at the end those of a dark night. A site of the chain has no earlier ones.
 */
export function siteTickets(site: DemoSite, now: Date): DemoTicket[] {
  const random = createRandom(`tickets ${site.externalId}`)
  const recent = Array.from({ length: site.openTickets + site.closedTickets }, (_, index) => {
    const isOpen = index < site.openTickets
    return ticket(random, now, isOpen ? null : random.int(1, 160) * hourMs)
  })
  const earlier = Array.from(
    { length: site.periodMinutes === 5 ? site.closedTickets * earlierWeeks : 0 },
    () => ticket(random, now, random.int(7 * 24 + 1, (earlierWeeks + 1) * 7 * 24) * hourMs),
  )
  const night = site.hadDarkNight ? darkNightTickets(site, now, random) : []
  // Those of the night come last: when it was depends on the hour, and numbers must not.
  return [...earlier, ...recent]
    .sort((a, b) => a.openedAt.getTime() - b.openedAt.getTime())
    .concat(night)
    .map((made, index) => ({
      calltekTicketId: ticketNumber(site, index),
      ...made,
      ...(site.isUgly ? disfigured(made, index) : {}),
    }))
}

/** Each site has a thousand numbers of its own, which rise with time. */
function ticketNumber({ externalId }: DemoSite, index: number): string {
  return String(2_000_000 + Number(externalId.slice(-3)) * 1000 + index)
}

/** @param closedAgoMs null for an open one */
function ticket(
  random: Random,
  now: Date,
  closedAgoMs: number | null,
): Omit<DemoTicket, 'calltekTicketId'> {
  const [issue, remedy] = random.pick(cases)
  const closedAt = closedAgoMs === null ? null : new Date(now.getTime() - closedAgoMs)
  const openedAt = new Date((closedAt ?? now).getTime() - random.int(10, 1500) * minuteMs)
  return {
    openedAt,
    guestName: random.chance(0.08) ? null : random.pick(firstNames),
    lastName: random.chance(0.08) ? null : random.pick(lastNames),
    room: room(random),
    issue,
    solution: closedAt === null ? null : remedy,
    status: closedAt === null ? random.pick(['Open', 'In Progress']) : 'Closed',
    closedAt,
    notes: ticketNotes({ issue, remedy, openedAt, closedAt }, random),
  }
}

function room(random: Random): string | null {
  if (random.chance(0.15)) return random.pick([null, 'Lobby', 'Suite 3', 'Conference A'])
  return `${random.int(1, 9)}${String(random.int(1, 40)).padStart(2, '0')}`
}

const uglyIssues = [
  '=1+1',
  '<b>No Wi-Fi</b> & "angry" guest',
  'Séjour gâché : « pas de réseau » 🎉',
  '@SUM(A1:A9)',
]

/** Every third ticket breaks what was never tried on such texts. */
function disfigured(
  { openedAt }: Pick<DemoTicket, 'openedAt'>,
  index: number,
): Partial<DemoTicket> {
  if (index % 3 !== 0) return {}
  const turn = index / 3
  const issue = uglyIssues[turn % uglyIssues.length]
  return {
    ...(issue !== undefined && { issue }),
    guestName: turn % 2 === 0 ? '=cmd' : "Renée-D'Arcy",
    lastName: turn % 2 === 0 ? '-Mike' : '山田',
    notes: uglyTicketNotes(turn, openedAt),
  }
}

import { createRandom, type Random } from './random.ts'
import type { DemoSite } from './sites.ts'

const hourMs = 3_600_000

export interface DemoTicket {
  calltekTicketId: string
  openedAt: Date
  guestName: string | null
  lastName: string | null
  room: string | null
  issue: string
  solution: string | null
  status: string
  closedAt: Date | null
}

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

/** The guest tickets of a site: those that are open, and those closed in the week before `now`. */
export function siteTickets(site: DemoSite, now: Date): DemoTicket[] {
  const random = createRandom(`tickets ${site.externalId}`)
  const firstId = 2_400_000 + random.int(0, 9_000) * 10
  const count = site.openTickets + site.closedTickets
  return Array.from({ length: count }, (_, index) => {
    const isOpen = index < site.openTickets
    const [issue, remedy] = random.pick(cases)
    const closedAt = isOpen ? null : new Date(now.getTime() - random.int(1, 160) * hourMs)
    const openedAt = new Date((closedAt ?? now).getTime() - random.int(10, 1500) * 60_000)
    return {
      calltekTicketId: String(firstId + index),
      openedAt,
      guestName: random.chance(0.08) ? null : random.pick(firstNames),
      lastName: random.chance(0.08) ? null : random.pick(lastNames),
      room: room(random),
      issue,
      solution: isOpen ? null : remedy,
      status: isOpen ? random.pick(['Open', 'In Progress']) : 'Closed',
      closedAt,
    }
  })
}

function room(random: Random): string | null {
  if (random.chance(0.15)) return random.pick([null, 'Lobby', 'Suite 3', 'Conference A'])
  return `${random.int(1, 9)}${String(random.int(1, 40)).padStart(2, '0')}`
}

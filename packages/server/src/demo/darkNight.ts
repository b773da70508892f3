import { addDays, startOfDay, today } from '@netportal/format'
import type { DemoDevice } from './demoDevice.ts'
import type { DemoTicket } from './demoTicket.ts'
import { ticketNotes } from './notes.ts'
import type { Random } from './random.ts'
import type { DemoSite } from './sites.ts'

const minuteMs = 60_000
/** 23:04 by the clocks of the site, for seven hours. */
const startsAtMinute = 23 * 60 + 4
const minutes = 426
const longAgoMs = 26 * 60 * minuteMs
/** It is over by the time that somebody looks, and guests called afterwards. */
const agoMinutes = minutes + 30

const allBack = 'The access points are back.'

/** Minutes after its start, rooms and words of those who called; the first one on an evening long before, when all was well. */
const calls = [
  [-17_250, '401', 'Slow connection in room', 'Moved the guest to the 5 GHz band.'],
  [18, '401', 'No Wi-Fi at all in the room', allBack],
  [47, '214', 'Cannot connect to guest Wi-Fi', allBack],
  [135, null, 'Front desk: guests ask why there is no Wi-Fi', allBack],
  [438, '402', 'Login page does not appear', allBack],
] as const

/** The start of the latest such night at a site that was over at `now`. */
function startOfNight({ timezone }: DemoSite, now: Date): number {
  const starts = [0, -1, -2].map((days) => {
    const day = addDays(today(now, timezone), days)
    return startOfDay(day, timezone) + startsAtMinute * minuteMs
  })
  return starts.find((start) => start + agoMinutes * minuteMs <= now.getTime()) ?? now.getTime()
}

/** Lets a site go dark for a night: all that is online now was down, and one has not come back. */
export function darken(devices: readonly DemoDevice[], site: DemoSite, now: Date): DemoDevice[] {
  const start = startOfNight(site, now)
  const lost = devices.findIndex(({ status }) => status === 'Offline')
  return devices.map((device, index) => {
    if (device.status !== 'Online' && index !== lost) return goneSince(device, start - longAgoMs)
    const at = new Date(start + (index % 4) * minuteMs)
    // Its own last change is that it went away, which it did that night.
    const others = index === lost ? device.changes.slice(0, -1) : device.changes
    const before = others.filter((change) => change.at < at)
    const down = [...before, { at, status: 'Offline' }]
    if (index === lost) return { ...device, lastSeenAt: at, changes: down }
    const backAt = new Date(start + (minutes - 6 + (index % 7)) * minuteMs)
    return { ...device, changes: [...down, { at: backAt, status: 'Online' }] }
  })
}

/** Who was away already is so for more than a day, and no part of the night. */
function goneSince(device: DemoDevice, latestMs: number): DemoDevice {
  const last = device.changes.at(-1)
  if (last === undefined || last.at.getTime() <= latestMs) return device
  const at = new Date(latestMs)
  return { ...device, lastSeenAt: at, changes: [...device.changes.slice(0, -1), { ...last, at }] }
}

/** Guests who called in that night; all was well in the morning. */
export function darkNightTickets(
  site: DemoSite,
  now: Date,
  random: Random,
): Omit<DemoTicket, 'calltekTicketId'>[] {
  const start = startOfNight(site, now)
  return calls.map(([minute, room, issue, remedy]) => {
    const openedAt = new Date(start + minute * minuteMs)
    const closedAt = new Date(Math.min(now.getTime(), openedAt.getTime() + 35 * minuteMs))
    return {
      openedAt,
      guestName: 'Guest',
      lastName: null,
      room,
      issue,
      solution: remedy,
      status: 'Closed',
      closedAt,
      notes: ticketNotes({ issue, remedy, openedAt, closedAt }, random),
    }
  })
}

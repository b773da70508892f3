import { callFigures } from '../figures/calls.ts'
import {
  type Compared,
  compare,
  type EarlierWindows,
  earlierWindows,
  windowsOf,
} from '../figures/earlier.ts'
import { type ComparedPlace, type ComparedUptime, compareUptime } from '../figures/earlierUptime.ts'
import type { DeviceUptime } from '../figures/uptime.ts'
import type { Usage } from '../figures/usage.ts'
import type { PlaceData, ReportTicket } from '../input.ts'
import type { Block } from '../pdf/model.ts'
import { periodText } from '../texts.ts'
import { meanUptime } from './uptimeTable.ts'

const bytesPerMb = 1024 * 1024

/** A figure with nothing beside it. */
const alone = (now: number | null): Compared => ({ now, before: null, usual: null })

/** Words for the time that a report is compared with, such as 'the 8 days before'. */
export function timeBefore(data: PlaceData | undefined): string {
  const windows = data && earlierWindows(data.place)
  if (!windows) return 'the time before'
  const { start, end } = windows.before
  const days = 1 + Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
  const { place } = data
  if (place.start.endsWith('-01') && start.endsWith('-01') && days >= 28 && place.start > end) {
    return 'the month before'
  }
  return days === 1 ? 'the day before' : `the ${days} days before`
}

/** Says once below the figures what stands beside them. */
export function comparedLegend(data: PlaceData | undefined): Block[] {
  const windows = data && earlierWindows(data.place)
  if (!windows) return []
  const isCut = data.place.untilMs < data.place.toMs
  const until = isCut ? ' The last day of each is taken until the same time of day.' : ''
  const text = `Before: ${periodText(windows.before)}. Usual: the mean of the same weekdays in the four weeks before the period.${until}`
  return [{ kind: 'text', text }]
}

/** The traffic of all networks of a place together, bytes. */
export function comparedUsage(data: PlaceData, total: Usage | null) {
  const of = (now: number | null, read: (downMb: number, upMb: number) => number) =>
    comparedTo(
      data,
      data.earlier?.traffic,
      now,
      'sum',
      (each) => each && Math.round(read(each.downMb ?? 0, each.upMb ?? 0) * bytesPerMb),
    )
  return {
    down: of(total?.downBytes ?? null, (down) => down),
    up: of(total?.upBytes ?? null, (_, up) => up),
    both: of(total && total.downBytes + total.upBytes, (down, up) => down + up),
  }
}

/** The clients of all networks of a place together. */
export function comparedClients(
  data: PlaceData,
  { peak, mean }: { peak: { clients: number } | null; mean: number | null },
) {
  const earlier = data.earlier?.clients
  return {
    peak: comparedTo(data, earlier, peak?.clients ?? null, 'peak', (each) => each?.peak ?? null),
    mean: comparedTo(data, earlier, mean, 'mean', (each) => each?.mean ?? null),
  }
}

/**
 * The access points of places together.
 * @param uptimes of all their access points
 */
export function comparedUptime(
  places: readonly PlaceData[],
  uptimes: readonly DeviceUptime[],
): ComparedUptime {
  const now = {
    meanUptime: meanUptime(uptimes),
    outages: uptimes.reduce((sum, { outages }) => sum + outages.length, 0),
    downSeconds: uptimes.reduce((sum, { downtime }) => sum + downtime.seconds, 0),
  }
  const compared = places.flatMap(({ devices, devicesBefore = [], place }): ComparedPlace[] => {
    const windows = earlierWindows(place)
    return windows ? [{ devices: [...devices, ...devicesBefore], place, windows }] : []
  })
  const [first, ...others] = compared
  const isAlike = new Set(compared.map(({ windows }) => daysOf(windows))).size === 1
  if (first && isAlike && compared.length === places.length)
    return compareUptime(now, [first, ...others])
  return {
    meanUptime: alone(now.meanUptime),
    outages: alone(now.outages),
    downSeconds: alone(now.downSeconds),
  }
}

/** Which days the windows are of: places of several time zones can differ by a day. */
function daysOf({ before, usual }: EarlierWindows): string {
  return [before.start, before.end, ...usual.map(({ days }) => days)].join()
}

/** Tickets, calls and their time at all places of a report together. */
export function comparedCalls(places: readonly PlaceData[]) {
  // Before the first ticket of any of the places nothing is known of tickets.
  const since = places.flatMap(({ earlier }) => earlier?.ticketsSinceMs ?? [])
  const each = places.map((data) => placeCalls(data, Math.min(...since)))
  const together = (read: (calls: (typeof each)[number]) => Compared): Compared => {
    const all = each.map(read)
    const sum = (pick: (one: Compared) => number | null) => {
      const known = all.map(pick)
      return known.reduce<number | null>(
        (total, value) => (total === null || value === null ? null : total + value),
        known.length === 0 ? null : 0,
      )
    }
    return {
      now: sum(({ now }) => now),
      before: sum(({ before }) => before),
      usual: sum(({ usual }) => usual),
    }
  }
  return {
    tickets: together(({ tickets }) => tickets),
    calls: together(({ calls }) => calls),
    callSeconds: together(({ callSeconds }) => callSeconds),
  }
}

function placeCalls(data: PlaceData, sinceMs: number) {
  const windows = earlierWindows(data.place)
  const earlier = data.earlier?.tickets
  const parts =
    windows && earlier
      ? windowsOf(windows).map(({ fromMs, untilMs }) =>
          fromMs < sinceMs ? null : callFigures(within(earlier, fromMs, untilMs)),
        )
      : undefined
  const now = callFigures(data.tickets)
  const of = (value: number, read: (calls: typeof now) => number) =>
    comparedTo(data, parts, value, 'sum', (part) => part && read(part))
  return {
    tickets: of(now.tickets.length, ({ tickets }) => tickets.length),
    calls: of(now.calls, ({ calls }) => calls),
    callSeconds: of(now.totalCallSeconds, ({ totalCallSeconds }) => totalCallSeconds),
  }
}

function within(tickets: readonly ReportTicket[], fromMs: number, untilMs: number): ReportTicket[] {
  return tickets.filter(({ openedAt }) => {
    const opened = Date.parse(openedAt)
    return fromMs <= opened && opened < untilMs
  })
}

function comparedTo<Part>(
  { place }: PlaceData,
  parts: readonly Part[] | undefined,
  now: number | null,
  together: Parameters<typeof compare>[3],
  read: (part: Part) => number | null,
): Compared {
  const windows: EarlierWindows | null = earlierWindows(place)
  return windows && parts ? compare(now, parts.map(read), windows, together) : alone(now)
}

import { type StatusPeriod, statusPeriods } from '@netportal/contract'
import type { ReportDevice, ReportPlace } from '../input.ts'
import { type Compared, compare, type EarlierWindows, type Window, windowsOf } from './earlier.ts'
import { servedUntil } from './uptime.ts'

/** How a location's access points fared, now and before. */
export interface ComparedUptime {
  /** Mean of the shares of the access points, 0–100. */
  meanUptime: Compared
  outages: Compared
  downSeconds: Compared
}

interface Now {
  meanUptime: number | null
  outages: number
  downSeconds: number
}

interface Track {
  /** The instant since which anything can be known; null where the date of discovery is not. */
  sinceMs: number | null
  /** The end of its service, or of all that is known. */
  untilMs: number
  periods: readonly StatusPeriod[]
}

/** Access points of a place, and what their time is compared with, by its clock. */
export interface ComparedPlace {
  devices: readonly ReportDevice[]
  place: Pick<ReportPlace, 'untilMs'>
  windows: EarlierWindows
}

/**
 * Works out the figures of the windows from the same histories as those of the report's time, by the same rules.
 * @param places at least one; all of windows of the same days, each by its own clock
 */
export function compareUptime(
  now: Now,
  places: readonly [ComparedPlace, ...ComparedPlace[]],
): ComparedUptime {
  const [{ windows }] = places
  const each = places.map((place) => {
    const tracks = tracksOf(place)
    return windowsOf(place.windows).map((window) => ({ tracks, window }))
  })
  const figures = windowsOf(windows).map((_, index) =>
    figuresOf(each.flatMap((parts) => parts[index] ?? [])),
  )
  const begins = windowsOf(windows).map((_, index) => isBegun(windows, index))
  return {
    meanUptime: compare(
      now.meanUptime,
      figures.map((each) => each.meanUptime),
      windows,
      'mean',
    ),
    outages: compare(
      now.outages,
      figures.map(({ isKnown, open, begun }, index) =>
        isKnown ? begun + (begins[index] ? open : 0) : null,
      ),
      windows,
      'sum',
    ),
    downSeconds: compare(
      now.downSeconds,
      figures.map(({ isKnown, downMs }) => (isKnown ? downMs / 1000 : null)),
      windows,
      'sum',
    ),
  }
}

function tracksOf({ devices, place }: ComparedPlace): Track[] {
  return devices.map((device) => {
    const { entries, firstDiscoveredAt } = device
    const untilMs = servedUntil(device, place)
    const { periods } = statusPeriods(entries, firstDiscoveredAt, untilMs)
    return {
      untilMs,
      sinceMs: firstDiscoveredAt === null ? null : Date.parse(firstDiscoveredAt),
      periods: stretchesOf(periods),
    }
  })
}

/** Oldest first; what is recorded twice in a row is one stretch. */
function stretchesOf(newestFirst: readonly StatusPeriod[]): StatusPeriod[] {
  const stretches: StatusPeriod[] = []
  for (const period of newestFirst.toReversed()) {
    const last = stretches.at(-1)
    if (last?.status === period.status) {
      stretches[stretches.length - 1] = { ...period, startMs: last.startMs }
    } else stretches.push(period)
  }
  return stretches.filter(({ status }) => status !== 'unknown')
}

/** An outage counts on the day on which it begins; one that is under way counts at the beginning alone. */
function isBegun({ usual }: EarlierWindows, index: number): boolean {
  if (index === 0) return true
  let place = 1
  for (const { windows, isFirst } of usual) {
    place += windows.length
    if (index < place) return isFirst
  }
  return false
}

function figuresOf(parts: readonly { tracks: readonly Track[]; window: Window }[]) {
  const tracks = parts.flatMap(({ tracks, window }) => tracks.map((track) => within(track, window)))
  const percents = tracks.flatMap(({ percent }) => percent ?? [])
  const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0)
  return {
    isKnown: tracks.some(({ isKnown }) => isKnown),
    open: tracks.filter(({ isOpen }) => isOpen).length,
    begun: sum(tracks.map(({ begun }) => begun)),
    downMs: sum(tracks.map(({ downMs }) => downMs)),
    meanUptime: percents.length === 0 ? null : sum(percents) / percents.length,
  }
}

/** How an access point fared in a window. */
function within({ sinceMs, periods, untilMs: servedMs }: Track, { fromMs, untilMs }: Window) {
  let isOpen = false
  let begun = 0
  let upMs = 0
  let downMs = 0
  for (const { status, startMs, endMs } of periods) {
    const ms = Math.min(endMs, untilMs) - Math.max(startMs, fromMs)
    if (ms <= 0) continue
    if (status !== 'offline') upMs += ms
    else {
      downMs += ms
      if (startMs < fromMs) isOpen = true
      else begun += 1
    }
  }
  const isKnown = upMs + downMs > 0
  const wholeMs = sinceMs === null ? 0 : Math.min(untilMs, servedMs) - Math.max(fromMs, sinceMs)
  const percent = wholeMs > 0 && isKnown ? (100 * upMs) / wholeMs : null
  return { isKnown, isOpen, begun, downMs, percent }
}

import { type StatusPeriod, statusPeriods } from '@netportal/contract'
import type { ReportDevice, ReportPlace } from '../input.ts'
import { type Compared, compare, type EarlierWindows, type Window, windowsOf } from './earlier.ts'

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
  periods: readonly StatusPeriod[]
}

/** Works out the figures of the windows from the same histories as those of the report's time, by the same rules. */
export function compareUptime(
  now: Now,
  devices: readonly ReportDevice[],
  { untilMs }: ReportPlace,
  windows: EarlierWindows,
): ComparedUptime {
  const tracks = devices.map(({ entries, firstDiscoveredAt }): Track => {
    const { periods } = statusPeriods(entries, firstDiscoveredAt, untilMs)
    return {
      sinceMs: firstDiscoveredAt === null ? null : Date.parse(firstDiscoveredAt),
      periods: stretchesOf(periods),
    }
  })
  const figures = windowsOf(windows).map((window) => figuresOf(tracks, window))
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

function figuresOf(tracks: readonly Track[], { fromMs, untilMs }: Window) {
  const percents: number[] = []
  let isKnown = false
  let open = 0
  let begun = 0
  let downMs = 0
  for (const { sinceMs, periods } of tracks) {
    let upMs = 0
    let ownDownMs = 0
    for (const { status, startMs, endMs } of periods) {
      const ms = Math.min(endMs, untilMs) - Math.max(startMs, fromMs)
      if (ms <= 0) continue
      if (status !== 'offline') upMs += ms
      else {
        ownDownMs += ms
        if (startMs < fromMs) open += 1
        else begun += 1
      }
    }
    if (upMs + ownDownMs > 0) isKnown = true
    downMs += ownDownMs
    const wholeMs = sinceMs === null ? 0 : untilMs - Math.max(fromMs, sinceMs)
    if (wholeMs > 0 && upMs + ownDownMs > 0) percents.push((100 * upMs) / wholeMs)
  }
  const sum = percents.reduce((total, each) => total + each, 0)
  return {
    isKnown,
    open,
    begun,
    downMs,
    meanUptime: percents.length === 0 ? null : sum / percents.length,
  }
}

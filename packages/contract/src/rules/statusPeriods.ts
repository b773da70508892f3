import { instantMs } from './instant.ts'
import { type DeviceStatus, deviceStatus } from './networkHealth.ts'

export interface StatusPeriod {
  status: DeviceStatus
  startMs: number
  endMs: number
  /** Whether it still lasts; its end is now. */
  isCurrent: boolean
}

export interface StatusShare {
  durationMs: number
  /** Exact share of the time since first discovery, 0–100; null when that time is not known or zero. */
  percent: number | null
}

export interface StatusHistory {
  /** Newest first, without gaps or overlaps; none when nothing was ever recorded. */
  periods: StatusPeriod[]
  /** First discovery; null without one. */
  sinceMs: number | null
  uptime: StatusShare
  downtime: StatusShare
  unknown: StatusShare
}

export interface HistoryEntry {
  readonly time: string
  readonly status?: string | null | undefined
}

/**
 * Turns a device's recorded statuses into periods and shares. Specification §4 "Device history".
 * History before first discovery is cut there, and between discovery and the first entry the status
 * is unknown. Without a date of discovery there are periods, but no percentages.
 * @param entries in any order; of two at one instant the last received wins; those after now, and
 * those whose time cannot be read, are ignored
 */
export function statusPeriods(
  entries: readonly HistoryEntry[],
  firstDiscovered: string | null | undefined,
  nowMs: number,
): StatusHistory {
  return historySince(entries, instantMs(firstDiscovered), nowMs)
}

/** A stretch of time; epoch milliseconds. */
export interface TimeRange {
  fromMs: number
  /** Its end, which is no part of it; later than `fromMs`. */
  untilMs: number
}

/** How a device fared within a stretch of time. */
export interface RangeHistory extends StatusHistory {
  /** The range, as far as it has passed. */
  range: TimeRange
  /** Part of the range before the device was discovered, which counts for no share. */
  beforeDiscoveryMs: number
}

/**
 * Turns a device's recorded statuses into periods and shares within a stretch of time, by the rule of its whole
 * history: over all the time since its discovery the figures are the same. Time up, down, of unknown status and
 * before discovery add up to the range as far as it has passed. Ruling: Uptime.
 * @param entries of the whole history: the status at the start of the range may be recorded long before
 * @returns without a date of discovery no percentages; `sinceMs` is the later of discovery and the range's start
 */
export function uptimeWithin(
  entries: readonly HistoryEntry[],
  firstDiscovered: string | null | undefined,
  { fromMs, untilMs }: TimeRange,
  nowMs: number,
): RangeHistory {
  const endMs = Math.max(fromMs, Math.min(untilMs, nowMs))
  const discoveredMs = instantMs(firstDiscovered)
  const startMs = Math.min(Math.max(discoveredMs ?? fromMs, fromMs), endMs)
  const history = historySince(entries, startMs, endMs)
  const told = (share: StatusShare): StatusShare =>
    discoveredMs === null ? { ...share, percent: null } : share
  const lasts = fromMs < nowMs && untilMs >= nowMs
  return {
    periods: history.periods
      .map((period) => ({ ...period, isCurrent: period.isCurrent && lasts }))
      .filter(({ startMs, endMs, isCurrent }) => isCurrent || endMs > startMs),
    sinceMs: discoveredMs === null ? null : startMs,
    uptime: told(history.uptime),
    downtime: told(history.downtime),
    unknown: told(history.unknown),
    range: { fromMs, untilMs: endMs },
    beforeDiscoveryMs: startMs - fromMs,
  }
}

function historySince(
  entries: readonly HistoryEntry[],
  sinceMs: number | null,
  nowMs: number,
): StatusHistory {
  const periods = toPeriods(statusChanges(entries, nowMs), sinceMs, nowMs)
  const totalMs = sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs)

  const share = (durationMs: number): StatusShare => ({
    durationMs,
    percent: totalMs > 0 ? (durationMs / totalMs) * 100 : null,
  })
  return {
    periods: periods.toReversed(),
    sinceMs,
    uptime: share(spent(periods, 'online')),
    downtime: share(spent(periods, 'offline')),
    unknown: share(periods.length > 0 ? spent(periods, 'unknown') : totalMs),
  }
}

export interface StatusChange {
  atMs: number
  status: DeviceStatus
}

/**
 * Reads the entries that count, one per instant, oldest first: those whose time can be read, and that are not
 * after `untilMs`.
 */
export function statusChanges(entries: readonly HistoryEntry[], untilMs: number): StatusChange[] {
  const byInstant = new Map<number, DeviceStatus>()
  for (const entry of entries) {
    const atMs = instantMs(entry.time)
    if (atMs !== null && atMs <= untilMs) byInstant.set(atMs, deviceStatus(entry.status))
  }
  return [...byInstant].map(([atMs, status]) => ({ atMs, status })).sort((a, b) => a.atMs - b.atMs)
}

/** Oldest first, from first discovery (or the first change without one) to now. */
function toPeriods(
  changes: readonly StatusChange[],
  sinceMs: number | null,
  nowMs: number,
): StatusPeriod[] {
  const first = changes[0]
  if (first === undefined) return []
  const fromMs = sinceMs ?? first.atMs
  const known: StatusChange[] =
    first.atMs > fromMs ? [{ atMs: fromMs, status: 'unknown' }, ...changes] : [...changes]

  return known.flatMap(({ atMs, status }, index): StatusPeriod[] => {
    const next = known[index + 1]
    const isCurrent = next === undefined
    const endMs = next?.atMs ?? nowMs
    const isCut = isCurrent ? endMs < fromMs : endMs <= fromMs
    return isCut ? [] : [{ status, startMs: Math.max(atMs, fromMs), endMs, isCurrent }]
  })
}

function spent(periods: readonly StatusPeriod[], status: DeviceStatus): number {
  return periods
    .filter((period) => period.status === status)
    .reduce((total, { startMs, endMs }) => total + (endMs - startMs), 0)
}

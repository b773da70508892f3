import { incidentLimits } from './incidents.ts'
import type { DeviceStatus } from './networkHealth.ts'
import { type HistoryEntry, statusPeriods } from './statusPeriods.ts'

/** A stretch of time; its end does not belong to it. */
export interface Stretch {
  fromMs: number
  untilMs: number
}

/** How long a device was in each state. */
export interface StateTimes {
  onlineMs: number
  offlineMs: number
  unknownMs: number
}

/** Days of which times are asked, with what is known of their time. */
interface DaysOfDevice {
  /** Each after the one before; all of them are over. */
  days: readonly Stretch[]
  /** Of its site, each after the one before. */
  silences: readonly Stretch[]
  /** When it was taken out of service, if it was. @default it was not */
  retiredMs?: number | null
}

/**
 * Sums how long a device was in each state on each of several days, by the rule of a device's history: nothing
 * before its discovery, unknown until its first status. Within a silence of its site nothing is known, whatever
 * was said last.
 * @returns one for each day: its states add up to what of it came after the discovery, and before it was retired
 */
export function timeByDay(
  entries: readonly HistoryEntry[],
  firstDiscovered: string | null | undefined,
  { days, silences, retiredMs = null }: DaysOfDevice,
): StateTimes[] {
  const untilMs = Math.min(
    days.at(-1)?.untilMs ?? Number.NEGATIVE_INFINITY,
    retiredMs ?? Number.POSITIVE_INFINITY,
  )
  const { periods, sinceMs } = statusPeriods(entries, firstDiscovered, untilMs)
  const times = days.map((): StateTimes => ({ onlineMs: 0, offlineMs: 0, unknownMs: 0 }))
  const add = (status: DeviceStatus, stretch: Stretch, by: 1 | -1) => {
    for (const [index, day] of days.entries()) {
      const time = times[index]
      if (time) time[keys[status]] += by * overlapMs(day, stretch)
    }
  }
  const known = periods.map(({ status, startMs, endMs }) => ({
    status,
    fromMs: startMs,
    untilMs: endMs,
  }))
  // A device of which nothing was ever recorded is unknown since its discovery.
  if (known.length === 0 && sinceMs !== null && sinceMs < untilMs) {
    known.push({ status: 'unknown', fromMs: sinceMs, untilMs })
  }
  for (const { status, ...period } of known) {
    add(status, period, 1)
    if (status === 'unknown') continue
    for (const silence of silences) {
      const silent = common(period, silence)
      if (silent === null) continue
      add(status, silent, -1)
      add('unknown', silent, 1)
    }
  }
  return times
}

const keys = { online: 'onlineMs', offline: 'offlineMs', unknown: 'unknownMs' } as const

function common(one: Stretch, other: Stretch): Stretch | null {
  const fromMs = Math.max(one.fromMs, other.fromMs)
  const untilMs = Math.min(one.untilMs, other.untilMs)
  return fromMs < untilMs ? { fromMs, untilMs } : null
}

function overlapMs(one: Stretch, other: Stretch): number {
  return Math.max(0, Math.min(one.untilMs, other.untilMs) - Math.max(one.fromMs, other.fromMs))
}

/** What is known of when anything was said of a location. */
export interface Evidence {
  /** Stretches between two things that were said of it, edges of `quiet` among them: those that are long. */
  gaps: readonly Stretch[]
  /** Stretches in which nothing was delivered. */
  quiet: readonly Stretch[]
  /** From when on such stretches were noted; null when they never were. */
  heardFromMs: number | null
  /** When its clients were first counted; null when they never were. */
  countedFromMs: number | null
}

/**
 * Finds the stretches in which nothing was known of a location: between two things that were said of it further
 * apart than they may be. Where deliveries are noted that counts only while none came; before, only from the first
 * count of clients on.
 */
export function silentStretches({ gaps, quiet, heardFromMs, countedFromMs }: Evidence): Stretch[] {
  return gaps.filter(({ fromMs, untilMs }) => {
    const isNoted = heardFromMs !== null && fromMs >= heardFromMs
    const { quietMs, countHoldsMs } = incidentLimits
    if (untilMs - fromMs <= (isNoted ? quietMs : countHoldsMs)) return false
    if (!isNoted) return countedFromMs !== null && fromMs >= countedFromMs
    return quiet.some((one) => one.fromMs <= fromMs && untilMs <= one.untilMs)
  })
}

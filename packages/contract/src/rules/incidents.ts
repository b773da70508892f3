import { healthLevel } from './networkHealth.ts'
import { type HistoryEntry, type StatusChange, statusChanges } from './statusPeriods.ts'

/** Limits of what counts as one incident, and of what belongs to it. */
export const incidentLimits = {
  /** An access point that goes down this long after the one before belongs to the same incident. */
  joinMs: 5 * 60_000,
  /**
   * An incident takes in access points for this long after its start, so that one that stays down for
   * months does not swallow all that happens at its site from then on.
   */
  gatherMs: 24 * 3_600_000,
  /** Calls count for an incident until this long after its end. */
  callsAfterMs: 30 * 60_000,
  /** A site of which nothing was heard for this long may be in any state. */
  quietMs: 30 * 60_000,
  /** Clients are compared with those of the same weekday and hour of so many weeks before. */
  usualWeeks: 4,
  /** Of fewer weeks nothing is usual. */
  usualWeeksMin: 3,
  /** A count of clients holds for this long: networks are counted once an hour at the least. */
  countHoldsMs: 75 * 60_000,
  /** Rows of the open incidents on the overview, above the figures that it is for. */
  overviewRows: 5,
  pageSize: 50,
  pageMax: 200,
  /** Days back that are answered for without being asked, and the most that a summary covers. */
  daysDefault: 31,
  /** Rows that one answer of the history gives at most, and that a file of it has. */
  historyPageMax: 1000,
  historyFileRows: 5000,
  /** Days back that the history is shown for. */
  historyDayChoices: [1, 7, 30, 90, 365],
  historyDaysDefault: 30,
  /** Tickets that one incident names; it counts all. */
  ticketsShown: 200,
  /** Incidents of one access point that its history names, the newest; it counts all. */
  deviceIncidentsShown: 100,
} as const

/** A time from which on an access point was down, until it was seen online again. */
export interface Outage {
  startMs: number
  /** When it was online again; null while it is not. */
  endMs: number | null
}

/** An outage with what is known of it: in between the status may have been unknown. */
export interface KnownOutage extends Outage {
  /** Time that was spent offline in stretches that are over. */
  offlineMs: number
  /** Since when it is offline without a break; null when it is not, or not known to be. */
  offlineSinceMs: number | null
  /** Since when nothing is known of it, though it was never seen online; null when that is not so. */
  unknownSinceMs: number | null
}

/**
 * Reads a device's recorded statuses as outages. One begins with Offline and ends with Online: a status that
 * is unknown in between neither ends it nor counts as time offline.
 * @param entries in any order; of two at one instant the last received wins
 * @param retiredMs when it was taken out of service, if it was: that ends an outage, and nothing counts from then on
 * @returns oldest first; only the last one may be without an end
 */
export function outagesOf(
  entries: readonly HistoryEntry[],
  retiredMs: number | null = null,
): KnownOutage[] {
  const outages = toOutages(statusChanges(entries, (retiredMs ?? Number.POSITIVE_INFINITY) - 1))
  const last = outages.at(-1)
  if (last && last.endMs === null && retiredMs !== null) {
    last.endMs = retiredMs
    last.offlineMs += retiredMs - (last.offlineSinceMs ?? retiredMs)
    last.offlineSinceMs = null
    last.unknownSinceMs = null
  }
  return outages
}

function toOutages(changes: readonly StatusChange[]): KnownOutage[] {
  const outages: KnownOutage[] = []
  let current: KnownOutage | null = null
  for (const { atMs, status } of changes) {
    if (current === null) {
      if (status !== 'offline') continue
      current = {
        startMs: atMs,
        endMs: null,
        offlineMs: 0,
        offlineSinceMs: atMs,
        unknownSinceMs: null,
      }
      outages.push(current)
    } else if (status === 'offline') {
      current.offlineSinceMs ??= atMs
      current.unknownSinceMs = null
    } else {
      current.offlineMs += atMs - (current.offlineSinceMs ?? atMs)
      current.offlineSinceMs = null
      if (status === 'unknown') current.unknownSinceMs ??= atMs
      else {
        current.endMs = atMs
        current.unknownSinceMs = null
        current = null
      }
    }
  }
  return outages
}

/**
 * Tells how long something lasted as far as it is known: what is not over lasts until now, or until nothing was
 * delivered any more about its site. Each an epoch in milliseconds; `endMs` null while it is not over, `quietMs`
 * null where data come.
 * @returns ≥ 0
 */
export function lastedMs(
  { startMs, endMs, quietMs }: Outage & { quietMs: number | null },
  nowMs: number,
): number {
  return Math.max(0, (endMs ?? quietMs ?? nowMs) - startMs)
}

/** A run of access points of one location that were down together. */
export interface IncidentRun<O extends Outage> {
  startMs: number
  /** When the last of them was back; null while any is down. */
  endMs: number | null
  /** Oldest first. One access point may have several. */
  outages: O[]
  /** The most that were down at once. */
  mostDown: number
}

/**
 * Tells the incidents of a location from its access points' outages. Each next one belongs to the incident
 * before it when it began within five minutes of that one's latest, or while any of it was down; but never
 * more than a day after its start. So two may be open at once: the one that somebody is still down of since
 * yesterday, and today's.
 * @param outages in any order, those of one access point apart from each other
 * @returns oldest first; each outage is in exactly one
 */
export function incidentsOf<O extends Outage>(outages: readonly O[]): IncidentRun<O>[] {
  const runs: O[][] = []
  let run: { startMs: number; latestMs: number; untilMs: number; outages: O[] } | null = null
  for (const outage of outages.toSorted((a, b) => a.startMs - b.startMs)) {
    const { startMs } = outage
    const untilMs = endOf(outage)
    const joins =
      run !== null &&
      startMs - run.startMs <= incidentLimits.gatherMs &&
      (startMs - run.latestMs <= incidentLimits.joinMs || startMs < run.untilMs)
    if (run !== null && joins) {
      run.outages.push(outage)
      run.latestMs = startMs
      run.untilMs = Math.max(run.untilMs, untilMs)
    } else {
      run = { startMs, latestMs: startMs, untilMs, outages: [outage] }
      runs.push(run.outages)
    }
  }
  return runs.map(toIncident)
}

function toIncident<O extends Outage>(outages: O[]): IncidentRun<O> {
  const endMs = Math.max(...outages.map(endOf))
  return {
    startMs: Math.min(...outages.map(({ startMs }) => startMs)),
    endMs: endMs === Number.POSITIVE_INFINITY ? null : endMs,
    outages,
    mostDown: mostAtOnce(outages),
  }
}

function endOf({ endMs }: Outage): number {
  return endMs ?? Number.POSITIVE_INFINITY
}

/** One that comes back at the instant at which another goes down was not down together with it. */
function mostAtOnce(outages: readonly Outage[]): number {
  const steps = outages
    .flatMap((outage) => [
      { atMs: outage.startMs, by: 1 },
      { atMs: endOf(outage), by: -1 },
    ])
    .sort((a, b) => (a.atMs === b.atMs ? a.by - b.by : a.atMs - b.atMs))
  let down = 0
  let most = 0
  for (const { by } of steps) {
    down += by
    most = Math.max(most, down)
  }
  return most
}

/**
 * Finds from where on a location's incidents have to be told anew when outages have changed: all that began
 * before stay as they are.
 * @param starts of the incidents as they were, in any order
 * @param changedMs the earliest start of an outage that was added, removed or changed
 */
export function retellFrom(starts: readonly number[], changedMs: number): number {
  const before = starts.filter((startMs) => startMs < changedMs)
  return before.length > 0 ? before.reduce((a, b) => Math.max(a, b)) : changedMs
}

/** Verdict on an incident by the share of its site that was still there at the worst moment. */
export type IncidentGrade = 'minor' | 'warning' | 'critical'

/**
 * Grades an incident by the specification's thresholds: 85 % of the site online is minor, 70 % a warning.
 * @param down access points down at once
 * @param total access points of the site
 */
export function incidentGrade(down: number, total: number): IncidentGrade {
  const level = healthLevel(100 - percentDown(down, total))
  return level === 'warning' || level === 'critical' ? level : 'minor'
}

/** @returns exact share of the site, 0–100; a site never has fewer access points than are down of it */
export function percentDown(down: number, total: number): number {
  return down === 0 ? 0 : (down / Math.max(down, total)) * 100
}

/**
 * Tells what is usual from the same moment of the weeks before.
 * @param counts one for each week; null where nothing was counted
 * @returns the median; null when fewer than three weeks are known
 */
export function usualOf(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null).sort((a, b) => a - b)
  if (known.length < incidentLimits.usualWeeksMin) return null
  const middle = known.slice(Math.ceil(known.length / 2) - 1, Math.floor(known.length / 2) + 1)
  return middle.reduce((sum, count) => sum + count, 0) / middle.length
}

import { formatDate, type Instant, parseInstant } from './time.ts'
import { dayMs, type ZoneClock } from './zoneClock.ts'
import { findZone, viewerZone, type ZoneName } from './zones.ts'

const hourMs = 3_600_000

/**
 * The day that a calendar shows now, `yyyy-MM-dd`.
 * @param zone @default the viewer's own, as export and report dates want it
 */
export function today(now: Instant, zone: ZoneName = viewerZone()): string {
  return formatDate(now, zone)
}

/**
 * Counts days on the calendar, however long they are anywhere.
 * @param date `yyyy-MM-dd`
 * @param days whole; negative for the past
 * @throws RangeError when `date` is no day of the calendar
 */
export function addDays(date: string, days: number): string {
  return new Date(midnightOf(date) + days * dayMs).toISOString().slice(0, 'yyyy-MM-dd'.length)
}

/**
 * The instant at which a day begins in a zone: its first midnight, or where the clocks skip midnight the end
 * of the gap.
 * @param date `yyyy-MM-dd`
 * @param zone UTC stands in for an unknown one
 * @returns epoch milliseconds
 * @throws RangeError when `date` is no day of the calendar
 */
export function startOfDay(date: string, zone: ZoneName): number {
  return firstMidnight(findZone(zone).clock, midnightOf(date))
}

const readingText = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?$/

/**
 * Finds the instant at which the clocks of a zone show a reading: the first time where they repeat it; where they
 * skip it, as long after the gap as it is after its start.
 * @param reading `yyyy-MM-ddTHH:mm`, as a field for a date and a time has it; a space for the T, and seconds, are read
 * @param zone UTC stands in for an unknown one
 * @returns epoch milliseconds; null when it is no reading, or no day of the calendar
 */
export function zonedInstant(reading: string, zone: ZoneName): number | null {
  const asUtc = readingText.test(reading) ? parseInstant(reading) : null
  if (asUtc === null) return null
  const { clock } = findZone(zone)
  return clock.instantsOf(asUtc)[0] ?? asUtc - clock.offsetAt(asUtc - dayMs)
}

/** Hours on the clock between two ticks. */
export type HourStep = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 24

/**
 * The instants in a range at which a zone's clocks show a full hour divisible by `step`, for the ticks of a
 * time axis; with 24, the starts of days. A reading that the clocks skip is left out, but a day always
 * begins; one that they repeat stands for its first time only. So no two ticks of a day look alike,
 * whether it has 23, 24 or 25 hours.
 * @param from epoch milliseconds, included
 * @param to epoch milliseconds, included
 * @param zone UTC stands in for an unknown one
 * @returns epoch milliseconds, ascending
 */
export function zonedHours(from: number, to: number, zone: ZoneName, step: HourStep): number[] {
  const { clock } = findZone(zone)
  const ticks: number[] = []
  const firstReading = Math.floor((from + clock.offsetAt(from)) / dayMs) * dayMs
  // A day more, since clocks that went back show less at the end than they did before.
  const lastReading = to + clock.offsetAt(to) + dayMs
  for (let reading = firstReading; reading <= lastReading; reading += step * hourMs) {
    const isMidnight = reading % dayMs === 0
    const tick = isMidnight ? firstMidnight(clock, reading) : clock.instantsOf(reading)[0]
    if (tick === undefined || tick < from || tick > to) continue
    // Where a whole day is skipped, two midnights fall together.
    if (tick !== ticks.at(-1)) ticks.push(tick)
  }
  return ticks
}

/** A midnight as a clock's reading. A gap that holds one begins there, so the old offset leads to its end. */
function firstMidnight(clock: ZoneClock, midnight: number): number {
  return clock.instantsOf(midnight)[0] ?? midnight - clock.offsetAt(midnight - dayMs)
}

function midnightOf(date: string): number {
  const reading = date.length === 'yyyy-MM-dd'.length ? parseInstant(date) : null
  if (reading === null) throw new RangeError(`Not a day of the calendar: '${date}'`)
  return reading
}

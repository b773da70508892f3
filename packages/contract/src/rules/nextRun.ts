/** When schedules run and what their reports cover. Apart from the rest: it brings a polyfill of 20 kB. */
import { Temporal } from 'temporal-polyfill'
import type { Frequency } from './schedules.ts'

export interface RunRule {
  frequency: Frequency
  /** `HH:mm:ss` */
  time_of_day: string
  /** A time zone's name; `isTimeZone` tells whether there is one. */
  timezone: string
  /** 1 (Monday) to 7 */
  day_of_week: number
  /** 1 to 31; a month that is shorter has its run on its last day. */
  day_of_month: number
}

/** First and last day of a report, `yyyy-MM-dd`, both included. */
export interface ReportPeriod {
  start: string
  end: string
}

/** A monthly run is never further away than the longest month. */
const furthestRunDays = 31

/**
 * The first run after an instant. Computed from the rule alone, never from an earlier run, so that
 * day 31 stays day 31 and a clock change does not last.
 * @param after ISO 8601 instant with an offset or `Z`; a run at that very instant is not after it
 * @param pausedUntil the first day, `yyyy-MM-dd` on clocks of the rule's zone, that may have a run
 * @returns ISO 8601 instant in UTC. A time that the zone's clock skips runs at the end of the gap; one
 * that it shows twice runs the first time.
 * @throws RangeError for an unknown zone, a day that no week or month has, or a text that is no time
 */
export function nextRun(rule: RunRule, after: string, pausedUntil: string | null = null): string {
  const time = Temporal.PlainTime.from(rule.time_of_day)
  const limit = pauseEnd(Temporal.Instant.from(after), pausedUntil, rule.timezone)
  const today = limit.toZonedDateTimeISO(rule.timezone).toPlainDate()
  for (let days = 0; days <= furthestRunDays; days += 1) {
    const day = today.add({ days })
    if (!isRunDay(rule, day)) continue
    const run = instantOf(day.toPlainDateTime(time), rule.timezone)
    if (Temporal.Instant.compare(run, limit) > 0) return run.toString()
  }
  throw new RangeError(`${rule.frequency} has no day ${rule.day_of_week}/${rule.day_of_month}`)
}

/** The last instant before a day, or the given one where that comes later. */
function pauseEnd(
  after: Temporal.Instant,
  pausedUntil: string | null,
  timeZone: string,
): Temporal.Instant {
  if (pausedUntil === null) return after
  const start = Temporal.PlainDate.from(pausedUntil).toZonedDateTime(timeZone).toInstant()
  const before = start.subtract({ milliseconds: 1 })
  return Temporal.Instant.compare(before, after) > 0 ? before : after
}

/**
 * Returns the days that a scheduled report covers, at a location: they end the day before the run, by the
 * location's own clock.
 * @param runAt ISO 8601 instant at which the run was due
 * @returns one day (DAILY), seven (WEEKLY), or the calendar month before (MONTHLY)
 * @throws RangeError for an unknown zone or a text that is no instant
 */
export function reportPeriod(frequency: Frequency, runAt: string, timeZone: string): ReportPeriod {
  const today = Temporal.Instant.from(runAt).toZonedDateTimeISO(timeZone).toPlainDate()
  const yesterday = today.subtract({ days: 1 })
  switch (frequency) {
    case 'DAILY':
      return period(yesterday, yesterday)
    case 'WEEKLY':
      return period(today.subtract({ days: 7 }), yesterday)
    case 'MONTHLY': {
      const firstOfMonth = today.with({ day: 1 })
      return period(firstOfMonth.subtract({ months: 1 }), firstOfMonth.subtract({ days: 1 }))
    }
    default:
      return frequency satisfies never
  }
}

/**
 * The instants between which a report's days lie, by a location's own clock.
 * @returns ISO 8601 instants in UTC: the start of the first day, and the start of the day after the last
 */
export function periodInstants(days: ReportPeriod, timeZone: string): { from: string; to: string } {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant().toString()
  return {
    from: startOf(Temporal.PlainDate.from(days.start)),
    to: startOf(Temporal.PlainDate.from(days.end).add({ days: 1 })),
  }
}

function isRunDay(rule: RunRule, day: Temporal.PlainDate): boolean {
  switch (rule.frequency) {
    case 'DAILY':
      return true
    case 'WEEKLY':
      return day.dayOfWeek === rule.day_of_week
    case 'MONTHLY':
      return day.day === Math.min(rule.day_of_month, day.daysInMonth)
    default:
      return rule.frequency satisfies never
  }
}

/** The instant at which a zone's clock first shows a time, or the end of the gap that skips it. */
function instantOf(wallClock: Temporal.PlainDateTime, timeZone: string): Temporal.Instant {
  const first = wallClock.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  if (first.toPlainDateTime().equals(wallClock)) return first.toInstant()
  const endOfGap = first.getTimeZoneTransition('next') ?? first
  return endOfGap.toInstant()
}

function period(start: Temporal.PlainDate, end: Temporal.PlainDate): ReportPeriod {
  return { start: start.toString(), end: end.toString() }
}

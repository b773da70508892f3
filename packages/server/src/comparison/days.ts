import { comparisonLimits, type Stretch } from '@netportal/contract'
import { addDays, formatDate, startOfDay } from '@netportal/format'

/** A day of a location's calendar, with the instants at which it begins and ends there. */
export interface LocationDay extends Stretch {
  /** `yyyy-MM-dd` */
  day: string
}

/**
 * Returns the last day that is over at a location for so long that it is told.
 * @param timezone UTC stands in for one that nobody knows, as everywhere
 */
export function lastToldDay(timezone: string, now: Date): string {
  return addDays(dayOf(now.getTime() - comparisonLimits.settledMs, timezone), -1)
}

/**
 * Lists the days from one to another, both included.
 * @returns none when the last is before the first; a day that the clocks skip has no length
 */
export function daysBetween(first: string, last: string, timezone: string): LocationDay[] {
  const days: LocationDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    days.push({
      day,
      fromMs: days.at(-1)?.untilMs ?? startOfDay(day, timezone),
      untilMs: startOfDay(addDays(day, 1), timezone),
    })
  }
  return days
}

/** Returns the day of an instant by a location's clocks. */
export function dayOf(instantMs: number, timezone: string): string {
  return formatDate(instantMs, timezone)
}

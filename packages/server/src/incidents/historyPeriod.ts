import { incidentLimits, rangeLimits, serverLimits } from '@netportal/contract'
import { HttpError } from '../http/errors.ts'

const dayMs = 86_400_000

/** What rows are sorted by, as SQL knows directions. */
export interface Sorted<Name extends string> {
  by: Name
  direction: 'asc' | 'desc'
}

/** Reads `-since` as descending by `since`. */
export function readSort<Name extends string>(
  sort: Name | `-${Name}`,
  names: readonly Name[],
): Sorted<Name> {
  const by = names.find((name) => name === sort || `-${name}` === sort)
  if (by === undefined) throw new Error(`Nothing is sorted by ${sort}`)
  return { by, direction: sort === by ? 'asc' : 'desc' }
}

/**
 * The stretch of time that is asked about.
 * @throws HttpError 422 when it is longer than a year
 */
export function periodOf(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  now: Date,
): { from: Date; until: Date } {
  const end = until === undefined ? now : new Date(until)
  const start =
    from === undefined
      ? new Date(end.getTime() - incidentLimits.historyDaysDefault * dayMs)
      : new Date(from)
  // Days of the calendar are longer where clocks go back.
  const longestMs = serverLimits.historyDaysMax * dayMs + rangeLimits.slackMs
  if (end.getTime() - start.getTime() > longestMs) {
    throw new HttpError(422, `A period has at most ${serverLimits.historyDaysMax} days.`)
  }
  return { from: start, until: end }
}

/** Requests that start a report or an export. Days are days in the location's own zone, both ends included. */
import * as z from 'zod/mini'
import { reportDay } from '../entities/input.ts'
import { serverLimits } from '../rules/serverLimits.ts'

interface Days {
  start_date: string
  end_date: string
}

/**
 * The first and the last day.
 * @param missing the message when one was not chosen. Specification §5.
 * @__NO_SIDE_EFFECTS__
 */
export function days(missing = 'Please select start and end dates.') {
  return { start_date: reportDay(missing), end_date: reportDay(missing) }
}

export type DaysRequest = z.ZodMiniType<Days, Days>

/**
 * Holds a request to days in order, and to no more of them than are kept.
 * @__NO_SIDE_EFFECTS__
 */
export function inOrder<Request extends DaysRequest>(request: Request): Request {
  const ordered = withRule(
    request,
    ({ start_date, end_date }) => start_date <= end_date,
    'Start date cannot be after end date.',
  )
  const most = serverLimits.historyDaysMax
  return withRule(
    ordered,
    (days) => countDays(days) <= most,
    `A report covers at most ${most} days.`,
  )
}

/**
 * Holds a request to days of one calendar month, from its first on.
 * @__NO_SIDE_EFFECTS__
 */
export function ofOneMonth<Request extends DaysRequest>(request: Request): Request {
  return withRule(
    request,
    ({ start_date, end_date }) =>
      start_date.endsWith('-01') && start_date.slice(0, 7) === end_date.slice(0, 7),
    'Please choose one month, from its first day on.',
  )
}

/**
 * A request whose days have come. Specification §5: "The end date input has a maximum of today".
 * @param today the day where it is made, `yyyy-MM-dd`
 */
export function endingBy<Request extends DaysRequest>(request: Request, today: string): Request {
  return withRule(request, ({ end_date }) => end_date <= today, 'End date cannot be after today.')
}

/** @__NO_SIDE_EFFECTS__ */
function withRule<Request extends DaysRequest>(
  request: Request,
  holds: (days: Days) => boolean,
  error: string,
): Request {
  return request.check(
    z.refine(holds, {
      error,
      path: ['end_date'],
      // Said beside the fault of another field, but not of a date that is none.
      when: ({ value, issues }) =>
        value instanceof Object && !issues.some(({ path }) => /_date$/.test(String(path?.[0]))),
    }),
  )
}

function countDays({ start_date, end_date }: Days): number {
  return (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 + 1
}

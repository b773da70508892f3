import { comparedDays, type MonthOfLocation, monthBefore, quarterBefore } from '@netportal/contract'
import { monthNames } from '../../shared/monthNames.ts'

/** @param month `yyyy-MM` @returns 'October 2026' */
export function monthName(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
}

/**
 * Lists months that a reader may choose, newest first.
 * @param today `yyyy-MM-dd`
 * @param first the first month that there is; two years back without one
 */
export function monthsUpTo(today: string, first: string | null): string[] {
  const months: string[] = []
  let month = today.slice(0, 'yyyy-MM'.length)
  while (months.length < 26 && (months.length < 2 || first === null || month >= first)) {
    months.push(month)
    month = monthBefore(month)
  }
  return months
}

/** The tab of a quarter, and its table. */
export const worstTitle = 'Worst Access Points'

/** Lists the last eight quarters, newest first. */
export function quartersUpTo(quarter: string): string[] {
  const quarters = [quarter]
  while (quarters.length < 8) quarters.push(quarterBefore(quarters.at(-1) ?? quarter))
  return quarters
}

/** @param quarter `yyyy-Qn` */
export function quarterName(quarter: string): string {
  const [year, number] = quarter.split('-Q')
  const first = (Number(number) - 1) * 3
  return `${monthNames[first]} to ${monthNames[first + 2]} ${year}`
}

/** Says which days the figures of a month are of, and which they are compared with. */
export function daysText(month: string, sites: readonly MonthOfLocation[]): string {
  const whole = comparedDays(month, '9999-12-31')
  const last =
    sites
      .map(({ days }) => days.last ?? '')
      .sort()
      .at(-1) ?? ''
  if (last === '') return `No day of ${monthName(month)} is over yet.`
  const before = monthName(monthBefore(month))
  const lastDay = Number(last.slice(8))
  const lengthBefore = Number(whole.before.last?.slice(8))
  if (last === whole.days.last) {
    return `All ${lastDay} days of ${monthName(month)}, compared with all ${lengthBefore} days of ${before}.`
  }
  const daysBefore = Math.min(lastDay, lengthBefore)
  return `${monthName(month)} so far: the first ${lastDay} days, compared with the first ${daysBefore} of ${before}.`
}

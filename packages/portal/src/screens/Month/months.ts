import { comparedDays, monthBefore, quarterBefore } from '@netportal/contract'
import { monthNames } from '../../shared/monthNames.ts'

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

/**
 * Returns the days of a month that a report of it can be about: none after today.
 * @param month `yyyy-MM`, begun
 * @param today `yyyy-MM-dd`
 */
export function daysOfMonth(month: string, today: string) {
  const { days } = comparedDays(month, today)
  return { start_date: days.first, end_date: days.last ?? days.first }
}

import { limits } from '@netportal/contract'
import { addDays } from '@netportal/format'

/** Days that a report is often about, as its form offers them. */
export interface ReportRange {
  label: string
  /** `yyyy-MM-dd`, both included. */
  start: string
  end: string
}

/**
 * The ranges that a report can be about, by the day on which they are chosen: the specified one first, then weeks
 * from Monday, months and quarters of the calendar, whole and so far.
 * @param today the day in the browser, `yyyy-MM-dd`
 */
export function reportRanges(today: string): ReportRange[] {
  const weekday = (new Date(today).getUTCDay() + 6) % 7
  const week = addDays(today, -weekday)
  const [month, lastMonth] = [monthStart(today, 0), monthStart(today, -1)]
  const monthOfQuarter = (Number(today.slice(5, 7)) - 1) % 3
  const quarter = monthStart(today, -monthOfQuarter)
  const lastQuarter = monthStart(today, -monthOfQuarter - 3)
  return [
    { label: 'Last 7 Days', start: addDays(today, -limits.reportRangeDays), end: today },
    { label: 'Last Week', start: addDays(week, -7), end: addDays(week, -1) },
    { label: 'Last Month', start: lastMonth, end: addDays(month, -1) },
    { label: 'Last Quarter', start: lastQuarter, end: addDays(quarter, -1) },
    { label: 'This Week So Far', start: week, end: today },
    { label: 'This Month So Far', start: month, end: today },
    { label: 'This Quarter So Far', start: quarter, end: today },
  ]
}

/** The range that some days are; that of a label where several are the same. */
export function rangeOf(
  days: Pick<ReportRange, 'start' | 'end'>,
  ranges: readonly ReportRange[],
  label: string,
): ReportRange | undefined {
  const same = ranges.filter(({ start, end }) => start === days.start && end === days.end)
  return same.find((range) => range.label === label) ?? same[0]
}

function monthStart(day: string, months: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10)
}

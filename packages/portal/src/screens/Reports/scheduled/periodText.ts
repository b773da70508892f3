import type { ReportPeriod } from '@netportal/contract/next-run'
import { monthNames } from '../../../shared/monthNames.ts'

/**
 * Writes the days of a report in words: '1 to 31 October', '28 September to 4 October', '17 June'.
 * @param year the one in which it is read: days of another say theirs
 */
export function periodText({ start, end }: ReportPeriod, year: string): string {
  const [first, last] = [partsOf(start), partsOf(end)]
  const lastText = `${last.day} ${last.month}${last.year === year ? '' : ` ${last.year}`}`
  if (start === end) return lastText
  if (first.year !== last.year)
    return `${first.day} ${first.month} ${first.year} to ${last.day} ${last.month} ${last.year}`
  return `${first.day}${first.month === last.month ? '' : ` ${first.month}`} to ${lastText}`
}

function partsOf(day: string) {
  const [year = '', month, date] = day.split('-')
  return { year, month: monthNames[Number(month) - 1] ?? '', day: Number(date) }
}

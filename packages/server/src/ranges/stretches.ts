import { type RangeStep, rangeSteps } from '@netportal/contract'
import { addDays, formatDate, startOfDay } from '@netportal/format'

/** The end of a range is not part of it. */
export interface Range {
  from: Date
  until: Date
}

/**
 * Cuts a range into hours or days on the clocks of a zone: hours are counted from each midnight, days are as long as
 * the calendar has them. The first one begins with the range.
 * @param timeZone UTC stands in for an unknown one
 * @returns where each begins, ascending
 */
export function stretchStarts(
  { from, until }: Range,
  step: Exclude<RangeStep, 'reading'>,
  timeZone: string,
): Date[] {
  const [fromMs, untilMs] = [from.getTime(), until.getTime()]
  const starts = [fromMs]
  let date = formatDate(fromMs, timeZone)
  for (let day = startOfDay(date, timeZone); day < untilMs; ) {
    date = addDays(date, 1)
    const next = startOfDay(date, timeZone)
    const every = step === 'day' ? next - day : rangeSteps[step]
    for (let at = day; at < Math.min(next, untilMs); at += every) if (at > fromMs) starts.push(at)
    day = next
  }
  return starts.map((at) => new Date(at))
}

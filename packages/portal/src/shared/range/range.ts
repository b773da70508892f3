import { bounds, serverLimits } from '@netportal/contract'
import { addDays, formatDate, isolate, startOfDay, type ZoneName } from '@netportal/format'

/**
 * A stretch of time that a reader has chosen. Days are so many times 24 hours up to now, as the specified choices
 * are; all others are whole days by the clocks of the location, both ends included.
 */
export type Range =
  /** 0 are all days, where a page can show them. */
  | { kind: 'days'; days: number }
  /** `yyyy-MM`. */
  | { kind: 'month'; month: string }
  /** `yyyy-Qn`. */
  | { kind: 'quarter'; quarter: string }
  /** Days, `yyyy-MM-dd`. */
  | { kind: 'dates'; from: string; to: string }

export type CalendarRange = Exclude<Range, { kind: 'days' }>

/** First and last day of a range, `yyyy-MM-dd`. */
export interface RangeDays {
  first: string
  last: string
}

/** Epoch milliseconds. A range that goes on ends after now. */
export interface RangePeriod {
  fromMs: number
  /** The first instant that is not part of it. */
  untilMs: number
}

const dayMs = 86_400_000

/**
 * Reads a range of the calendar as an address has it: `2026-10`, `2026-Q4`, `2026-10-01..2026-10-31`, or a day alone.
 * @returns null for what is none, such as a day that no calendar has, or one beyond those that a report may name;
 * what is too long or in wrong order is one
 */
export function readRange(text: string): CalendarRange | null {
  const range = parse(text.trim())
  if (range === null) return null
  const { first, last } = daysOf(range)
  return [first, last].every((day) => day >= bounds.firstDay && day <= bounds.lastDay)
    ? range
    : null
}

function parse(text: string): CalendarRange | null {
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) return { kind: 'month', month: text }
  if (/^\d{4}-q[1-4]$/i.test(text)) return { kind: 'quarter', quarter: text.toUpperCase() }
  const [, from = '', to = from] = /^(\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?$/.exec(text) ?? []
  return isDay(from) && isDay(to) ? { kind: 'dates', from, to } : null
}

/** Writes a range of the calendar for an address, as `readRange` reads it. */
export function writeRange(range: CalendarRange): string {
  switch (range.kind) {
    case 'month':
      return range.month
    case 'quarter':
      return range.quarter
    case 'dates':
      return `${range.from}..${range.to}`
    default:
      return range satisfies never
  }
}

/** Gives the first and the last day of a range of the calendar. */
export function daysOf(range: CalendarRange): RangeDays {
  switch (range.kind) {
    case 'month':
      return monthsFrom(range.month, 1)
    case 'quarter': {
      const [year = '', quarter = ''] = range.quarter.split('-Q')
      return monthsFrom(`${year}-${twoDigits(Number(quarter) * 3 - 2)}`, 3)
    }
    case 'dates':
      return { first: range.from, last: range.to }
    default:
      return range satisfies never
  }
}

/**
 * Gives the ends of a range: days begin when the clocks of a zone begin them, however long they are.
 * @param zone UTC stands in for an unknown one
 * @param nowMs the end of one that is counted in days
 */
export function periodOf(range: Range, zone: ZoneName, nowMs: number): RangePeriod {
  if (range.kind === 'days') return { fromMs: nowMs - range.days * dayMs, untilMs: nowMs }
  const { first, last } = daysOf(range)
  return { fromMs: startOfDay(first, zone), untilMs: startOfDay(addDays(last, 1), zone) }
}

/** Writes a period as the calls for a range take it. */
export function queryOf({ fromMs, untilMs }: RangePeriod): { from: string; until: string } {
  return { from: new Date(fromMs).toISOString(), until: new Date(untilMs).toISOString() }
}

/** Names a range for readers: '30 days', 'All Days', '2026-10', '2026-Q4', '2026-10-01 to 2026-10-31'. */
export function rangeText(range: Range): string {
  switch (range.kind) {
    case 'days':
      if (range.days === 0) return 'All Days'
      return range.days === 1 ? '1 day' : `${range.days} days`
    case 'dates':
      return range.from === range.to ? range.from : `${range.from} to ${range.to}`
    default:
      return writeRange(range)
  }
}

/**
 * Says why nothing can be shown of a range of the calendar.
 * @param today by the clocks of the location, `yyyy-MM-dd`
 * @returns null when something can
 */
export function faultOf(range: CalendarRange, today: string): string | null {
  const { first, last } = daysOf(range)
  if (first > last) return 'The first day is after the last one.'
  if (first > today) return 'This range is still to come.'
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1
  return days > serverLimits.historyDaysMax
    ? `A range has at most ${serverLimits.historyDaysMax} days.`
    : null
}

/** Says of the text of an address that it is no range. */
export function unreadableText(text: string): string {
  return `“${isolate(text)}” is no range. One is written 2026-10, 2026-Q4 or 2026-10-01..2026-10-31.`
}

/** The month and the quarter that a day is in, and those before. */
export function calendarChoices(today: string): { label: string; range: CalendarRange }[] {
  const month = today.slice(0, 'yyyy-MM'.length)
  const quarter = quarterOf(month)
  const inPreviousQuarter = addDays(daysOf({ kind: 'quarter', quarter }).first, -1)
  const previous = {
    month: addDays(`${month}-01`, -1).slice(0, month.length),
    quarter: quarterOf(inPreviousQuarter.slice(0, month.length)),
  }
  return [
    { label: `This month (${month})`, range: { kind: 'month', month } },
    { label: `Last month (${previous.month})`, range: { kind: 'month', month: previous.month } },
    { label: `This quarter (${quarter})`, range: { kind: 'quarter', quarter } },
    {
      label: `Last quarter (${previous.quarter})`,
      range: { kind: 'quarter', quarter: previous.quarter },
    },
  ]
}

/** Gives the days from and to that a range shows up to now, to go on from when days are chosen by hand. */
export function datesOf(range: Range, zone: ZoneName, nowMs: number): RangeDays {
  const { fromMs, untilMs } = periodOf(range, zone, nowMs)
  const until = Math.min(untilMs - 1, nowMs)
  return { first: formatDate(fromMs, zone), last: formatDate(until, zone) }
}

/** Tells whether a text is a day of the calendar, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00Z`)
  // Some engines read February 30 as March 2.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** @param month `yyyy-MM` */
function monthsFrom(month: string, count: number): RangeDays {
  const year = Number(month.slice(0, 'yyyy'.length))
  // The day before the month after them; months are counted from 0 there.
  const last = new Date(Date.UTC(year, Number(month.slice('yyyy-'.length)) - 1 + count, 0))
  return { first: `${month}-01`, last: last.toISOString().slice(0, 'yyyy-MM-dd'.length) }
}

/** @param month `yyyy-MM` */
function quarterOf(month: string): string {
  return `${month.slice(0, 'yyyy-'.length)}Q${Math.ceil(Number(month.slice('yyyy-'.length)) / 3)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

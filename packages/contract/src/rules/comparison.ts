import type { ComparisonSums } from '../entities/comparison.ts'

/** Limits of the figures by which locations are compared. */
export const comparisonLimits = {
  /** Locations on one chart. */
  sitesMax: 5,
  /** Days that a chart covers at most. */
  seriesDaysMax: 366,
  seriesDaysDefault: 30,
  /** Of fewer client-hours a rate of calls would say more than is known. */
  clientHoursMin: 1000,
  clientHoursMinOfDay: 100,
  /** A day is told so long after its end, when what was on its way has come. */
  settledMs: 2 * 3_600_000,
  /** Days whose figures are kept, whatever became of the points that they were made of. */
  daysKept: 800,
  pageMax: 500,
  worstDevices: 50,
  worstDevicesMax: 200,
} as const

/** Figures by which locations are compared, in the order in which they are shown. */
export const comparisonFigures = [
  'uptime',
  'down_hours',
  'incidents',
  'clients',
  'usage',
  'call_rate',
] as const
export type ComparisonFigure = (typeof comparisonFigures)[number]

export const noSums: ComparisonSums = {
  days: 0,
  online_ms: 0,
  offline_ms: 0,
  unknown_ms: 0,
  incidents: 0,
  calls: 0,
  client_hours: 0,
  counted_hours: 0,
  used_bytes: null,
}

/** Adds up sums: of days of one location, or of several locations. */
export function addSums(parts: readonly ComparisonSums[]): ComparisonSums {
  const sum = (read: (part: ComparisonSums) => number) =>
    parts.reduce((total, part) => total + read(part), 0)
  const isMeasured = parts.some((part) => part.used_bytes !== null)
  return {
    days: sum(({ days }) => days),
    online_ms: sum((part) => part.online_ms),
    offline_ms: sum((part) => part.offline_ms),
    unknown_ms: sum((part) => part.unknown_ms),
    incidents: sum(({ incidents }) => incidents),
    calls: sum(({ calls }) => calls),
    client_hours: sum((part) => part.client_hours),
    counted_hours: sum((part) => part.counted_hours),
    used_bytes: isMeasured ? sum((part) => part.used_bytes ?? 0) : null,
  }
}

/**
 * Works out a figure of one location.
 * @param clientHoursMin client-hours without which there is no rate of calls. @default those of a month
 * @returns uptime in per cent of the time of which the state is known; hours that access points were down, added up;
 * incidents; clients on average of the hours counted; bytes; calls per 1,000 client-hours. Null, never 0, where
 * nothing was measured that says it.
 */
export function comparisonFigure(
  figure: ComparisonFigure,
  sums: ComparisonSums,
  clientHoursMin: number = comparisonLimits.clientHoursMin,
): number | null {
  const knownMs = sums.online_ms + sums.offline_ms
  switch (figure) {
    case 'uptime':
      return knownMs === 0 ? null : (sums.online_ms / knownMs) * 100
    case 'down_hours':
      return knownMs === 0 ? null : sums.offline_ms / 3_600_000
    case 'incidents':
      return knownMs === 0 ? null : sums.incidents
    case 'clients':
      return sums.counted_hours === 0 ? null : sums.client_hours / sums.counted_hours
    case 'usage':
      return sums.used_bytes
    case 'call_rate':
      return sums.client_hours < clientHoursMin ? null : (sums.calls / sums.client_hours) * 1000
    default:
      return figure satisfies never
  }
}

/**
 * Works out a figure of a group of locations from the sums of each: what its clients are on average is added
 * up, all else is what the sums of the whole group say.
 */
export function groupFigure(
  figure: ComparisonFigure,
  locations: readonly ComparisonSums[],
): number | null {
  if (figure !== 'clients') return comparisonFigure(figure, addSums(locations))
  const known = locations.flatMap((sums) => comparisonFigure('clients', sums) ?? [])
  return known.length === 0 ? null : known.reduce((total, clients) => total + clients, 0)
}

/** Works out a figure of a single day. */
export function dayFigure(figure: ComparisonFigure, day: ComparisonSums): number | null {
  return comparisonFigure(figure, day, comparisonLimits.clientHoursMinOfDay)
}

/** @returns share of the access points' time of which it is known how they were, 0–100; null without any time */
export function knownShare({ online_ms, offline_ms, unknown_ms }: ComparisonSums): number | null {
  const knownMs = online_ms + offline_ms
  const totalMs = knownMs + unknown_ms
  return totalMs === 0 ? null : (knownMs / totalMs) * 100
}

/** Days of a month, or of another stretch, `yyyy-MM-dd`, both included; `last` is null while none is over. */
export interface ComparisonDays {
  first: string
  last: string | null
}

/**
 * Finds the days of a month that are told, and those of the month before that they are compared with: the whole
 * month before of a whole month, else as many days from its first on, as far as it has them.
 * @param month `yyyy-MM`
 * @param told the last day that is told at the location
 */
export function comparedDays(
  month: string,
  told: string,
): { days: ComparisonDays; before: ComparisonDays } {
  const days = toldDays(`${month}-01`, lastDayOf(month), told)
  return { days, before: sameDays(days, monthBefore(month)) }
}

/** Finds the days of the same month of the year before, as `comparedDays` finds those of the month before. */
export function daysOfYearBefore(days: ComparisonDays): ComparisonDays {
  return sameDays(days, yearBefore(days.first.slice(0, 'yyyy-MM'.length)))
}

function sameDays(days: ComparisonDays, earlier: string): ComparisonDays {
  const first = `${earlier}-01`
  if (days.last === null) return { first, last: null }
  const lastBefore = lastDayOf(earlier)
  const isWhole = days.last === lastDayOf(days.last.slice(0, 'yyyy-MM'.length))
  const sameDay = `${earlier}${days.last.slice('yyyy-MM'.length)}`
  return { first, last: isWhole || sameDay > lastBefore ? lastBefore : sameDay }
}

/** @param quarter `yyyy-Qn` */
export function quarterDays(quarter: string, told: string): ComparisonDays {
  const [year = '', number = ''] = quarter.split('-Q')
  const month = (offset: number) =>
    `${year}-${String(Number(number) * 3 - 2 + offset).padStart(2, '0')}`
  return toldDays(`${month(0)}-01`, lastDayOf(month(2)), told)
}

function toldDays(first: string, last: string, told: string): ComparisonDays {
  if (told < first) return { first, last: null }
  return { first, last: told > last ? last : told }
}

/** @param month `yyyy-MM` */
export function monthBefore(month: string): string {
  const [year, number] = partsOf(month)
  return textOf(new Date(Date.UTC(year, number - 2))).slice(0, 'yyyy-MM'.length)
}

/** @param month `yyyy-MM` */
export function yearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
}

/** @param day `yyyy-MM-dd`, or a month @returns `yyyy-Qn` */
export function quarterOf(day: string): string {
  return `${day.slice(0, 'yyyy'.length)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/** @param quarter `yyyy-Qn` */
export function quarterBefore(quarter: string): string {
  const { first } = quarterDays(quarter, quarter)
  return quarterOf(monthBefore(first.slice(0, 'yyyy-MM'.length)))
}

function lastDayOf(month: string): string {
  const [year, number] = partsOf(month)
  return textOf(new Date(Date.UTC(year, number, 0)))
}

function partsOf(month: string): [year: number, month: number] {
  const [year, number] = month.split('-')
  return [Number(year), Number(number)]
}

function textOf(date: Date): string {
  return date.toISOString().slice(0, 'yyyy-MM-dd'.length)
}

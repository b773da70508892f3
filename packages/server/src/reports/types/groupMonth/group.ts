import {
  addSums,
  type ComparisonDays,
  type ComparisonFigure,
  type ComparisonSums,
  comparisonFigure,
  comparisonTexts,
  groupFigure,
  monthBefore,
  noSums,
  yearBefore,
} from '@netportal/contract'
import { formatBytes, formatCount, formatPercent } from '@netportal/format'
import type { ReportInput, ReportPlace } from '../../input.ts'

export const { figureWords, changeOf, missingReason, coverageText, figureValue } = comparisonTexts({
  formatBytes,
  formatCount,
  formatPercent,
})

/** Days with their sums. */
export interface Told {
  days: ComparisonDays
  sums: ComparisonSums
}

/** A location's month, and what it stands beside. */
export interface SiteMonth {
  place: ReportPlace
  now: Told
  before: Told
  yearBefore: Told
  /** Each day that is told of the month, from its first on. */
  daySums: readonly ComparisonSums[]
  /** Whether all that was delivered is in the figures. */
  isUpToDate: boolean
}

/** The month of a group of locations. */
export interface GroupMonth {
  /** `yyyy-MM` */
  month: string
  sites: readonly SiteMonth[]
}

/** The times that a month stands beside. */
export const earlierTimes = ['before', 'yearBefore'] as const
export type EarlierTime = (typeof earlierTimes)[number]

/** @returns `yyyy-MM` */
export function earlierMonth({ month }: GroupMonth, time: EarlierTime): string {
  return time === 'before' ? monthBefore(month) : yearBefore(month)
}

export function groupOf({ places }: ReportInput): GroupMonth {
  const sites = places.map(({ place, month }): SiteMonth => {
    const nothing = { days: { first: place.start, last: null }, sums: noSums }
    if (!month) {
      const none = { now: nothing, before: nothing, yearBefore: nothing }
      return { place, ...none, daySums: [], isUpToDate: true }
    }
    const { site, daySums, daysYearBefore, sumsYearBefore } = month
    return {
      place,
      now: { days: site.days, sums: site.sums },
      before: { days: site.days_before, sums: site.sums_before },
      yearBefore: { days: daysYearBefore, sums: sumsYearBefore },
      daySums,
      isUpToDate: site.is_up_to_date,
    }
  })
  return { month: places[0]?.place.end.slice(0, 'yyyy-MM'.length) ?? '', sites }
}

/** The locations by their uptime, the worst first; those of which it is not known last, as on the page. */
export function worstFirst(sites: readonly SiteMonth[]): SiteMonth[] {
  const uptime = ({ now }: SiteMonth) => comparisonFigure('uptime', now.sums) ?? 101
  return sites.toSorted((a, b) => uptime(a) - uptime(b))
}

/** A figure of the group at an earlier time. */
export interface EarlierFigure {
  value: number
  /** Of how many locations it is known. */
  sites: number
  /** Whether it is of the same locations as now, and of all days; else it is told, and not compared. */
  isAlike: boolean
}

/** @returns null where nothing is known of then */
export function earlierFigure(
  figure: ComparisonFigure,
  { sites }: GroupMonth,
  time: EarlierTime,
): EarlierFigure | null {
  const known = sites.filter((site) => isKnown(figure, site[time].sums))
  const value = groupFigure(
    figure,
    sites.map((site) => site[time].sums),
  )
  if (value === null) return null
  const isSame = sites.every(({ now, [time]: then }) => {
    return isKnown(figure, now.sums) === isKnown(figure, then.sums)
  })
  return {
    value,
    sites: known.length,
    isAlike: isSame && known.every((site) => isWhole(site[time])),
  }
}

/** Whether anything was measured of which a figure is made; a rate of few calls is made of it all the same. */
function isKnown(figure: ComparisonFigure, sums: ComparisonSums): boolean {
  return comparisonFigure(figure === 'call_rate' ? 'clients' : figure, sums) !== null
}

/** Whether something is known of each of the days. */
export function isWhole({ days, sums }: Told): boolean {
  return sums.days >= countDays(days)
}

export function countDays({ first, last }: ComparisonDays): number {
  return last === null ? 0 : 1 + Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
}

/** A figure of the group by day; NaN on a day of which nothing is known. */
export function byDay(figure: ComparisonFigure, { sites }: GroupMonth): number[] {
  const days = Math.max(0, ...sites.map(({ daySums }) => daySums.length))
  return Array.from({ length: days }, (_, day) => {
    const told = sites.flatMap(({ daySums }) => daySums[day] ?? [])
    return groupFigure(figure, told) ?? Number.NaN
  })
}

/** What is known of the whole group, for words about its parts. */
export function sumsOf({ sites }: GroupMonth): ComparisonSums {
  return addSums(sites.map(({ now }) => now.sums))
}

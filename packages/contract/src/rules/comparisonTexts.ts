/** Words for the figures by which locations are compared: the screen and the report of a month say the same. */
import type { ComparisonSums, MonthOfLocation } from '../entities/comparison.ts'
import {
  type ComparisonFigure,
  comparedDays,
  comparisonFigure,
  comparisonLimits,
  knownShare,
  monthBefore,
} from './comparison.ts'

/** How values are written. They are given, since nothing here knows of another package. */
interface Writers {
  formatBytes: (bytes: number) => string
  formatCount: (count: number) => string
  formatPercent: (percent: number, decimals: 1 | 2) => string
}

/** Words for a figure, and for how it changed. */
export interface FigureWords {
  name: string
  /** One sentence for who does not know it. */
  meaning: string
  format: (value: number) => string
  /** Writes how far it changed, without a sign. */
  formatChange: (by: number) => string
  /** The direction that is good news; null where neither is. */
  better: 'up' | 'down' | null
}

/** A change of a figure since an earlier time, as a reader is told of it. */
export interface FigureChange {
  direction: 'up' | 'down' | 'none'
  tone: 'better' | 'worse' | 'neutral'
  text: string
}

/** Figures stand below each other, so each has its decimal, zero too. */
const oneDecimal = (value: number) => value.toFixed(1)

/** Below this a part that is not known is worth a word. */
const nearlyAll = 99.95

/** Makes the words of all figures. @__NO_SIDE_EFFECTS__ */
export function comparisonTexts(writers: Writers) {
  const figureWords = wordsOf(writers)
  return {
    figureWords,
    /**
     * Says how a figure changed.
     * @returns null when either is not known
     */
    changeOf: (
      figure: ComparisonFigure,
      value: number | null,
      before: number | null,
    ): FigureChange | null =>
      value === null || before === null ? null : changeIn(figureWords[figure], value, before),
    figureValue: (figure: ComparisonFigure, sums: ComparisonSums): string => {
      const value = comparisonFigure(figure, sums)
      return value === null ? 'N/A' : figureWords[figure].format(value)
    },
    /** Says why a figure is not known. */
    missingReason: (figure: ComparisonFigure, sums: ComparisonSums): string =>
      missingText(figure, sums, writers),
    /** Says of a figure that is known in part for how much of its time; null where that is all of it. */
    coverageText: (figure: ComparisonFigure, sums: ComparisonSums, days: number): string | null =>
      coverage(figure, sums, days, writers),
  }
}

function wordsOf({
  formatBytes,
  formatCount,
  formatPercent,
}: Writers): Record<ComparisonFigure, FigureWords> {
  return {
    uptime: {
      name: 'Uptime',
      meaning:
        'Share of the time for which access points were online, of all the time of which their state is known.',
      format: (value) => formatPercent(value, 2),
      formatChange: (by) => `${by.toFixed(2)} points`,
      better: 'up',
    },
    down_hours: {
      name: 'Hours Down',
      meaning:
        'Hours for which access points were offline, added up: two that are down for an hour are two hours.',
      format: (value) => `${oneDecimal(value)} h`,
      formatChange: (by) => `${oneDecimal(by)} h`,
      better: 'down',
    },
    incidents: {
      name: 'Incidents',
      meaning: 'How often one or more access points went down together.',
      format: formatCount,
      formatChange: formatCount,
      better: 'down',
    },
    clients: {
      name: 'Clients',
      meaning: 'Devices of guests and staff that were connected, on average of all hours counted.',
      format: oneDecimal,
      formatChange: oneDecimal,
      better: null,
    },
    usage: {
      name: 'Data Used',
      meaning: 'Data that was sent and received over the wireless networks in use.',
      format: formatBytes,
      formatChange: formatBytes,
      better: null,
    },
    call_rate: {
      name: 'Call Rate',
      meaning: `Calls of guests to the call center for each 1,000 client-hours: ten clients that are connected for an hour are ten client-hours. Not given below ${formatCount(comparisonLimits.clientHoursMin)} client-hours in a month.`,
      format: (value) => value.toFixed(2),
      formatChange: (by) => by.toFixed(2),
      better: 'down',
    },
  }
}

function changeIn(words: FigureWords, value: number, before: number): FigureChange {
  const { formatChange, better } = words
  const amount = formatChange(Math.abs(value - before))
  // A change that reads as nothing is none.
  if (amount === formatChange(0)) return { direction: 'none', tone: 'neutral', text: 'No change' }
  const direction = value > before ? 'up' : 'down'
  if (better === null) {
    return {
      direction,
      tone: 'neutral',
      text: `${amount} ${direction === 'up' ? 'more' : 'less'}`,
    }
  }
  const tone = direction === better ? 'better' : 'worse'
  return { direction, tone, text: `${amount} ${tone}` }
}

function missingText(
  figure: ComparisonFigure,
  sums: ComparisonSums,
  { formatCount }: Writers,
): string {
  switch (figure) {
    case 'uptime':
    case 'down_hours':
    case 'incidents':
      return sums.unknown_ms > 0 ? 'State not known' : 'No access points'
    case 'clients':
      return 'No clients counted'
    case 'usage':
      return 'Nothing measured'
    case 'call_rate':
      if (sums.counted_hours === 0) return 'No clients counted'
      return `Under ${formatCount(comparisonLimits.clientHoursMin)} client-hours`
    default:
      return figure satisfies never
  }
}

function coverage(
  figure: ComparisonFigure,
  sums: ComparisonSums,
  days: number,
  { formatPercent }: Writers,
): string | null {
  if (figure === 'uptime') {
    const known = knownShare(sums)
    return known === null || known >= nearlyAll ? null : `Known for ${formatPercent(known, 1)}`
  }
  if (figure !== 'clients') return null
  const hours = days * 24
  // Clocks may be set by an hour within a month.
  if (hours === 0 || sums.counted_hours >= hours - 1) return null
  return `Counted for ${formatPercent((sums.counted_hours / hours) * 100, 1)}`
}

/** Said of a location that something was delivered of after its days were told. */
export const newerDataText = 'Newer data are being added'

/** @param month `yyyy-MM` @returns 'October 2026' */
export function monthName(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`))
}

/** @param month `yyyy-MM` @returns 'Oct 2026' */
export function shortMonthName(month: string): string {
  return monthName(month).replace(/^(\w{3})\w*/, '$1')
}

const monthFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/**
 * Says which days the figures of a month are of, and which they are compared with.
 * @param month `yyyy-MM`
 */
export function daysText(month: string, sites: readonly Pick<MonthOfLocation, 'days'>[]): string {
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

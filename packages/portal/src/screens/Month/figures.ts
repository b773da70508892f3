import {
  type ComparisonFigure,
  type ComparisonSums,
  comparisonFigure,
  comparisonLimits,
} from '@netportal/contract'
import { formatBytes, formatCount, formatPercent } from '@netportal/format'

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

/** Figures stand below each other, so each has its decimal, zero too. */
const oneDecimal = (value: number) => value.toFixed(1)

export const figureWords: Record<ComparisonFigure, FigureWords> = {
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

/** A change of a figure since the month before, as a reader is told of it. */
export interface FigureChange {
  direction: 'up' | 'down' | 'none'
  tone: 'better' | 'worse' | 'neutral'
  text: string
}

/**
 * Says how a figure changed.
 * @returns null when either is not known
 */
export function changeOf(
  figure: ComparisonFigure,
  value: number | null,
  before: number | null,
): FigureChange | null {
  if (value === null || before === null) return null
  const { formatChange, better } = figureWords[figure]
  const by = Math.abs(value - before)
  const amount = formatChange(by)
  // A change that reads as nothing is none.
  if (amount === formatChange(0)) return { direction: 'none', tone: 'neutral', text: 'No change' }
  const direction = value > before ? 'up' : 'down'
  if (better === null) {
    return { direction, tone: 'neutral', text: `${amount} ${direction === 'up' ? 'more' : 'less'}` }
  }
  const tone = direction === better ? 'better' : 'worse'
  return { direction, tone, text: `${amount} ${tone}` }
}

/** Says why a figure is not known. */
export function missingReason(figure: ComparisonFigure, sums: ComparisonSums): string {
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

/** Sort that brings the worst of a figure to the top; of one that is neither good nor bad, the highest. */
export function worstFirst(figure: ComparisonFigure): 'ascending' | 'descending' {
  return figureWords[figure].better === 'up' ? 'ascending' : 'descending'
}

export function figureValue(figure: ComparisonFigure, sums: ComparisonSums): string {
  const value = comparisonFigure(figure, sums)
  return value === null ? 'N/A' : figureWords[figure].format(value)
}

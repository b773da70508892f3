import {
  type ComparisonFigure,
  comparisonFigures,
  comparisonLimits,
  monthBefore,
  quarterOf,
} from '@netportal/contract'
import { addDays } from '@netportal/format'
import type { DaySpan } from '@netportal/ui'
import { useAddress } from '../../shared/address/address.tsx'
import { daysOf, readRange } from '../../shared/range/range.ts'
import { type MonthTabName, monthTabs } from './MonthView.tsx'

/**
 * Keeps in the address what is asked of the monthly figures: the tab, the month or quarter, and what is compared.
 * @param today `yyyy-MM-dd`
 */
export function useMonthQuery(today: string) {
  const { query, replace, push } = useAddress()
  const set = (entries: Record<string, string | null>) => {
    replace((entry) => {
      entry.query.delete('page')
      for (const [name, value] of Object.entries(entries)) {
        if (value === null) entry.query.delete(name)
        else entry.query.set(name, value)
      }
      return { query: entry.query }
    })
  }
  const tab = monthTabs.find((one) => one === query.get('tab')) ?? 'locations'
  const month = oneAs(query.get('month'), 'month') ?? monthBefore(today)
  const quarter = oneAs(query.get('quarter'), 'quarter') ?? quarterOf(today)
  const range = readRange(query.get('days') ?? '')
  const yesterday = addDays(today, -1)
  const days: DaySpan = range
    ? spanOf(daysOf(range), yesterday)
    : { from: addDays(yesterday, 1 - comparisonLimits.seriesDaysDefault), to: yesterday }
  return {
    tab,
    openTab: (next: MonthTabName) =>
      replace((entry) => {
        // Sort, search and page belong to the tab that is left.
        const kept = ['month', 'quarter', 'sites', 'days', 'figure'].flatMap((name) => {
          const value = entry.query.get(name)
          return value === null ? [] : [[name, value]]
        })
        const own = next === 'locations' ? [] : [['tab', next]]
        return { query: new URLSearchParams([...own, ...kept]) }
      }),
    month,
    setMonth: (next: string) => set({ month: next }),
    quarter,
    setQuarter: (next: string) => set({ quarter: next }),
    sites: [
      ...new Set(
        query
          .get('sites')
          ?.split(',')
          .filter((id) => /^\d{1,15}$/.test(id)),
      ),
    ],
    setSites: (sites: readonly string[]) => set({ sites: sites.join(',') || null }),
    days,
    setDays: ({ from, to }: DaySpan) => set({ days: from && to ? `${from}..${to}` : null }),
    figure: figureIn(query.get('figure')),
    setFigure: (figure: ComparisonFigure) => set({ figure }),
    /** Opens the chart of some locations over a month, as a step that Back undoes. */
    compare: (sites: readonly string[], over: string, figure: ComparisonFigure) =>
      push(() => ({
        query: new URLSearchParams({
          tab: 'compare',
          month: over,
          sites: sites.join(','),
          days: over,
          figure,
        }),
      })),
  }
}

/** @returns what an address asks for, if it is a month or quarter; whatever else somebody typed is nothing */
function oneAs(text: string | null, kind: 'month' | 'quarter'): string | null {
  const range = readRange(text ?? '')
  if (range?.kind === 'month' && kind === 'month') return range.month
  return range?.kind === 'quarter' && kind === 'quarter' ? range.quarter : null
}

function spanOf({ first, last }: { first: string; last: string }, yesterday: string): DaySpan {
  return { from: first, to: last > yesterday && first <= yesterday ? yesterday : last }
}

function figureIn(text: string | null): ComparisonFigure {
  return comparisonFigures.find((figure) => figure === text) ?? 'uptime'
}

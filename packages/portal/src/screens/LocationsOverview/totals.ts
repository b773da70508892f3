import type { Location } from '@netportal/contract'
import { readFigure } from './figures.ts'
import { figuresOf, type StatsById } from './statsLoader.ts'

/** Sums over all locations. null: no location could tell. */
export interface OverviewTotals {
  online: number | null
  offline: number | null
  clients: number | null
  openTickets: number | null
}

/**
 * Adds up what the cards show; figures that could not be loaded are left out.
 * @returns null until every location has settled. Specification §2 "Locations Overview"
 */
export function totalsOf(locations: readonly Location[], stats: StatsById): OverviewTotals | null {
  const all = []
  for (const { id } of locations) {
    const figures = figuresOf(stats.get(id))
    if (figures === null) return null
    all.push(figures)
  }
  return {
    online: sum(all.map(({ devices }) => readFigure(devices, (health) => health.online))),
    offline: sum(all.map(({ devices }) => readFigure(devices, (health) => health.offline))),
    clients: sum(all.map(({ clients }) => readFigure(clients, (count) => count))),
    openTickets: sum(all.map(({ openTickets }) => readFigure(openTickets, (count) => count))),
  }
}

function sum(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null)
  return known.length === 0 ? null : known.reduce((total, count) => total + count, 0)
}

import { type Location, unreadableIn } from '@netportal/contract'
import type { FigureName } from './figures.ts'
import { figuresOf, type StatsById } from './statsLoader.ts'

/** How much stands behind the totals. */
export interface Coverage {
  /** Of how many locations each figure is known. */
  known: Readonly<Record<FigureName, number>>
  /** How many locations there are. */
  total: number
}

/** Looks at what `totalsOf` adds up. Locations that could not be read are missing from every total. */
export function coverageOf(locations: readonly Location[], stats: StatsById): Coverage {
  const all = locations.map(({ id }) => figuresOf(stats.get(id)))
  const count = (name: FigureName) =>
    all.filter((figures) => figures?.[name].status === 'known').length
  return {
    known: {
      devices: count('devices'),
      clients: count('clients'),
      openTickets: count('openTickets'),
    },
    total: locations.length + unreadableIn(locations),
  }
}

/** Says over how few locations a total is; null when it is over all. Ruling: Dashboard. */
export function coverageText({ known, total }: Coverage, name: FigureName): string | null {
  return known[name] < total ? `${known[name]} of ${total} locations` : null
}

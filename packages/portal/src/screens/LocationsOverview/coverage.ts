import { type Location, unreadableIn } from '@netportal/contract'
import type { LocationFigures } from './figures.ts'
import { figuresOf, type StatsById, staleSince } from './statsLoader.ts'

/** How much stands behind the totals. */
export interface Coverage {
  /** Of how many locations each figure is known. */
  known: Readonly<Record<keyof LocationFigures, number>>
  /** How many locations there are. */
  total: number
  /** When the oldest figures that are still to be loaded anew were known, as an ISO instant; null for none. */
  oldestAt: string | null
}

/** Looks at what `totalsOf` adds up. Locations that could not be read are missing from every total. */
export function coverageOf(locations: readonly Location[], stats: StatsById): Coverage {
  const all = locations.map(({ id }) => figuresOf(stats.get(id)))
  const count = (name: keyof LocationFigures) =>
    all.filter((figures) => figures?.[name].status === 'known').length
  const [oldestAt = null] = locations
    .flatMap(({ id }) => staleSince(stats.get(id)) ?? [])
    .toSorted()
  return {
    known: {
      devices: count('devices'),
      clients: count('clients'),
      openTickets: count('openTickets'),
    },
    total: locations.length + unreadableIn(locations),
    oldestAt,
  }
}

/** What is to be said of a total: over how few it is, how old it may be; null when it is whole and new. */
export function coverageText(
  { known, total }: Coverage,
  name: keyof LocationFigures,
  age: string | null,
): string | null {
  const covered = known[name] < total ? `${known[name]} of ${total} locations` : null
  const words = [covered, age].filter((word) => word !== null)
  return words.length > 0 ? words.join(', ') : null
}

import { type Id, networkHealth } from '@netportal/contract'
import { devices, locations, minutesAgo } from '@netportal/contract/fixtures'
import { type Figure, notAsked } from '../screens/LocationsOverview/figures.ts'
import type { LocationStats, StatsById } from '../screens/LocationsOverview/statsLoader.ts'

type DeviceCounts = Parameters<typeof devices>[0]

const figure = <T>(value: T | null): Figure<T> =>
  value === null ? { status: 'failed', canRetry: true } : { status: 'known', value }

/** A location whose figures have come; null stands for one that failed. */
export function settled(
  counts: DeviceCounts | null,
  clients: number | null,
  openTickets: number | null,
): LocationStats & { status: 'settled' } {
  const health = counts === null ? null : networkHealth(devices(counts))
  const figures = {
    devices: figure(health),
    clients: figure(clients),
    openTickets: figure(openTickets),
  }
  return { status: 'settled', figures }
}

/** Figures for the locations of the fixtures, in their order. */
const all = [
  settled({ online: 42, offline: 2 }, 318, 1),
  settled({ online: 36 }, 204, 0),
  settled({ online: 58, offline: 6 }, 611, 3),
  settled({ online: 18 }, 96, 0),
  settled({ online: 27, offline: 1 }, 148, 1),
  settled({ online: 31 }, null, null),
  settled({ online: 24, offline: 9, unknown: 3 }, 77, 2),
  settled({ online: 112, offline: 3 }, 1240, 0),
  settled({ online: 44 }, 287, 0),
  settled({ online: 16 }, 52, 0),
  settled({ online: 0 }, 0, 0),
  settled(null, 118, 0),
]

/**
 * The stats of an overview, of which the first so many locations have settled. The next one loads,
 * the others wait.
 */
export function statsAfter(settledCount: number): StatsById {
  const stats = new Map<Id, LocationStats>()
  locations.forEach(({ id }, index) => {
    const known = all[index]
    if (known !== undefined && index < settledCount) stats.set(id, known)
    else stats.set(id, { status: index === settledCount ? 'loading' : 'queued' })
  })
  return stats
}

/** The stats of an overview whose server refused to be asked after so many locations. */
export function statsRefusedAfter(settledCount: number): StatsById {
  const stats = new Map(statsAfter(settledCount))
  for (const [id, { status }] of stats) {
    if (status !== 'settled') stats.set(id, { status: 'settled', figures: notAsked })
  }
  return stats
}

/** The stats of an overview that somebody comes back to, of which the first so many have been loaded anew. */
export function staleStats(freshCount: number): StatsById {
  const stats = new Map(statsAfter(locations.length))
  locations.slice(freshCount).forEach(({ id }, index) => {
    const known = stats.get(id)
    if (known === undefined || !('figures' in known)) return
    const status = index === 0 ? 'refreshing' : 'stale'
    stats.set(id, { status, figures: known.figures, at: minutesAgo(3 + index) })
  })
  return stats
}

import type { Id } from '@netportal/contract'
import type { FigureMemory } from './figureMemory.ts'
import { isRefused, type LocationFigures, notAsked } from './figures.ts'

/** How far the figures of one location are. */
export type LocationStats =
  | { status: 'queued' }
  | { status: 'loading' }
  | { status: 'settled'; figures: LocationFigures }
  /** Some figures failed before and are asked for again. */
  | { status: 'retrying'; figures: LocationFigures }
  /** All are known from before, as of `at`, an ISO instant; they wait to be loaded anew. */
  | { status: 'stale'; figures: LocationFigures; at: string }
  /** The same, while they are loaded anew. */
  | { status: 'refreshing'; figures: LocationFigures; at: string }

export type StatsById = ReadonlyMap<Id, LocationStats>

type LoadFigures = (
  id: Id,
  known: LocationFigures | null,
  signal: AbortSignal,
) => Promise<LocationFigures>

export interface StatsLoader {
  /** The stats of every location; a new map after each change. */
  get: () => StatsById
  subscribe: (listener: () => void) => () => void
  /** Loads what is still missing. */
  start: () => void
  /** Gives up what is under way; nothing changes any more until the next start. */
  stop: () => void
  /** Asks again for the figures of a location that failed. */
  retry: (id: Id) => void
  /** Asks anew for the figures of all locations, which stay in sight meanwhile. */
  refresh: () => void
}

/**
 * Loads the figures of locations, one location at a time. Specification §2 "Locations Overview".
 * Figures that are remembered of them are in sight meanwhile. Once the server refuses to be asked, those left count as
 * failed: asking hundreds of times more would be of no use to anybody.
 * @param load never rejects; what it answers after a stop is dropped
 * @param memory where figures are kept for another time
 */
export function createStatsLoader(
  ids: readonly Id[],
  load: LoadFigures,
  memory: FigureMemory = noMemory,
): StatsLoader {
  const listeners = new Set<() => void>()
  let stats: StatsById = new Map(ids.map((id) => [id, statsFrom(memory, id)]))
  let running: AbortController | null = null

  function set(id: Id, next: LocationStats): void {
    stats = new Map(stats).set(id, next)
    for (const listener of listeners) listener()
  }

  async function run(signal: AbortSignal): Promise<void> {
    for (let id = nextId(stats); id !== undefined; id = nextId(stats)) {
      const before = stats.get(id)
      const known = before?.status === 'retrying' ? before.figures : null
      if (before?.status === 'stale') set(id, { ...before, status: 'refreshing' })
      else if (before?.status === 'queued') set(id, { status: 'loading' })
      const figures = await load(id, known, signal)
      if (signal.aborted) return
      memory.set(id, figures)
      set(id, { status: 'settled', figures })
      if (isRefused(figures)) giveUp()
    }
    running = null
  }

  function giveUp(): void {
    const figuresLeft = (left: LocationStats) =>
      left.status === 'retrying' ? left.figures : notAsked
    stats = new Map(
      [...stats].map(([id, left]) => [
        id,
        left.status === 'settled' ? left : { status: 'settled', figures: figuresLeft(left) },
      ]),
    )
    for (const listener of listeners) listener()
  }

  function start(): void {
    if (running !== null) return
    running = new AbortController()
    void run(running.signal)
  }

  return {
    get: () => stats,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    stop: () => {
      running?.abort()
      running = null
    },
    retry: (id) => {
      const known = stats.get(id)
      if (known?.status !== 'settled') return
      set(id, { status: 'retrying', figures: known.figures })
      start()
    },
    refresh: () => {
      stats = new Map(
        [...stats].map(([id, known]) => [
          id,
          known.status === 'settled' ? statsFrom(memory, id) : known,
        ]),
      )
      for (const listener of listeners) listener()
      start()
    },
  }
}

/** The figures of a location as far as they are known; null before its first answer. */
export function figuresOf(stats: LocationStats | undefined): LocationFigures | null {
  return stats !== undefined && 'figures' in stats ? stats.figures : null
}

/** When figures that are still to be loaded anew were known, as an ISO instant; null for all others. */
export function staleSince(stats: LocationStats | undefined): string | null {
  return stats !== undefined && 'at' in stats ? stats.at : null
}

/** When the oldest figures that are still to be loaded anew were known, as an ISO instant; null for none. */
export function oldestSince(stats: StatsById): string | null {
  const [oldest = null] = [...stats.values()].flatMap((one) => staleSince(one) ?? []).toSorted()
  return oldest
}

const noMemory: FigureMemory = { get: () => undefined, set: () => undefined }

function statsFrom(memory: FigureMemory, id: Id): LocationStats {
  const remembered = memory.get(id)
  return remembered === undefined ? { status: 'queued' } : { status: 'stale', ...remembered }
}

/**
 * Finds the next location to load: first one that somebody has asked for again, then one given up half-way, and
 * the rest.
 */
function nextId(stats: StatsById): Id | undefined {
  let next: Id | undefined
  for (const [id, { status }] of stats) {
    if (status === 'retrying') return id
    if (status !== 'settled') next ??= id
  }
  return next
}

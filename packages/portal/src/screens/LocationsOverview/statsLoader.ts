import type { Id } from '@netportal/contract'
import type { LocationFigures } from './figures.ts'

/** How far the figures of one location are. */
export type LocationStats =
  | { status: 'queued' }
  | { status: 'loading' }
  | { status: 'settled'; figures: LocationFigures }
  /** Some figures failed before and are asked for again. */
  | { status: 'retrying'; figures: LocationFigures }

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
}

/**
 * Loads the figures of locations, one location at a time. Specification §2 "Locations Overview".
 * @param load never rejects; what it answers after a stop is dropped
 */
export function createStatsLoader(ids: readonly Id[], load: LoadFigures): StatsLoader {
  const listeners = new Set<() => void>()
  let stats: StatsById = new Map(ids.map((id) => [id, { status: 'queued' }]))
  let running: AbortController | null = null

  function set(id: Id, next: LocationStats): void {
    stats = new Map(stats).set(id, next)
    for (const listener of listeners) listener()
  }

  async function run(signal: AbortSignal): Promise<void> {
    for (let id = nextId(stats); id !== undefined; id = nextId(stats)) {
      const known = figuresOf(stats.get(id))
      if (known === null) set(id, { status: 'loading' })
      const figures = await load(id, known, signal)
      if (signal.aborted) return
      set(id, { status: 'settled', figures })
    }
    running = null
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
      const figures = figuresOf(stats.get(id))
      if (figures === null) return
      set(id, { status: 'retrying', figures })
      start()
    },
  }
}

/** The figures of a location as far as they are known; null before its first answer. */
export function figuresOf(stats: LocationStats | undefined): LocationFigures | null {
  return stats?.status === 'settled' || stats?.status === 'retrying' ? stats.figures : null
}

/** What somebody has asked for again comes first; then what was given up half-way, and the rest. */
function nextId(stats: StatsById): Id | undefined {
  let next: Id | undefined
  for (const [id, { status }] of stats) {
    if (status === 'retrying') return id
    if (status !== 'settled') next ??= id
  }
  return next
}

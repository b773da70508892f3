import type { Id, Location } from '@netportal/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { loadFigures } from './loadFigures.ts'
import { createStatsLoader, type StatsById } from './statsLoader.ts'

/** Loads the figures of these locations for as long as the screen is there. */
export function useLocationStats(locations: readonly Location[]): {
  stats: StatsById
  retry: (id: Id) => void
} {
  const loader = useMemo(
    () =>
      createStatsLoader(
        locations.map(({ id }) => id),
        loadFigures,
      ),
    [locations],
  )
  useEffect(() => {
    loader.start()
    return loader.stop
  }, [loader])
  return { stats: useSyncExternalStore(loader.subscribe, loader.get), retry: loader.retry }
}

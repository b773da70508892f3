import type { Id, Location } from '@netportal/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../auth/session.ts'
import { figureMemory } from './figureMemory.ts'
import { loadFigures } from './loadFigures.ts'
import { createStatsLoader, type StatsById } from './statsLoader.ts'

/** Loads the figures of these locations for as long as the screen is there, and remembers them for the next time. */
export function useLocationStats(locations: readonly Location[]): {
  stats: StatsById
  retry: (id: Id) => void
} {
  const session = useSession()
  const loader = useMemo(
    () =>
      createStatsLoader(
        locations.map(({ id }) => id),
        loadFigures,
        figureMemory(session),
      ),
    [locations, session],
  )
  useEffect(() => {
    loader.start()
    return loader.stop
  }, [loader])
  return { stats: useSyncExternalStore(loader.subscribe, loader.get), retry: loader.retry }
}

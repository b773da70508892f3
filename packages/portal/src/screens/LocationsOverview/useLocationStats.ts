import { endpointPath, getOverview, type Id, type Location } from '@netportal/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useExtra } from '../../api/useExtra.ts'
import { useReading, useRefreshAll } from '../../api/useRemote.ts'
import { useSession } from '../../auth/session.ts'
import type { Remote } from '../../shared/remote.ts'
import { figureMemory, oldestAt } from './figureMemory.ts'
import { loadFigures } from './loadFigures.ts'
import { overviewStats, queryOf, readOverview } from './overviewFigures.ts'
import { createStatsLoader, type StatsById } from './statsLoader.ts'

export interface LocationsStats {
  stats: StatsById
  /** When the oldest of them were known, as an ISO instant; null while none is. */
  at: string | null
  /** Whether all of them come in one answer, so that asking time and again is cheap. */
  isOneCall: boolean
  /** That answer, for whoever says how it goes to replace it. */
  answer: Remote<unknown>
  /** Asks again for the figures of a location that failed. */
  retry: (id: Id) => void
  /** Asks anew for all, which stay in sight meanwhile. */
  refresh: () => void
}

/**
 * Loads the figures of these locations for as long as the screen is there: in one call where the API announces
 * it, else, or when that call fails, one location at a time.
 * @param customerId of whom an administrator asks for what they see
 */
export function useLocationStats(
  locations: readonly Location[],
  customerId?: Id | undefined,
): LocationsStats {
  const ids = useMemo(() => locations.map(({ id }) => id), [locations])
  const isAnnounced = useExtra('overview') === 'announced' && ids.length > 0
  const overview = useReading({
    key: isAnnounced ? endpointPath(getOverview, {}, queryOf(customerId)) : null,
    read: () => readOverview(customerId),
    texts: { failure: getOverview.failure },
  })
  const isOneCall = isAnnounced && overview.status !== 'failed'
  const oneByOne = useOneByOne(isOneCall ? none : ids)
  const data = overview.status === 'ready' ? overview.data : null
  const atOnce = useMemo(
    () => (data === null ? loading(ids) : overviewStats(ids, data)),
    [ids, data],
  )
  const refreshAll = useRefreshAll()
  if (!isOneCall) return { ...oneByOne, isOneCall, answer: nothingAsked }
  return {
    stats: atOnce,
    at: overview.status === 'ready' ? overview.updatedAt : null,
    isOneCall,
    answer: overview,
    retry: refreshAll,
    refresh: refreshAll,
  }
}

const none: Id[] = []
const nothingAsked = { status: 'loading' } as const

function loading(ids: readonly Id[]): StatsById {
  return new Map(ids.map((id) => [id, { status: 'loading' }]))
}

/** Loads one location at a time, and remembers the figures for the next time. Specification §2 "Locations Overview". */
function useOneByOne(ids: readonly Id[]) {
  const session = useSession()
  const memory = useMemo(() => figureMemory(session), [session])
  const loader = useMemo(() => createStatsLoader(ids, loadFigures, memory), [ids, memory])
  useEffect(() => {
    loader.start()
    return loader.stop
  }, [loader])
  const stats = useSyncExternalStore(loader.subscribe, loader.get)
  return { stats, at: oldestAt(memory, ids), retry: loader.retry, refresh: loader.refresh }
}

import type { Id } from '@netportal/contract'
import type { Session } from '../../auth/session.ts'
import type { LocationFigures } from './figures.ts'

/** Figures as they were known at a moment. */
interface RememberedFigures {
  figures: LocationFigures
  /** ISO instant. */
  at: string
}

export interface FigureMemory {
  get: (id: Id) => RememberedFigures | undefined
  set: (id: Id, figures: LocationFigures) => void
}

/** When the oldest figures that are remembered of any of these were known, as an ISO instant; null for none. */
export function oldestAt(memory: FigureMemory, ids: readonly Id[]): string | null {
  const [oldest = null] = ids.flatMap((id) => memory.get(id)?.at ?? []).toSorted()
  return oldest
}

const bySession = new WeakMap<Session, Map<Id, RememberedFigures>>()

/**
 * Remembers what a session has learnt of its locations, for who comes back to the overview. In memory
 * alone: it goes with the session, and nobody else's ever sees it.
 */
export function figureMemory(session: Session | null): FigureMemory {
  const known: Map<Id, RememberedFigures> = (session && bySession.get(session)) ?? new Map()
  if (session !== null) bySession.set(session, known)
  return {
    get: (id) => known.get(id),
    set: (id, figures) => {
      known.set(id, { figures, at: new Date().toISOString() })
    },
  }
}

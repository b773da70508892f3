import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'

/** The part of a history entry's state that the portal keeps there itself. */
export type EntryState = Readonly<Record<string, unknown>>

/** Content of a history entry: the address's query, and state that is in no address. */
interface Entry {
  query: URLSearchParams
  state: EntryState
}

/** Makes of what an entry holds what it is to hold; parts that are left out stay. */
type EntryUpdate = (entry: Entry) => Partial<Entry>

export interface Address extends Entry {
  /** Changes the current entry, so that Back leaves the page and does not undo its settings. */
  replace: (update: EntryUpdate) => void
  /** Makes an entry of its own of the change, as a step that Back undoes. */
  push: (update: EntryUpdate) => void
}

type Written = Pick<Location, 'search' | 'state'>

const LatestContext = createContext<RefObject<Written> | null>(null)

/**
 * Knows what was written last, also while the router is still on its way to it: a change that comes
 * in between builds on that, and two controls pressed one after the other do not undo each other.
 */
export function AddressProvider({ children }: { children: ReactNode }) {
  const location = useLocation()
  const latest = useRef<Written>(location)
  useLayoutEffect(() => {
    latest.current = location
  }, [location])
  return <LatestContext value={latest}>{children}</LatestContext>
}

/** Reads and changes what the current history entry holds; both outlive a reload. */
export function useAddress(): Address {
  const location = useLocation()
  const navigate = useNavigate()
  const latest = useContext(LatestContext)
  const write = useCallback(
    (update: EntryUpdate, isStep: boolean) => {
      if (latest === null) throw new Error('There is no AddressProvider around this')
      const before = readEntry(latest.current)
      const { query, state } = { ...before, ...update(before) }
      latest.current = { search: `?${query}`, state }
      const options = isStep ? {} : { replace: true, preventScrollReset: true }
      navigate({ search: `${query}` }, { ...options, state })
    },
    [latest, navigate],
  )
  const replace = useCallback((update: EntryUpdate) => write(update, false), [write])
  const push = useCallback((update: EntryUpdate) => write(update, true), [write])
  return { ...readEntry(location), replace, push }
}

/** History state comes from the browser: an older version of the portal may have written it. */
function readEntry({ search, state }: Written): Entry {
  return {
    query: new URLSearchParams(search),
    state: typeof state === 'object' && state !== null ? { ...state } : {},
  }
}

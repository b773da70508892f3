import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The part of a history entry's state that the portal keeps there itself. */
export type EntryState = Readonly<Record<string, unknown>>

/** What the current history entry holds: the address's query, and state that is in no address. */
export interface Address {
  query: URLSearchParams
  state: EntryState
  /** Replaces parts of the entry, so that Back leaves the page and does not undo its settings. */
  replace: (change: { query?: URLSearchParams; state?: EntryState }) => void
}

/** Reads and changes what the current history entry holds; both outlive a reload. */
export function useAddress(): Address {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const entryState = readEntryState(state)
  const replace = useCallback<Address['replace']>(
    (change) => {
      const next = (change.query ?? new URLSearchParams(search)).toString()
      navigate(
        { search: next },
        { replace: true, preventScrollReset: true, state: change.state ?? state },
      )
    },
    [navigate, search, state],
  )
  return { query, state: entryState, replace }
}

/** History state comes from the browser: an older version of the portal may have written it. */
export function readEntryState(state: unknown): EntryState {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

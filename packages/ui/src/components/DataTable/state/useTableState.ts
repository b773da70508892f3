import { useState } from 'react'
import type { TableFilters } from '../filters/columnFilter.ts'
import type { TableSort } from '../order/tableIndex.ts'

/** The search, order and page that a reader has asked for; a product may keep it in the address. */
export interface TableState {
  /** Text that the rows are searched for; '' for all rows. */
  search: string
  /** null leaves the rows in their own order. */
  sort: TableSort | null
  /** From 1. One that does not exist is shown as the nearest that does. */
  page: number
  /** Rows to a page, once a reader has chosen among `pageSizes`. */
  pageSize?: number
  /** Filters in use, by the ids of their columns, once a reader has set one; the same object while they are. */
  filters?: TableFilters
}

export interface TableStateProps {
  /** Controls the table, together with `onStateChange`. */
  state?: TableState | undefined
  /** First state of a table that keeps its own. @default no search, no sort, page 1 */
  defaultState?: Partial<TableState> | undefined
  /** Told of each change. */
  onStateChange?: ((state: TableState) => void) | undefined
}

export interface TableStateControl {
  state: TableState
  search: (text: string) => void
  sortBy: (sort: TableSort | null) => void
  turnTo: (page: number) => void
  resize: (pageSize: number) => void
  filter: (filters: TableFilters) => void
  /** Settles the text that was typed: from now on a search that `state` brings counts. */
  settleSearch: () => void
}

/**
 * Keeps a table's state, or follows the one that is given. The text being typed counts at once, even where
 * the state comes back late, as it does through a router: letters typed meanwhile are not lost.
 */
export function useTableState({
  state: given,
  defaultState,
  onStateChange,
}: TableStateProps): TableStateControl {
  const [own, setOwn] = useState<TableState>({ search: '', sort: null, page: 1, ...defaultState })
  const [typed, setTyped] = useState<string | null>(null)

  const held = given ?? own
  if (typed === held.search) setTyped(null)
  const state = typed === null ? held : { ...held, search: typed, page: 1 }

  const change = (part: Partial<TableState>) => {
    const next = { ...state, ...part }
    setOwn(next)
    onStateChange?.(next)
  }
  return {
    state,
    search: (text) => {
      setTyped(text)
      change({ search: text, page: 1 })
    },
    sortBy: (sort) => change({ sort, page: 1 }),
    turnTo: (page) => change({ page }),
    resize: (pageSize) => change({ pageSize, page: 1 }),
    filter: (filters) => change({ filters, page: 1 }),
    settleSearch: () => setTyped(null),
  }
}

import type { TableState } from '@netportal/ui'
import { type EntryState, useAddress } from './address.tsx'
import {
  privateSearchName,
  readTableAddress,
  type TableDefaults,
  writeTableAddress,
} from './tableAddress.ts'
import { useEager } from './useEager.ts'

export interface TableAddressOptions extends TableDefaults {
  /**
   * Keeps the search text in the history entry alone, out of addresses that end in logs and shared
   * links: for guests' names and rooms. Ruling: Tables. @default false
   */
  isSearchPrivate?: boolean
}

/** Keeps a table's state where reload and Back find it. Gives a `DataTable` its state. */
export function useTableAddress({ isSearchPrivate = false, ...defaults }: TableAddressOptions): {
  state: TableState
  onStateChange: (state: TableState) => void
} {
  const { query, state, replace } = useAddress()
  const inAddress = readTableAddress(query, defaults)
  const privateName = privateSearchName(defaults)
  const held = isSearchPrivate ? { ...inAddress, search: textIn(state, privateName) } : inAddress
  const [shown, announce] = useEager(held)
  const onStateChange = (next: TableState) => {
    announce(next)
    const published = isSearchPrivate ? { ...next, search: '' } : next
    replace((entry) => ({
      query: writeTableAddress(entry.query, published, defaults),
      ...(isSearchPrivate && { state: { ...entry.state, [privateName]: next.search } }),
    }))
  }
  return { state: shown, onStateChange }
}

function textIn(state: EntryState, name: string): string {
  const text = state[name]
  return typeof text === 'string' ? text : ''
}

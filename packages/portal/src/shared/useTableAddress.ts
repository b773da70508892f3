import type { TableState } from '@netportal/ui'
import { readTableAddress, type TableDefaults, writeTableAddress } from './tableAddress.ts'
import { useAddress } from './useAddress.ts'

export interface TableAddressOptions extends TableDefaults {
  /**
   * Keeps the search text in the history entry alone, out of addresses that end in logs and shared
   * links: for guests' names and rooms. Ruling: Tables. @default false
   */
  isSearchPrivate?: boolean
}

/** Keeps a table's state where reload and Back find it. Gives a `DataTable` its state. */
export function useTableAddress({ sort, isSearchPrivate = false }: TableAddressOptions): {
  state: TableState
  onStateChange: (state: TableState) => void
} {
  const address = useAddress()
  const inAddress = readTableAddress(address.query, { sort })
  if (!isSearchPrivate) {
    return {
      state: inAddress,
      onStateChange: (state) =>
        address.replace({ query: writeTableAddress(address.query, state, { sort }) }),
    }
  }
  const { search } = address.state
  return {
    state: { ...inAddress, search: typeof search === 'string' ? search : '' },
    onStateChange: (state) =>
      address.replace({
        query: writeTableAddress(address.query, { ...state, search: '' }, { sort }),
        state: { ...address.state, search: state.search },
      }),
  }
}

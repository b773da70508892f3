import { useCallback } from 'react'
import { useAddress } from './address.tsx'
import { privateSearchName, readTableAddress, writeTableAddress } from './tableAddress.ts'
import { type TableAddressOptions, useTableAddress } from './useTableAddress.ts'

const name = 'detail'
const prefix = `${name}.`

/**
 * Keeps in the address which window is open above the page: whoever comes back to it finds it as it was.
 * @param details those that the page has; an address with another has none of them open
 */
export function useDetailAddress<Detail extends string>(details: readonly Detail[]) {
  const { query, replace } = useAddress()
  const asked = query.get(name)
  const write = useCallback(
    (detail: Detail | null, search = '') =>
      replace(({ query, state }) => {
        const { [privateSearchName({ sort: null, prefix })]: _, ...kept } = state
        return { query: withDetail(query, detail, search), state: kept }
      }),
    [replace],
  )
  const closeDetail = useCallback(() => write(null), [write])
  return {
    detail: details.find((one) => one === asked) ?? null,
    /** Opens a window, whose table begins anew: with a search, if one is given. */
    showDetail: write,
    closeDetail,
  }
}

/** Keeps the state of the table in an open window, beside that of the page's own table. */
export function useDetailTable(options: Omit<TableAddressOptions, 'prefix'>) {
  return useTableAddress({ ...options, prefix })
}

/** Puts a window into the query of an address, or takes it out with all that was asked of its table. */
function withDetail(query: URLSearchParams, detail: string | null, search: string) {
  const next = new URLSearchParams(query)
  for (const key of query.keys()) if (key.startsWith(prefix)) next.delete(key)
  if (detail === null) next.delete(name)
  else next.set(name, detail)
  const defaults = { sort: null, prefix }
  return writeTableAddress(next, { ...readTableAddress(next, defaults), search }, defaults)
}

import { useCallback } from 'react'
import { useAddress } from '../../shared/address/address.tsx'

/** What stands behind the totals, in a window of its own. */
export type OverviewDetail = 'offline-devices' | 'open-tickets'

/** Keeps in the address which window is open: whoever comes back from a device or a ticket finds it as it was. */
export function useDetailAddress() {
  const { query, replace } = useAddress()
  const write = useCallback(
    (detail: OverviewDetail | null) =>
      replace(({ query }) => {
        if (detail === null) query.delete(name)
        else query.set(name, detail)
        return { query }
      }),
    [replace],
  )
  const closeDetail = useCallback(() => write(null), [write])
  return { detail: query.get(name), showDetail: write, closeDetail }
}

const name = 'detail'

import { useExtra } from '../api/useExtra.ts'
import { useAddress } from '../shared/address/address.tsx'
import { daysName, rangeName } from '../shared/range/rangeAddress.ts'

/**
 * Gives what goes along from page to page of a location: the range that a reader has chosen, where the API
 * announces ranges. For links to pages that show it, and to those that lead on to them.
 * @returns to append to a path: '' or '?range=2026-10'
 */
export function useKeptSearch(): string {
  const isOffered = useExtra('ranges') === 'announced'
  const { query } = useAddress()
  if (!isOffered) return ''
  const kept = [rangeName, daysName].flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}

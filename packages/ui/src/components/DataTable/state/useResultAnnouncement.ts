import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../useLatest.ts'

/** Long enough to finish a word, so that a search is announced once. */
const restMs = 700

/**
 * Words for a live region after a search has come to rest: once for each search, never because data changed.
 * @param resultText read when the time has come
 * @param isPending tells that what the search finds is still on its way
 * @returns '' in between, so that equal words are announced again
 */
export function useResultAnnouncement(
  search: string,
  resultText: () => string,
  isPending: boolean,
): string {
  const [announcement, setAnnouncement] = useState('')
  const lastSearch = useRef(search)
  const announce = useLatest(() => setAnnouncement(resultText()))

  useEffect(() => {
    if (search === lastSearch.current) return
    setAnnouncement('')
    if (isPending) return
    const timer = setTimeout(() => {
      lastSearch.current = search
      announce()
    }, restMs)
    return () => clearTimeout(timer)
  }, [search, isPending, announce])

  return announcement
}

import { getProfile } from '@netportal/contract'
import { useEffect } from 'react'
import { useRemote } from '../api/useRemote.ts'
import { fetchNextPages, mayFetchAhead } from '../code/nextPages.ts'

/** The page that was opened comes first. */
const restMs = 1000

/** Fetches the code of the next pages once the first one had its time. Only of a built portal: others have no files. */
export function useNextPages(): void {
  const profile = useRemote(getProfile, {})
  const extras = profile.status === 'ready' ? (profile.data.extras ?? noExtras) : noExtras
  const isDue = profile.status !== 'loading' && import.meta.env.PROD
  useEffect(() => {
    if (!isDue || !mayFetchAhead(navigator)) return
    const left = new AbortController()
    const timer = setTimeout(
      () => void fetchNextPages((extra) => extras.includes(extra), left.signal),
      restMs,
    )
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [isDue, extras])
}

const noExtras: readonly string[] = []

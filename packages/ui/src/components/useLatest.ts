import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Makes a function that never changes and calls the newest one it was given: for timers and listeners that
 * outlive a render. React's own `useEffectEvent` begins with 19.2.
 * @returns a function to be called after a render and never during one
 */
export function useLatest(callback: () => void): () => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback(() => latest.current(), [])
}

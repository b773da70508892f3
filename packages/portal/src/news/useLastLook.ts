import { useEffect, useState } from 'react'
import { lastLookOf, nextLook, stayAt } from './lastLook.ts'

/**
 * Returns since when a person has not looked, which stays while they do.
 * @param nowMs epoch milliseconds, which go on
 */
export function useLastLook(person: string, nowMs: number): number {
  const [{ sinceMs }] = useState(() => nextLook(lastLookOf(person), nowMs))
  useEffect(() => {
    if (!document.hidden) stayAt(person, { sinceMs, seenMs: nowMs })
  }, [person, sinceMs, nowMs])
  return sinceMs
}

import { LRUCache } from 'lru-cache'
import type { Elapsed } from '../elapsed.ts'

/** Keys that are kept count of at once, which bounds the memory; those unused the longest go first. */
export const maxKeys = 20_000

export interface WindowLimit {
  /** Takes one for a key: 0 to go ahead, else how many seconds to wait, no more than the window has. */
  take(key: string): number
  /** Gives back one that was taken for nothing. */
  giveBack(key: string): void
}

/**
 * Lets so many things of a kind happen in a stretch of time, which begins with the first of them.
 * It is kept in memory: each server process counts for itself.
 */
export function createWindowLimit(
  elapsed: Elapsed,
  { max, windowMs }: { max: number; windowMs: number },
): WindowLimit {
  const windows = new LRUCache<string, { count: number; until: number }>({ max: maxKeys })
  return {
    take(key) {
      const now = elapsed()
      const current = windows.get(key)
      const window = current && current.until > now ? current : { count: 0, until: now + windowMs }
      if (window.count >= max) return Math.ceil((window.until - now) / 1000)
      windows.set(key, { ...window, count: window.count + 1 })
      return 0
    },
    giveBack(key) {
      const window = windows.get(key)
      if (window && window.count > 0) windows.set(key, { ...window, count: window.count - 1 })
    },
  }
}

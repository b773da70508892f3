import { remember } from './throttle.ts'

/**
 * Lets so many things of a kind happen in a stretch of time, which begins with the first of them.
 * It is kept in memory: each server process counts for itself.
 * @returns takes one for a key: 0 to go ahead, else how many seconds to wait
 */
export function createWindowLimit(
  clock: () => Date,
  { max, windowMs }: { max: number; windowMs: number },
): (key: string) => number {
  const windows = new Map<string, { count: number; until: number }>()
  return (key) => {
    const now = clock().getTime()
    const current = windows.get(key)
    const window = current && current.until > now ? current : { count: 0, until: now + windowMs }
    if (window.count >= max) return Math.ceil((window.until - now) / 1000)
    remember(windows, key, { ...window, count: window.count + 1 })
    return 0
  }
}

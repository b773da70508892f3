import { tellDays } from '../comparison/tellDays.ts'

/**
 * Tells the days of the demo's past, which came late, without waiting for the next time that days are told.
 * @returns `done` fulfils when all are told or `close` was called
 */
export function tellPast(needs: Parameters<typeof tellDays>[0]): {
  done: Promise<number>
  close(): Promise<unknown>
} {
  const ending = new AbortController()
  const done = tellDays({ ...needs, signal: ending.signal })
  return {
    done,
    close: () => {
      ending.abort()
      return done
    },
  }
}

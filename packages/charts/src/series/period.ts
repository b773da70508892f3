import type { LineSamples } from './samples.ts'

/** Milliseconds since 1970-01-01 UTC, both ends included. */
export interface Period {
  /** First instant. */
  from: number
  /** Last instant. */
  to: number
}

/** Around a lone instant, which by itself has no width. */
const loneMs = 3_600_000

/** From the first sample of any series to the last; a lone instant gets an hour on either side. */
export function periodOf(series: readonly LineSamples[]): Period {
  const from = Math.min(...series.map(({ times }) => times[0] ?? Number.POSITIVE_INFINITY))
  const to = Math.max(...series.map(({ times }) => times.at(-1) ?? Number.NEGATIVE_INFINITY))
  if (from > to) return { from: -loneMs, to: loneMs }
  return from === to ? { from: from - loneMs, to: to + loneMs } : { from, to }
}

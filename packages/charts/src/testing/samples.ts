import type { LinePoint } from '../series/samples.ts'

/** Instants and values for stories and tests: made by rule, the same at every run. */
const minuteMs = 60_000

export interface SampleOptions {
  /** First instant, ISO 8601. */
  from: string
  /** Number of days of samples. */
  days: number
  /** @default 15 */
  everyMinutes?: number
  /** Of the highest values, about. @default 180 */
  peak?: number
  /** Tells series apart. @default 0 */
  seed?: number
  /** @default whole numbers */
  round?: (value: number) => number
}

/** A garage's day: quiet before dawn, busy in the evening, a little unrest on top. */
export function samplePoints({
  from,
  days,
  everyMinutes = 15,
  peak = 180,
  seed = 0,
  round = Math.round,
}: SampleOptions): LinePoint[] {
  const start = Date.parse(from)
  const unrest = seededNumbers(seed)
  return Array.from({ length: (days * 1440) / everyMinutes + 1 }, (_, index) => {
    const time = start + index * everyMinutes * minuteMs
    const turn = ((time / minuteMs) % 1440) / 1440
    const daily =
      0.55 - 0.32 * Math.cos(2 * Math.PI * (turn - 0.2)) - 0.1 * Math.cos(4 * Math.PI * turn)
    return { time, value: round(peak * (daily + 0.1 * (unrest() - 0.5))) }
  })
}

/** Numbers from 0 to 1 that look like chance: mulberry32. */
function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

import type { LineSamples } from './samples.ts'

/** The stretch of time that a plot shows, and how many pixels wide. */
export interface TimeSpan {
  /** Milliseconds since 1970-01-01 UTC. */
  from: number
  to: number
  widthPx: number
}

/** Lifts the pen between two points: a gap. */
export const penUp = -1

/**
 * Chooses the points that draw the same line as all of them: of each pixel column the first, the lowest,
 * the highest and the last (M4, Jugel et al., VLDB 2014). No peak is lost however many points there are.
 *
 * A gap lifts the pen only if it reaches into another pixel column: within one it could not be seen, and a
 * series that is half gaps would never end.
 * @param longestStepMs two neighbours further apart than this have a gap between them
 * @returns indices into the columns, in order, `penUp` between runs
 */
export function decimate(
  { times, values }: LineSamples,
  { from, to, widthPx }: TimeSpan,
  longestStepMs: number,
): Int32Array {
  const columnsPerMs = to > from ? widthPx / (to - from) : 0
  const chosen = new Int32Array(Math.min(times.length * 2, 5 * (widthPx + 2)))
  let length = 0
  let column = -1
  let first = 0
  let lowest = 0
  let highest = 0
  let last = -1

  const keep = (index: number) => {
    if (chosen[length - 1] === index) return
    chosen[length] = index
    length += 1
  }
  const keepColumn = () => {
    if (last < 0) return
    keep(first)
    keep(Math.min(lowest, highest))
    keep(Math.max(lowest, highest))
    keep(last)
  }

  for (let index = 0; index < times.length; index += 1) {
    const time = times[index] ?? Number.NaN
    const value = values[index] ?? Number.NaN
    if (Number.isNaN(value) || time < from || time > to) continue
    const itsColumn = Math.floor((time - from) * columnsPerMs)
    if (itsColumn === column) {
      if (value < (values[lowest] ?? 0)) lowest = index
      if (value > (values[highest] ?? 0)) highest = index
      last = index
      continue
    }
    keepColumn()
    const hasGap = last !== index - 1 || time - (times[last] ?? time) > longestStepMs
    if (last >= 0 && hasGap) keep(penUp)
    column = itsColumn
    first = index
    lowest = index
    highest = index
    last = index
  }
  keepColumn()
  return chosen.subarray(0, length)
}

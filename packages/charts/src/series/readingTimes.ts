import type { Period } from './period.ts'
import type { LineSamples } from './samples.ts'

/**
 * The instants at which any of the series has a value, ascending, each once: where a crosshair can stand.
 * They are the original points, whatever a plot leaves out.
 */
export function readingTimes(series: readonly LineSamples[], { from, to }: Period): Float64Array {
  const times = new Float64Array(series.reduce((sum, { times }) => sum + times.length, 0))
  let length = 0
  for (const columns of series) {
    for (let index = 0; index < columns.times.length; index += 1) {
      const time = columns.times[index] ?? Number.NaN
      if (Number.isNaN(columns.values[index]) || time < from || time > to) continue
      times[length] = time
      length += 1
    }
  }
  const sorted = times.subarray(0, length).sort()
  return sorted.filter((time, index) => index === 0 || time !== sorted[index - 1])
}

/** Index of the time nearest to one; -1 without any. @param times ascending */
export function nearestIndex(times: Float64Array, time: number): number {
  const after = firstFrom(times, time)
  if (after === 0) return times.length === 0 ? -1 : 0
  const before = after - 1
  const isBeforeNearer =
    after === times.length || time - (times[before] ?? 0) <= (times[after] ?? 0) - time
  return isBeforeNearer ? before : after
}

/** Value of a series at an instant, the last given if there are several; null without one. */
export function valueAt({ times, values }: LineSamples, time: number): number | null {
  let index = firstFrom(times, time)
  if (times[index] !== time) return null
  while (times[index + 1] === time) index += 1
  const value = values[index] ?? Number.NaN
  return Number.isNaN(value) ? null : value
}

/** Index of the first time that is not earlier. */
export function firstFrom(times: Float64Array, time: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

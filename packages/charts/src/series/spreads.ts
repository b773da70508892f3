import { type LinePoint, type LineSamples, toSamples } from './samples.ts'

/** Samples that each stand for many: their median, the lowest of them and the highest. */
export interface LineSpreads extends LineSamples {
  /** The lowest value of each stretch; NaN where nothing was measured. */
  readonly lows: Float64Array
  /** The highest value of each stretch; NaN where nothing was measured. */
  readonly highs: Float64Array
}

/**
 * Reduces samples for a long range: of each stretch of time the median, the lowest and the highest value,
 * so that neither a peak nor what is usual is lost.
 * @param points as `LineChart` takes them
 * @param everyMs length of a stretch, ms, counted from 1970-01-01 UTC; > 0
 * @returns a sample for each stretch that has one, at its beginning; NaN where nothing was measured
 */
export function toSpreads(
  points: readonly LinePoint[] | LineSamples,
  everyMs: number,
): LineSpreads {
  const { times, values } = 'times' in points ? points : toSamples(points)
  const stretches: { time: number; values: number[] }[] = []
  for (let index = 0; index < times.length; index += 1) {
    const time = Math.floor((times[index] ?? 0) / everyMs) * everyMs
    const value = values[index] ?? Number.NaN
    const last = stretches.at(-1)
    const kept = Number.isNaN(value) ? [] : [value]
    if (last?.time === time) last.values.push(...kept)
    else stretches.push({ time, values: kept })
  }
  const column = (read: (sorted: Float64Array) => number | undefined) =>
    Float64Array.from(stretches, (stretch) => {
      return read(Float64Array.from(stretch.values).sort()) ?? Number.NaN
    })
  return {
    times: Float64Array.from(stretches, ({ time }) => time),
    values: column(medianOf),
    lows: column((sorted) => sorted[0]),
    highs: column((sorted) => sorted.at(-1)),
  }
}

/** Of an even number the mean of the two in the middle. */
function medianOf(sorted: Float64Array): number | undefined {
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2
}

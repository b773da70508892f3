import { addDays, formatDate, startOfDay } from '@netportal/format'
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
 * @param timeZone IANA name: stretches are then counted from each midnight there, and those of a day or more are
 * whole days of its calendar, of 23 and 25 hours too. UTC stands in for an unknown one
 * @returns a sample for each stretch that has one, at its beginning; NaN where nothing was measured
 */
export function toSpreads(
  points: readonly LinePoint[] | LineSamples,
  everyMs: number,
  timeZone?: string,
): LineSpreads {
  const { times, values } = 'times' in points ? points : toSamples(points)
  const startOf =
    timeZone === undefined
      ? (time: number) => Math.floor(time / everyMs) * everyMs
      : zonedStretches(everyMs, timeZone)
  const stretches: { time: number; values: number[] }[] = []
  for (let index = 0; index < times.length; index += 1) {
    const time = startOf(times[index] ?? 0)
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

const dayMs = 86_400_000

/** Gives where the stretch of an instant begins on the clocks of a zone. */
function zonedStretches(everyMs: number, zone: string): (time: number) => number {
  const days = Math.max(1, Math.floor(everyMs / dayMs))
  let [from, to] = [Number.NaN, Number.NaN]
  return (time) => {
    // Samples of one day follow each other: its ends are asked for once.
    if (!(time >= from && time < to)) {
      const date = formatDate(time, zone)
      const day = Date.parse(date) / dayMs
      const first = addDays(date, Math.floor(day / days) * days - day)
      from = startOfDay(first, zone)
      to = startOfDay(addDays(first, days), zone)
    }
    return everyMs < dayMs ? from + Math.floor((time - from) / everyMs) * everyMs : from
  }
}

/** Of an even number the mean of the two in the middle. */
function medianOf(sorted: Float64Array): number | undefined {
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2
}

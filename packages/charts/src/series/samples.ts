import { parseInstant } from '@netportal/format'

/** A sample of a series. */
export interface LinePoint {
  /** ISO 8601 text (without an offset it is UTC), or milliseconds since 1970-01-01 UTC. */
  time: string | number
  /** null where nothing was measured. */
  value: number | null
}

/** The samples of a series as columns. */
export interface LineSamples {
  /** Milliseconds since 1970-01-01 UTC, never falling. */
  readonly times: Float64Array
  /** NaN where nothing was measured. */
  readonly values: Float64Array
}

/**
 * Puts points into columns, ordered by time; points of one instant keep their order.
 * @param points one whose time cannot be read is left out; a value that is not finite counts as null
 */
export function toSamples(points: readonly LinePoint[]): LineSamples {
  const times = new Float64Array(points.length)
  const values = new Float64Array(points.length)
  let length = 0
  let isOrdered = true
  for (const { time, value } of points) {
    const at = parseInstant(time)
    if (at === null) continue
    times[length] = at
    values[length] = value !== null && Number.isFinite(value) ? value : Number.NaN
    isOrdered &&= length === 0 || at >= (times[length - 1] ?? at)
    length += 1
  }
  const columns = { times: times.subarray(0, length), values: values.subarray(0, length) }
  return isOrdered ? columns : sortByTime(columns)
}

function sortByTime({ times, values }: LineSamples): LineSamples {
  const order = Array.from(times.keys()).sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0))
  return {
    times: Float64Array.from(order, (index) => times[index] ?? 0),
    values: Float64Array.from(order, (index) => values[index] ?? Number.NaN),
  }
}

/** Samples of two lines at the same instants, as each library likes to have them. */
export interface Samples {
  /** Milliseconds since 1970-01-01 UTC. */
  times: Float64Array
  download: Float64Array
  upload: Float64Array
}

const everyMs = 300_000

/** A sample each five minutes: a daily rhythm with unrest on top, the same at every run. */
export function makeSamples(days: number, seed: number): Samples {
  const count = days * 288
  const start = Date.UTC(2026, 5, 18) - count * everyMs
  let state = seed
  const unrest = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  const column = (peak: number) =>
    Float64Array.from({ length: count }, (_, index) => {
      const turn = (index % 288) / 288
      return peak * (0.6 - 0.35 * Math.cos(2 * Math.PI * turn) + 0.2 * unrest())
    })
  return {
    times: Float64Array.from({ length: count }, (_, index) => start + index * everyMs),
    download: column(140),
    upload: column(38),
  }
}

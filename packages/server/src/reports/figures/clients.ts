import type { LineSamples } from '@netportal/charts/plots'

/** Figures of a series of counted clients. */
export interface ClientFigures {
  /** Highest count, and when it was first reached; null without counts. */
  peak: { clients: number; atMs: number } | null
  /** Mean of the counts; null without counts. */
  mean: number | null
  /** How many counts there are; instants where nothing was counted are none. */
  samples: number
}

export function clientFigures({ times, values }: LineSamples): ClientFigures {
  let peak: ClientFigures['peak'] = null
  let sum = 0
  let samples = 0
  for (const [index, clients] of values.entries()) {
    if (Number.isNaN(clients)) continue
    samples += 1
    sum += clients
    if (peak === null || clients > peak.clients) peak = { clients, atMs: times[index] ?? 0 }
  }
  return { peak, mean: samples === 0 ? null : sum / samples, samples }
}

/** All networks of a place together: the sum at each instant at which any was counted. */
export function totalClients(series: readonly LineSamples[]): LineSamples {
  const sums = new Map<number, number>()
  for (const { times, values } of series) {
    for (const [index, clients] of values.entries()) {
      if (Number.isNaN(clients)) continue
      const time = times[index] ?? 0
      sums.set(time, (sums.get(time) ?? 0) + clients)
    }
  }
  const times = Float64Array.from(sums.keys()).sort()
  return { times, values: times.map((time) => sums.get(time) ?? Number.NaN) }
}

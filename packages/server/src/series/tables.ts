/**
 * The two series: points of their own, in partitions of months, and the days that were packed (decision 56). A day
 * (UTC) of a network is in one of the two; deliveries unpack the day that they touch.
 */
export const series = {
  ssid_client_counts: { packed: 'packed_client_counts', values: ['clients'] },
  ssid_transfer_metrics: {
    packed: 'packed_transfer_metrics',
    values: ['tx_mbps', 'rx_mbps', 'clients', 'tx_mb', 'rx_mb'],
  },
} as const

export type SeriesTable = keyof typeof series

/** Tables of points in time, a partition for each month. */
export const seriesTables = ['ssid_client_counts', 'ssid_transfer_metrics'] as const

/** No day is packed that ended less than this ago: late points are usual for a week. */
export const youngestPackedDays = 8

/** A day of a network, such as 2026-06-18, by UTC. */
export interface SsidDay {
  ssidId: number
  day: string
}

/** A day of a network with the number of its points. */
export interface CountedDay extends SsidDay {
  points: number
}

/** As many as a statement moves in a second or two. */
const pointsAtOnce = 30_000

/** Splits days into such of which one statement can move all points: one day at least. */
export function inBatches(days: readonly CountedDay[]): CountedDay[][] {
  const batches: CountedDay[][] = []
  let room = 0
  for (const day of days) {
    const batch = batches.at(-1)
    if (batch && day.points <= room) batch.push(day)
    else {
      batches.push([day])
      room = pointsAtOnce
    }
    room -= day.points
  }
  return batches
}

/** Writes the SQL of the instant at which a day begins. */
export const startOf = (day: string) => `(${day})::timestamp at time zone 'UTC'`

/** Writes the SQL of the day in which an instant lies. */
export const dayOf = (instant: string) => `((${instant})::timestamptz at time zone 'UTC')::date`

/** Writes the SQL of the instant of a point, beside its packed row. */
export const timeOf = (atMs: string) => `${startOf('day')} + ${atMs} * interval '1 millisecond'`

/** Writes the SQL of the points of packed rows, beside them, as `point`. */
export function unpacked(values: readonly string[]): string {
  const names = ['at_ms', ...values]
  return `unnest(${names.map((name) => `days.${name}`).join(', ')}) as point (${names.join(', ')})`
}

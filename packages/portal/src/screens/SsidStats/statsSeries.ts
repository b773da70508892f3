import { type LinePoint, type LineSeries, toSpreads } from '@netportal/charts'
import {
  type RangeClientCount,
  type RangeStep,
  type RangeTransferMetric,
  rangeSteps,
} from '@netportal/contract'
import { parseInstant } from '@netportal/format'

/** How points become lines. */
export interface Drawing {
  /** What a point stands for already. */
  step: RangeStep
  /** What it is to stand for where it is a single reading: a band of many in place of a line through each. */
  drawn: RangeStep
  timeZone: string
}

/** Places in the palette: cobalt, and the umber that is told from it by any eye. */
const downloadColor = 0
const uploadColor = 3

/** Makes the line of client counts, or the band of those that stand for many. */
export function toClientSeries(
  points: readonly RangeClientCount[],
  drawing: Drawing,
): LineSeries[] {
  return [
    {
      name: 'Clients',
      points: toPoints(points, drawing, (point) => [
        point.connected_client_count,
        point.connected_client_count_lowest,
        point.connected_client_count_highest,
      ]),
    },
  ]
}

/**
 * Makes the lines of both rates: the sent one (`tx`) is the clients' download.
 * Specification §3 "Transfer metric point".
 */
export function toRateSeries(
  points: readonly RangeTransferMetric[],
  drawing: Drawing,
): LineSeries[] {
  return [
    {
      name: 'Download',
      color: downloadColor,
      points: toPoints(points, drawing, (point) => [
        point.transfer_rate_tx_mbps,
        point.transfer_rate_tx_mbps_lowest,
        point.transfer_rate_tx_mbps_highest,
      ]),
    },
    {
      name: 'Upload',
      color: uploadColor,
      points: toPoints(points, drawing, (point) => [
        point.transfer_rate_rx_mbps,
        point.transfer_rate_rx_mbps_lowest,
        point.transfer_rate_rx_mbps_highest,
      ]),
    },
  ]
}

type Value = number | null | undefined

/** @param read value, lowest and highest of a point */
function toPoints<Point extends { time: string }>(
  points: readonly Point[],
  { step, drawn, timeZone }: Drawing,
  read: (point: Point) => readonly [Value, Value, Value],
): LineSeries['points'] {
  if (step !== 'reading') {
    const known = points.filter(({ time }) => parseInstant(time) !== null)
    const column = (place: 0 | 1 | 2) =>
      Float64Array.from(known, (point) => read(point)[place] ?? read(point)[0] ?? Number.NaN)
    return {
      times: Float64Array.from(known, ({ time }) => parseInstant(time) ?? 0),
      values: column(0),
      lows: column(1),
      highs: column(2),
    }
  }
  const single = points.map(
    (point): LinePoint => ({ time: point.time, value: read(point)[0] ?? null }),
  )
  return drawn === 'reading' ? single : toSpreads(single, rangeSteps[drawn], timeZone)
}

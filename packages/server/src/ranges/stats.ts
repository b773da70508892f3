import {
  type RangeClientCount,
  type RangeStats,
  type RangeTransferMetric,
  rangeStep,
} from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { plausible } from '../series/plausible.ts'
import { pointsOf } from '../series/points.ts'
import { type SeriesTable, series } from '../series/tables.ts'
import { type Range, stretchStarts } from './stretches.ts'

/**
 * Reads what went through an SSID that `requireSsid` gave in a range, in as many points as a chart can show: single
 * readings, or the median, the lowest and the highest of each hour or day.
 */
export async function readRangeStats(
  db: Database,
  ssidId: number,
  range: Range,
  timeZone: string,
): Promise<RangeStats> {
  const step = rangeStep(range.until.getTime() - range.from.getTime())
  const starts = step === 'reading' ? null : stretchStarts(range, step, timeZone)
  const read = <Point>(table: SeriesTable, single: string, reduced: string) =>
    starts === null
      ? readSingle<Point>(db, ssidId, range, table, single)
      : readReduced<Point>(db, ssidId, range, table, reduced, starts)
  return {
    step,
    client_counts: await read<RangeClientCount>(
      'ssid_client_counts',
      'clients as connected_client_count',
      spread('connected_client_count', 'clients'),
    ),
    transfer_metrics: await read<RangeTransferMetric>(
      'ssid_transfer_metrics',
      `tx_mbps as transfer_rate_tx_mbps, rx_mbps as transfer_rate_rx_mbps, clients as clients_connected,
       tx_mb as period_usage_tx_mb, rx_mb as period_usage_rx_mb`,
      `${spread('transfer_rate_tx_mbps', plausible('tx_mbps'))},
       ${spread('transfer_rate_rx_mbps', plausible('rx_mbps'))},
       ${median('clients')} as clients_connected,
       sum(${plausible('tx_mb')}) as period_usage_tx_mb, sum(${plausible('rx_mb')}) as period_usage_rx_mb`,
    ),
  }
}

/** Of an even number of values the mean of the two in the middle, as charts have it. */
const median = (column: string) => `percentile_cont(0.5) within group (order by ${column})`

const spread = (name: string, column: string) =>
  `${median(column)} as ${name}, min(${column}) as ${name}_lowest, max(${column}) as ${name}_highest`

const inRange = (table: SeriesTable) =>
  pointsOf(table, {
    of: '$1',
    values: series[table].values,
    after: ['>=', '$2'],
    until: ['<', '$3'],
  })

async function readSingle<Point>(
  db: Database,
  ssidId: number,
  { from, until }: Range,
  table: SeriesTable,
  columns: string,
): Promise<Point[]> {
  const { rows } = await db.query<Point & object>(
    `select time, ${columns} from ${inRange(table)} as points order by time`,
    [ssidId, from, until],
  )
  return rows
}

/** Each reading is put into its stretch by a search among their beginnings, in one pass over the range. */
async function readReduced<Point>(
  db: Database,
  ssidId: number,
  { from, until }: Range,
  table: SeriesTable,
  columns: string,
  starts: readonly Date[],
): Promise<Point[]> {
  const { rows } = await db.query<Point & object>(
    `select ($4::timestamptz[])[width_bucket(time, $4::timestamptz[])] as time, ${columns}
     from ${inRange(table)} as points
     group by width_bucket(time, $4::timestamptz[]) order by 1`,
    [ssidId, from, until, starts],
  )
  return rows
}

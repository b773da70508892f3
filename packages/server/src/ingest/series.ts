import type {
  ClientCountDelivery,
  IngestResult,
  Judged,
  TransferMetricDelivery,
} from '@netportal/contract'
import { noteLate } from '../comparison/noteLate.ts'
import type { Database } from '../database/database.ts'
import { hearOf } from '../incidents/keep.ts'
import { ensurePartitions } from '../series/partitions.ts'
import type { SeriesTable } from '../series/tables.ts'
import { unpackFor } from '../series/unpack.ts'
import type { Delivery } from './delivery.ts'
import { heldTransferMetrics, pointKey } from './held.ts'
import { distinctByKey, type Intake, sift, takeIn, toResult } from './intake.ts'
import { findSsids, type Ids, type SsidName, ssidKey } from './lookups.ts'
import { mergeItems } from './merge.ts'
import { pastFault } from './times.ts'
import { type Columns, upsert } from './upsert.ts'

export function takeClientCounts(
  delivery: Delivery,
  judged: readonly Judged<ClientCountDelivery>[],
): Promise<IngestResult> {
  return takePoints(delivery, judged, {
    table: 'ssid_client_counts',
    columns: [{ name: 'clients', type: 'integer', value: (item) => item.connected_client_count }],
  })
}

export function takeTransferMetrics(
  delivery: Delivery,
  judged: readonly Judged<TransferMetricDelivery>[],
): Promise<IngestResult> {
  return takePoints(delivery, judged, transferMetrics)
}

/** A point that is there already keeps what a change of it leaves out. */
export function mergeTransferMetrics(
  delivery: Delivery,
  judged: readonly Judged<TransferMetricDelivery>[],
): Promise<IngestResult> {
  return takePoints(delivery, judged, transferMetrics, async (db, ssids, intake) => {
    const items = intake.accepted.map(({ item }) => item)
    const known = await heldTransferMetrics(db, ssids, items)
    return mergeItems(intake, { keyOf: pointKey, known, needs: [] })
  })
}

type PointColumns<Item> = Pick<Columns<Item>, 'columns'> & { table: SeriesTable }

const measure = 'double precision'

const transferMetrics: PointColumns<TransferMetricDelivery> = {
  table: 'ssid_transfer_metrics',
  columns: [
    { name: 'tx_mbps', type: measure, value: (item) => item.transfer_rate_tx_mbps },
    { name: 'rx_mbps', type: measure, value: (item) => item.transfer_rate_rx_mbps },
    { name: 'clients', type: 'integer', value: (item) => item.clients_connected },
    { name: 'tx_mb', type: measure, value: (item) => item.period_usage_tx_mb },
    { name: 'rx_mb', type: measure, value: (item) => item.period_usage_rx_mb },
  ],
}

/**
 * Takes points of SSIDs into a table that is partitioned by time.
 * @param complete makes whole points of what was delivered. @default they are whole
 */
async function takePoints<Item extends SsidName & { time: string }>(
  { companyId, pool, write, ...measurable }: Delivery,
  judged: readonly Judged<Item>[],
  { table, columns }: PointColumns<Item>,
  complete: (db: Database, ssids: Ids, intake: Intake<Item>) => Promise<Intake<Item>> = async (
    _db,
    _ssids,
    intake,
  ) => intake,
): Promise<IngestResult> {
  const timely = sift(takeIn(judged), 'time_out_of_range', (item) =>
    pastFault('time', item.time, measurable),
  )
  await ensureTimes(
    pool,
    timely.accepted.map(({ item }) => item.time),
  )
  return write(async (db) => {
    const { locations, ssids } = await findSsids(
      db,
      companyId,
      timely.accepted.map(({ item }) => item),
    )
    const placed = sift(timely, 'unknown_location', (item) =>
      locations.has(item.location_external_id) ? null : 'location_external_id: not known',
    )
    const found = sift(placed, 'unknown_ssid', (item) =>
      ssids.has(ssidKey(item)) ? null : 'wlan_id_api: not known',
    )
    const touched = found.accepted.flatMap(({ item }) => {
      const ssidId = ssids.get(ssidKey(item))
      return ssidId === undefined ? [] : { ssidId, time: item.time }
    })
    await unpackFor(db, table, touched, measurable.now)
    const intake = await complete(db, ssids, found)
    const { items, replaced } = distinctByKey(intake, pointKey)
    const written = await upsert<Item>(
      db,
      {
        table,
        key: ['ssid_id', 'time'],
        columns: [
          { name: 'ssid_id', type: 'bigint', value: (item) => ssids.get(ssidKey(item)) },
          { name: 'time', type: 'timestamptz', value: (item) => item.time },
          ...columns,
        ],
      },
      items,
    )
    await noteLate(
      db,
      items.map((item) => ({
        locationId: locations.get(item.location_external_id),
        at: item.time,
      })),
    )
    await hearOf(db, locations.values(), measurable.now)
    return toResult(intake, written, replaced)
  })
}

async function ensureTimes(pool: Delivery['pool'], times: readonly string[]): Promise<void> {
  // All are in UTC and as exact, so that they sort as texts.
  const sorted = times.toSorted()
  const [earliest] = sorted
  const latest = sorted.at(-1)
  if (earliest === undefined || latest === undefined) return
  await ensurePartitions(pool, new Date(earliest), new Date(latest))
}

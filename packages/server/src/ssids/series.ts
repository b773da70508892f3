import type { ClientCountPoint, TransferMetricPoint } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../errors.ts'

const dayMs = 86_400_000

/**
 * Finds an SSID of one of the viewer's locations.
 * @param wlanId as it stands in the path
 * @returns its id
 * @throws HttpError 404 when there is none, or it is not the viewer's
 */
export async function requireSsid(
  db: Database,
  viewer: Viewer,
  locationId: number,
  wlanId: string,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `select ssids.id from ssids join locations on locations.id = location_id
     where ${isVisible} and location_id = $3 and wlan_id = $4`,
    [...scope(viewer), locationId, wlanId],
  )
  const [ssid] = rows
  if (!ssid) throw notFound()
  return ssid.id
}

/** The span of a series: the days before `now`, which is included. */
interface Span {
  days: number
  now: Date
}

/** Client counts of an SSID that `requireSsid` gave, oldest first. */
export async function readClientCounts(
  db: Database,
  ssidId: number,
  span: Span,
): Promise<ClientCountPoint[]> {
  const { times, columns } = await readSeries(db, ssidId, span, 'ssid_client_counts', ['clients'])
  const [clients = []] = columns
  return times.map((time, index) => ({ time, connected_client_count: clients[index] }))
}

/** Transfer rates and usage of an SSID that `requireSsid` gave, oldest first. */
export async function readTransferMetrics(
  db: Database,
  ssidId: number,
  span: Span,
): Promise<TransferMetricPoint[]> {
  const { times, columns } = await readSeries(db, ssidId, span, 'ssid_transfer_metrics', [
    'tx_mbps',
    'rx_mbps',
    'clients',
    'tx_mb',
    'rx_mb',
  ])
  const [txMbps = [], rxMbps = [], clients = [], txMb = [], rxMb = []] = columns
  return times.map((time, index) => ({
    time,
    transfer_rate_tx_mbps: txMbps[index],
    transfer_rate_rx_mbps: rxMbps[index],
    clients_connected: clients[index],
    period_usage_tx_mb: txMb[index],
    period_usage_rx_mb: rxMb[index],
  }))
}

interface Series {
  /** ISO 8601, in UTC. */
  times: string[]
  /** As many values each as there are times. */
  columns: (number | null)[][]
}

/**
 * Reads each column as one array: tens of thousands of rows cost several times as much, one by one. Sorted once,
 * by the index; an order in each aggregate would be a sort in each (PostgreSQL 15), three times the whole.
 */
async function readSeries(
  db: Database,
  ssidId: number,
  { days, now }: Span,
  table: string,
  names: readonly string[],
): Promise<Series> {
  const { rows } = await db.query<Record<string, (number | null)[] | null>>(
    `select json_agg((extract(epoch from time) * 1000)::bigint) as time,
       ${names.map((name) => `json_agg(${name}) as ${name}`).join(', ')}
     from (
       select * from ${table} where ssid_id = $1 and time > $2 and time <= $3 order by time
     ) as points`,
    [ssidId, new Date(now.getTime() - days * dayMs), now],
  )
  const [row = {}] = rows
  return {
    times: (row.time ?? []).map((ms) => new Date(ms ?? 0).toISOString()),
    columns: names.map((name) => row[name] ?? []),
  }
}

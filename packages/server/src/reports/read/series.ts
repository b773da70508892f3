import type { Database } from '../../database/database.ts'
import { plausible } from '../../series/plausible.ts'
import { pointsOf } from '../../series/points.ts'
import type { SeriesTable } from '../../series/tables.ts'
import type { ClientSeries, ReportPlace, TransferSeries } from '../input.ts'

/** Values of several columns, each as one array: tens of thousands of rows cost several times as much. */
type Columns<Name extends string> = { [Key in Name | 'time']: (number | null)[] | null }

/**
 * Client counts of networks of a place, by name.
 * @param ssidIds null for all that are active
 */
export async function readClients(
  db: Database,
  place: ReportPlace,
  ssidIds: readonly number[] | null,
): Promise<ClientSeries[]> {
  const { rows } = await db.query<Network & Columns<'clients'>>(
    select('ssid_client_counts', ['clients'], ['>=', '<']),
    parameters(place, ssidIds),
  )
  return rows.map((row) => ({
    ...named(row),
    counts: { times: column(row.time), values: column(row.clients) },
  }))
}

/** Traffic of networks of a place, by name: stretches that end within the report's time, its end included. */
export async function readTransfers(
  db: Database,
  place: ReportPlace,
  ssidIds: readonly number[] | null,
): Promise<TransferSeries[]> {
  const names = ['tx_mbps', 'rx_mbps', 'tx_mb', 'rx_mb'] as const
  const { rows } = await db.query<Network & Columns<(typeof names)[number]>>(
    select('ssid_transfer_metrics', names, ['>', '<=']),
    parameters(place, ssidIds),
  )
  return rows.map((row) => ({
    ...named(row),
    times: column(row.time),
    txMbps: column(row.tx_mbps),
    rxMbps: column(row.rx_mbps),
    txMb: column(row.tx_mb),
    rxMb: column(row.rx_mb),
  }))
}

type Id = number | string

/**
 * Reads the client counts of chosen networks of a place.
 * @returns null when one of them is gone
 */
export async function readChosenClients(db: Database, place: ReportPlace, ids: readonly Id[]) {
  const clients = await readClients(db, place, ids.map(Number))
  return hasAll(clients, ids) ? { clients } : null
}

/**
 * Reads the traffic of chosen networks of a place.
 * @returns null when one of them is gone
 */
export async function readChosenTransfers(db: Database, place: ReportPlace, ids: readonly Id[]) {
  const transfers = await readTransfers(db, place, ids.map(Number))
  return hasAll(transfers, ids) ? { transfers } : null
}

function hasAll(series: readonly { ssidId: number }[], ids: readonly Id[]): boolean {
  const found = new Set(series.map(({ ssidId }) => ssidId))
  return ids.every((id) => found.has(Number(id)))
}

interface Network {
  id: number
  broadcast_name: string | null
  wlan_name: string | null
  wlan_id: string
}

function select(
  table: SeriesTable,
  values: readonly string[],
  [after, until]: ['>' | '>=', '<' | '<='],
): string {
  const points = pointsOf(table, {
    of: 'ssids.id',
    values,
    after: [after, '$3'],
    until: [until, '$4'],
  })
  return `select ssids.id, broadcast_name, wlan_name, wlan_id, points.*
    from ssids
    left join lateral (
      select json_agg((extract(epoch from time) * 1000)::bigint order by time) as time,
        ${values.map((name) => `json_agg(${plausible(name)} order by time) as ${name}`).join(', ')}
      from ${points} as points
    ) points on true
    where location_id = $1 and case when $2::bigint[] is null then is_active else ssids.id = any($2) end
    order by lower(broadcast_name), ssids.id`
}

function parameters({ id, fromMs, untilMs }: ReportPlace, ssidIds: readonly number[] | null) {
  return [id, ssidIds, new Date(fromMs), new Date(untilMs)]
}

/** Returns the name that a reader knows a network by, with its id. */
function named({ id, broadcast_name, wlan_name, wlan_id }: Network) {
  return { ssidId: id, name: broadcast_name?.trim() || wlan_name?.trim() || wlan_id }
}

function column(values: (number | null)[] | null): Float64Array {
  return Float64Array.from(values ?? [], (value) => value ?? Number.NaN)
}

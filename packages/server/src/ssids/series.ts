import type { ClientCountPoint, TransferMetricPoint } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/errors.ts'
import { JsonText } from '../http/jsonText.ts'
import { dayOf, type SeriesTable, series, startOf, timeOf, unpacked } from '../series/tables.ts'

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

/** Client counts of an SSID that `requireSsid` gave, oldest first: an array of `ClientCountPoint`. */
export function readClientCounts(db: Database, ssidId: number, span: Span): Promise<JsonText> {
  const columns: Columns<ClientCountPoint> = { connected_client_count: 'clients' }
  return readSeries(db, ssidId, span, 'ssid_client_counts', columns)
}

/** Transfer rates and usage of an SSID that `requireSsid` gave, oldest first: an array of `TransferMetricPoint`. */
export function readTransferMetrics(db: Database, ssidId: number, span: Span): Promise<JsonText> {
  const columns: Columns<TransferMetricPoint> = {
    transfer_rate_tx_mbps: 'tx_mbps',
    transfer_rate_rx_mbps: 'rx_mbps',
    clients_connected: 'clients',
    period_usage_tx_mb: 'tx_mb',
    period_usage_rx_mb: 'rx_mb',
  }
  return readSeries(db, ssidId, span, 'ssid_transfer_metrics', columns)
}

/** The column that each number of a point is read from. */
type Columns<Point> = Record<Exclude<keyof Point, 'time'>, string>

/**
 * Has the database write the whole answer, for 90 days are 26,000 points: reading them, checking each
 * and writing them again costs the server twice what the query takes (decision 16). A text for each day:
 * one of them all costs the database a quarter more, and nothing is sent before its end. The index has the
 * points in order, and so has a packed day; to order the days with their texts would be a sort in the database.
 */
async function readSeries(
  db: Database,
  ssidId: number,
  { days, now }: Span,
  table: SeriesTable,
  columns: Record<string, string>,
): Promise<JsonText> {
  const numbers = Object.entries(columns).map(
    ([name, column]) => `',"${name}":' || coalesce(${column}::text, 'null')`,
  )
  const texts = `string_agg('{"time":"' || ${isoTime} || '"' || ${numbers.join(' || ')} || '}', ',') as points`
  const { packed, values } = series[table]
  const pointValues = values.map((name) => `point.${name}`).join(', ')
  const first = "$3::timestamptz - $2::int * interval '24 hours'"
  const inSpan = `time > ${first} and time <= $3::timestamptz`
  const { rows } = await db.query<{ day: string; points: string }>(
    `select day::text, points
     from generate_series(${dayOf(first)}::timestamp, ${dayOf('$3')}::timestamp, interval '1 day') as asked (begins)
     cross join lateral (select begins::date as day) as dated
     cross join lateral (
       select ${texts} from (
         select * from ${table}
         where ssid_id = $1 and ${inSpan}
           and time >= ${startOf('day')} and time < ${startOf('day + 1')}
         order by time
       ) as day_points
     ) as texts
     where points is not null
     union all
     select day::text, points from ${packed} as days
     cross join lateral (
       select ${texts} from (
         select ${timeOf('point.at_ms')} as time, ${pointValues} from ${unpacked(values)}
       ) as day_points
       where ${inSpan}
     ) as texts
     where ssid_id = $1 and day >= ${dayOf(first)} and day <= ${dayOf('$3')} and points is not null`,
    [ssidId, days, now],
  )
  const inOrder = rows.toSorted((a, b) => a.day.localeCompare(b.day))
  return new JsonText(`[${inOrder.map(({ points }) => points).join(',')}]`)
}

/** As `Date.toISOString` writes it. */
const isoTime = `to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

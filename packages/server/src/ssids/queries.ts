import { freshnessLimits, type Ssid, type SsidSummary } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { plausible } from '../series/plausible.ts'
import { endOf, pointsOf } from '../series/points.ts'

const hourMs = 3_600_000

const columns = `ssids.id, wlan_id as wlan_id_api, broadcast_name as ssid_broadcast_name_api,
  wlan_name as wlan_name_api, is_active as active`

const byName = 'order by lower(broadcast_name), wlan_id'

/** The active SSIDs of one of the viewer's locations, by broadcast name. */
export async function listSsids(db: Database, viewer: Viewer, locationId: number): Promise<Ssid[]> {
  const { rows } = await db.query<Ssid>(
    `select ${columns} from ssids join locations on locations.id = location_id
     where ${isVisible} and location_id = $3 and is_active ${byName}`,
    [...scope(viewer), locationId],
  )
  return rows
}

/** The same with the latest count of each, and, if wanted, those that are not active. */
export async function listSsidsWithCounts(
  db: Database,
  viewer: Viewer,
  locationId: number,
  withInactive: boolean,
): Promise<Ssid[]> {
  const { rows } = await db.query<Ssid>(
    `select ${columns}, latest.clients as latest_client_count, latest.time as counted_at,
       $5::int as count_interval_seconds
     from ssids join locations on locations.id = location_id ${withLatestCount}
     where ${isVisible} and location_id = $3 and (is_active or $4) ${byName}`,
    [...scope(viewer), locationId, withInactive, freshnessLimits.countIntervalSeconds],
  )
  return rows
}

/** A sum of MB in bytes, as far as a number of JSON is exact. */
const wholeBytes = (column: string) =>
  `least(round(coalesce(sum(traffic.${column}), 0) * 1048576), ${Number.MAX_SAFE_INTEGER})::bigint`

/** Joins to each row of `ssids` its latest count as `latest`: clients and time, null where there is none. */
export const withLatestCount = `left join lateral
  ${endOf('ssid_client_counts', 'latest', { of: 'ssids.id', values: ['clients'] })} as latest on true`

/**
 * Sums up the active SSIDs of one of the viewer's locations: clients by each one's latest count,
 * traffic over the 24 hours before `now`. Zero where nothing is known.
 */
export async function summarizeSsids(
  db: Database,
  viewer: Viewer,
  locationId: number,
  now: Date,
): Promise<SsidSummary> {
  const { rows } = await db.query<SsidSummary>(
    `select count(*) as ssid_count,
       coalesce(sum(latest.clients), 0) as total_connected_clients,
       min(latest.time) as clients_counted_at,
       ${wholeBytes('tx_mb')} as total_tx_bytes, ${wholeBytes('rx_mb')} as total_rx_bytes
     from ssids
     join locations on locations.id = location_id
     ${withLatestCount}
     left join lateral (
       select sum(${plausible('tx_mb')}) as tx_mb, sum(${plausible('rx_mb')}) as rx_mb
       from ${pointsOf('ssid_transfer_metrics', {
         of: 'ssids.id',
         values: ['tx_mb', 'rx_mb'],
         after: ['>', '$4'],
       })} as points
     ) traffic on true
     where ${isVisible} and location_id = $3 and is_active`,
    [...scope(viewer), locationId, new Date(now.getTime() - freshnessLimits.trafficHours * hourMs)],
  )
  return {
    ...(rows[0] ?? noSsids),
    count_interval_seconds: freshnessLimits.countIntervalSeconds,
    traffic_hours: freshnessLimits.trafficHours,
  }
}

const noSsids: SsidSummary = {
  ssid_count: 0,
  total_connected_clients: 0,
  total_tx_bytes: 0,
  total_rx_bytes: 0,
}

import type { Ssid, SsidSummary } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { plausible } from '../series/plausible.ts'

const dayMs = 86_400_000

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
    `select ${columns}, (${latestCount}) as latest_client_count
     from ssids join locations on locations.id = location_id
     where ${isVisible} and location_id = $3 and (is_active or $4) ${byName}`,
    [...scope(viewer), locationId, withInactive],
  )
  return rows
}

/** A sum of MB in bytes, as far as a number of JSON is exact. */
const wholeBytes = (column: string) =>
  `least(round(coalesce(sum(traffic.${column}), 0) * 1048576), ${Number.MAX_SAFE_INTEGER})::bigint`

/** The latest count of a row of `ssids`, as a subquery. */
export const latestCount = `select clients from ssid_client_counts
  where ssid_id = ssids.id order by time desc limit 1`

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
       coalesce(sum((${latestCount})), 0) as total_connected_clients,
       ${wholeBytes('tx_mb')} as total_tx_bytes, ${wholeBytes('rx_mb')} as total_rx_bytes
     from ssids
     join locations on locations.id = location_id
     left join lateral (
       select sum(${plausible('tx_mb')}) as tx_mb, sum(${plausible('rx_mb')}) as rx_mb
       from ssid_transfer_metrics
       where ssid_id = ssids.id and time > $4
     ) traffic on true
     where ${isVisible} and location_id = $3 and is_active`,
    [...scope(viewer), locationId, new Date(now.getTime() - dayMs)],
  )
  return rows[0] ?? noSsids
}

const noSsids: SsidSummary = {
  ssid_count: 0,
  total_connected_clients: 0,
  total_tx_bytes: 0,
  total_rx_bytes: 0,
}

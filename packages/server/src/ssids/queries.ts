import type { SsidSummary } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'

const dayMs = 86_400_000

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
       round(coalesce(sum(traffic.tx_mb), 0) * 1048576)::bigint as total_tx_bytes,
       round(coalesce(sum(traffic.rx_mb), 0) * 1048576)::bigint as total_rx_bytes
     from ssids
     join locations on locations.id = location_id
     left join lateral (
       select clients from ssid_client_counts
       where ssid_id = ssids.id order by time desc limit 1
     ) latest on true
     left join lateral (
       select sum(tx_mb) as tx_mb, sum(rx_mb) as rx_mb from ssid_transfer_metrics
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

import type { Database } from '../database/database.ts'
import { insertRows } from './insertRows.ts'
import { demoCompanies } from './sites.ts'
import { periodEnds, siteSsids, trafficAt } from './ssids.ts'

const dayMs = 86_400_000

interface KnownSsid {
  id: number
  external_id: string
  wlan_id: string
  last_time: string | null
}

/**
 * Brings the demo's moving figures up to `now`: the traffic since the last start, a day of it at most,
 * and when online devices were last seen.
 */
export async function topUp(db: Database, now: Date): Promise<void> {
  const { rows: known } = await db.query<KnownSsid>(
    `select ssids.id, external_id, wlan_id,
       (select max(time) from ssid_transfer_metrics where ssid_id = ssids.id) as last_time
     from ssids
     join locations on locations.id = location_id
     join companies on companies.id = company_id
     where is_demo and is_active`,
  )
  const ids = new Map(known.map((row) => [`${row.external_id} ${row.wlan_id}`, row]))
  const dayAgo = now.getTime() - dayMs
  const points = demoCompanies
    .flatMap((company) => [...company.sites])
    .flatMap((site) =>
      siteSsids(site).flatMap((network) => {
        const row = ids.get(`${site.externalId} ${network.wlanId}`)
        if (!row) return []
        const since = row.last_time === null ? dayAgo : Math.max(dayAgo, Date.parse(row.last_time))
        return periodEnds(site.periodMinutes, new Date(since), now).map((time) => ({
          ssidId: row.id,
          ...trafficAt(site, network, time),
        }))
      }),
    )
  await insertRows(
    db,
    'ssid_client_counts',
    [
      ['ssid_id', 'bigint', (point) => point.ssidId],
      ['time', 'timestamptz', (point) => point.time],
      ['clients', 'integer', (point) => point.clients],
    ],
    points,
  )
  await insertRows(
    db,
    'ssid_transfer_metrics',
    [
      ['ssid_id', 'bigint', (point) => point.ssidId],
      ['time', 'timestamptz', (point) => point.time],
      ['tx_mbps', 'double precision', (point) => point.txMbps],
      ['rx_mbps', 'double precision', (point) => point.rxMbps],
      ['clients', 'integer', (point) => point.clients],
      ['tx_mb', 'double precision', (point) => point.txMb],
      ['rx_mb', 'double precision', (point) => point.rxMb],
    ],
    points,
  )
  await db.query(
    `update devices set last_seen_at = $1::timestamptz - (devices.id % 5) * interval '1 minute'
     from locations join companies on companies.id = company_id
     where locations.id = location_id and is_demo and lower(btrim(status)) = 'online'`,
    [now],
  )
}

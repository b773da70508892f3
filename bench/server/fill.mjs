/** Fills a server's database with a provider's networks, as they would have come in over 90 days. */
import { deliver } from './builtServer.mjs'

const dayMs = 86_400_000
const minuteMs = 60_000
const days = 90
/** Five-minute points of one network in all these days. */
export const pointsPerNetwork = days * 288

export const place = (index) => `site-${index}`
export const address = (index) =>
  `02:${index.toString(16).padStart(10, '0').toUpperCase().match(/../g).join(':')}`

/** Delivers locations with 20 access points, a few networks and tickets each. */
export async function fillNetworks(url, key, { locations, networks }) {
  const send = async (path, items, size) => {
    for (let start = 0; start < items.length; start += size) {
      await deliver(url, key, path, items.slice(start, start + size))
    }
  }
  const many = (count, make) => Array.from({ length: count }, (_, index) => make(index))
  await send(
    'locations',
    many(locations, (index) => ({
      external_id: place(index),
      name: `Site ${index}`,
      timezone: 'Europe/Berlin',
    })),
    500,
  )
  const devices = many(locations * 20, (index) => ({
    ap_mac_address: address(index),
    location_external_id: place(index % locations),
    device_name_api: `AP-${index}`,
  }))
  await send('devices', devices, 1000)
  await send(
    'device-statuses',
    devices.map(({ ap_mac_address }, index) => ({
      ap_mac_address,
      time: new Date(Date.now() - 3_600_000).toISOString(),
      status: index % 15 === 0 ? 'Offline' : 'Online',
    })),
    5000,
  )
  const ssids = many(networks, (index) => ({
    location_external_id: place(index % locations),
    wlan_id_api: `wlan-${index}`,
    ssid_broadcast_name_api: 'Guest',
    active: true,
  }))
  await send('ssids', ssids, 1000)
  await send(
    'tickets',
    many(locations * 10, (index) => ({
      calltek_ticket_id: String(index),
      location_external_id: place(index % locations),
      ticket_datetime_utc: new Date(Date.now() - index * minuteMs).toISOString(),
      closed_at: index % 10 === 0 ? null : new Date().toISOString(),
      issue_api: 'Slow',
    })),
    200,
  )
  // One point a month, so that the server makes the partitions.
  const [{ location_external_id, wlan_id_api }] = ssids
  await send(
    'client-counts',
    many(days / 15 + 1, (index) => ({
      location_external_id,
      wlan_id_api,
      time: new Date(Date.now() - index * 15 * dayMs - 1000).toISOString(),
      connected_client_count: 1,
    })),
    100,
  )
}

/** To the 1,000 parts that the simulator's figures have. */
const rounded = (figure) => `round((${figure}) * 1000) / 1000`

/** Adds points of every network, in the order of time: that is how they lie on the disk of a real one. */
export async function fillPoints(query) {
  const end = Math.floor(Date.now() / (5 * minuteMs)) * 5 * minuteMs
  for (let day = days; day > 0; day--) {
    const span = [new Date(end - day * dayMs), new Date(end - (day - 1) * dayMs)]
    await query(
      `with points as (
         select id, time, (random() * 200)::int as clients, random() * 100 as tx, random() * 20 as rx
         from generate_series($1::timestamptz + interval '5 minutes', $2, interval '5 minutes') as time
         cross join ssids order by time, id
       ), counts as (
         insert into ssid_client_counts (ssid_id, time, clients) select id, time, clients from points
       )
       insert into ssid_transfer_metrics (ssid_id, time, tx_mbps, rx_mbps, clients, tx_mb, rx_mb)
       select id, time, ${rounded('tx')}, ${rounded('rx')}, clients, ${rounded('tx * 37.5')}, ${rounded('rx * 37.5')}
       from points`,
      span,
    )
  }
}

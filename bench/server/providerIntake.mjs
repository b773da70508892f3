import { deliver } from './builtServer.mjs'
import { cpuMs } from './cpuTime.mjs'
import { companyName, locationsEach, networksEach, siteName, wlanName } from './fillProvider.mjs'

const atOnce = 4
const itemsOfDelivery = 5000
const seconds = 20

/**
 * Measures how many points and statuses a machine delivers in a second that serves all companies, several deliveries
 * at once, each of the networks of many companies.
 */
export async function measureIntake({ url, key, companies, server, database, say }) {
  say(
    '| delivery | items | items/s | median ms | slowest ms | CPU ms server, 1,000 items | database |',
  )
  say('|---|--:|--:|--:|--:|--:|--:|')
  for (const [name, path, make] of kinds) {
    const times = []
    let items = 0
    let turn = 0
    const before = [cpuMs(server), cpuMs(database)]
    const started = performance.now()
    const send = async () => {
      while (performance.now() - started < seconds * 1000) {
        const delivery = make(turn++, companies)
        const sentAt = performance.now()
        await deliver(url, key, path, delivery)
        times.push(performance.now() - sentAt)
        items += delivery.length
      }
    }
    await Promise.all(Array.from({ length: atOnce }, send))
    const passed = performance.now() - started
    times.sort((a, b) => a - b)
    const cpu = [cpuMs(server), cpuMs(database)].map((ms, index) =>
      (((ms - before[index]) / items) * 1000).toFixed(1),
    )
    const figures = [
      items.toLocaleString('en'),
      Math.round((items / passed) * 1000).toLocaleString('en'),
      times[times.length >> 1].toFixed(0),
      times.at(-1).toFixed(0),
      ...cpu,
    ]
    say(`| ${[name, ...figures].join(' | ')} |`)
  }
}

/** Times are those of now and later by milliseconds, so that no point is there yet. */
const start = Date.now()

const points = (turn, companies, figures) => {
  const networks = companies * locationsEach * networksEach
  return Array.from({ length: itemsOfDelivery }, (_, index) => {
    const number = turn * itemsOfDelivery + index
    return {
      ...networkOf(number % networks),
      time: new Date(start - 60_000 + Math.floor(number / networks)).toISOString(),
      ...figures(number),
    }
  })
}

/** @param index counted from nothing */
export function networkOf(index) {
  const site = Math.floor(index / networksEach)
  return {
    portal_company: companyName(1 + Math.floor(site / locationsEach)),
    location_external_id: siteName(site + 1),
    wlan_id_api: wlanName(index + 1),
  }
}

const kinds = [
  [
    'client counts',
    'client-counts',
    (turn, companies) =>
      points(turn, companies, (number) => ({ connected_client_count: number % 200 })),
  ],
  [
    'transfer metrics',
    'transfer-metrics',
    (turn, companies) =>
      points(turn, companies, (number) => ({
        transfer_rate_tx_mbps: number % 97,
        transfer_rate_rx_mbps: number % 31,
        clients_connected: number % 200,
        period_usage_tx_mb: number % 1009,
        period_usage_rx_mb: number % 211,
      })),
  ],
]

import { createRandom, hashText, noise } from './random.ts'
import type { DemoSite } from './sites.ts'

export interface DemoSsid {
  wlanId: string
  broadcastName: string | null
  wlanName: string | null
  isActive: boolean
  /** Its part of the site's clients, 0–1. */
  share: number
}

export interface TrafficPoint {
  time: Date
  clients: number
  txMbps: number
  rxMbps: number
  txMb: number
  rxMb: number
}

const guestNetworks: readonly Omit<DemoSsid, 'wlanId'>[] = [
  ssid('Guest WiFi', 'guest-open-portal', 0.72),
  ssid('Premium WiFi', 'guest-premium', 0.11),
  ssid('Conference', 'event-hall', 0.07),
  ssid('Staff', 'staff-8021x', 0.06),
  ssid('IoT', 'iot-door-locks-tv', 0.04),
  { ...ssid('Guest WiFi 2.4', 'guest-legacy-24', 0), isActive: false },
]

const uglyNetworks: readonly Omit<DemoSsid, 'wlanId'>[] = [
  ssid('=Riverside', 'guest "old"', 0.6),
  ssid('Café São José 🎉', 'guest-events', 0.3),
  ssid(null, 'hidden', 0.1),
  ssid('-', null, 0),
  { ...ssid('DO NOT USE, see wiki', 'tmp_2019', 0), isActive: false },
]

function ssid(broadcastName: string | null, wlanName: string | null, share: number) {
  return { broadcastName, wlanName, share, isActive: true }
}

/** The wireless networks of a site; one where nothing is installed has none. */
export function siteSsids(site: DemoSite): DemoSsid[] {
  if (site.online + site.offline + site.unknown === 0) return []
  const random = createRandom(`ssids ${site.externalId}`)
  const networks = site.isUgly
    ? uglyNetworks
    : site.periodMinutes === 60
      ? [...guestNetworks.slice(0, 1), ...guestNetworks.slice(3, 5)]
      : guestNetworks
  return networks.map((network, index) => ({
    ...network,
    wlanId: site.isUgly && index === 0 ? '50%/5G' : String(random.int(100, 999) * 10 + index),
  }))
}

/** How busy a hotel's network is, hour by hour of its own day, 1 at the busiest. */
export const dailyCurve = [
  0.66, 0.6, 0.57, 0.55, 0.54, 0.55, 0.6, 0.72, 0.76, 0.64, 0.5, 0.42, 0.4, 0.41, 0.44, 0.5, 0.6,
  0.72, 0.83, 0.92, 0.98, 1, 0.92, 0.78,
] as const

/** Megabytes that a client takes in a minute of the busiest hour; it sends about a fifth of that. */
export const mbPerClientMinute = 0.75

/**
 * Returns what an SSID of the demo carried in the period that ends at `time`: the same however often it is asked.
 * @param time whole periods
 */
export function trafficAt(site: DemoSite, network: DemoSsid, time: Date): TrafficPoint {
  const step = time.getTime() / (site.periodMinutes * 60_000)
  const place = hashText(`${site.externalId} ${network.wlanId}`)
  const curve = dailyCurve[localHour(site.timezone, time)] ?? 0
  const jitter = (salt: number) => 0.85 + 0.3 * noise(place + salt, step)
  const clients = Math.round(site.peakClients * network.share * curve * jitter(0))
  const txMb = clients * site.periodMinutes * mbPerClientMinute * curve * jitter(1)
  const rxMb = txMb * 0.22 * jitter(2)
  const mbps = (mb: number) => (mb * 8 * 1.048576) / (site.periodMinutes * 60)
  return { time, clients, txMb, rxMb, txMbps: mbps(txMb), rxMbps: mbps(rxMb) }
}

/** @returns the ends of the whole periods after `after`, up to `until` */
export function periodEnds(periodMinutes: number, after: Date, until: Date): Date[] {
  const periodMs = periodMinutes * 60_000
  const first = Math.floor(after.getTime() / periodMs) + 1
  const last = Math.floor(until.getTime() / periodMs)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    return new Date((first + index) * periodMs)
  })
}

const formats = new Map<string, Intl.DateTimeFormat>()

function localHour(timezone: string, time: Date): number {
  let format = formats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: timezone,
      hour: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(timezone, format)
  }
  return Number(format.format(time))
}

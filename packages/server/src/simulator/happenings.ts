import {
  type ClientCountDelivery,
  type DeviceDelivery,
  type DeviceStatusDelivery,
  deviceStatus,
  type TicketDelivery,
  type TransferMetricDelivery,
} from '@netportal/contract'
import type { DemoDevice } from '../demo/demoDevice.ts'
import { siteDevices } from '../demo/devices.ts'
import type { DemoSite } from '../demo/sites.ts'
import { type DemoSsid, periodEnds, siteSsids, trafficAt } from '../demo/ssids.ts'
import { outagesOf } from './outages.ts'
import { ticketOf } from './tickets.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The time after `from` up to `until`. */
export interface Stretch {
  from: Date
  until: Date
}

/** A site with what stands still at it. */
export interface SimulatedSite {
  site: DemoSite
  /** Those that work; the others of the demo stay as they are. */
  devices: readonly Pick<DemoDevice, 'macAddress' | 'name' | 'model' | 'ipAddress'>[]
  networks: readonly DemoSsid[]
}

export function simulatedSite(site: DemoSite, now: Date): SimulatedSite {
  return {
    site,
    devices: siteDevices(site, now).filter(({ status }) => deviceStatus(status) === 'online'),
    networks: siteSsids(site).filter(({ isActive }) => isActive),
  }
}

/** Access points that go offline, and come back. */
export function statusChanges(
  { devices }: SimulatedSite,
  { from, until }: Stretch,
): DeviceStatusDelivery[] {
  return devices.flatMap(({ macAddress: ap_mac_address }) =>
    outagesOf(ap_mac_address, from, until)
      .flatMap(({ start, end }) => [
        { time: start, status: 'Offline' },
        { time: end, status: 'Online' },
      ])
      .filter(({ time }) => time > from && time <= until)
      .map(({ time, status }) => ({ ap_mac_address, time: time.toISOString(), status })),
  )
}

/** Every working access point as it is seen at `now`: each within the last five minutes. */
export function sightings({ site, devices }: SimulatedSite, now: Date): DeviceDelivery[] {
  return devices
    .filter(({ macAddress }) => outagesOf(macAddress, now, now).every(({ start }) => start > now))
    .map(({ macAddress, name, model, ipAddress }, index) => ({
      ap_mac_address: macAddress,
      location_external_id: site.externalId,
      device_name_api: name,
      model_api: model,
      ip_address_api: ipAddress,
      last_seen_api: new Date(now.getTime() - (index % 5) * minuteMs).toISOString(),
    }))
}

/** Guests who call after an outage, and tickets that are closed after its end. */
export function ticketsOf(
  { site, devices }: SimulatedSite,
  { from, until }: Stretch,
): TicketDelivery[] {
  // What is told about an outage is told within two days of it.
  const since = new Date(from.getTime() - 2 * dayMs)
  return devices.flatMap(({ macAddress }) =>
    outagesOf(macAddress, since, until).flatMap((outage) => {
      const ticket = ticketOf(site, macAddress, outage, until)
      const isNews =
        ticket !== null &&
        [ticket.opened, ticket.closed].some((time) => time > from && time <= until)
      return isNews ? [ticket.delivery] : []
    }),
  )
}

interface Traffic {
  clientCounts: ClientCountDelivery[]
  transferMetrics: TransferMetricDelivery[]
}

/**
 * Makes what the networks carried: of the last day each period, of earlier ones as much as the demo tells of
 * its past.
 */
export function trafficOf({ site, networks }: SimulatedSite, { from, until }: Stretch): Traffic {
  const dayAgo = new Date(until.getTime() - dayMs)
  const past = site.pastPeriodMinutes
  const times = [
    ...(past !== null && from < dayAgo
      ? periodEnds(past, from, dayAgo).map((time) => ({ time, periodMinutes: past }))
      : []),
    ...periodEnds(site.periodMinutes, from < dayAgo ? dayAgo : from, until).map((time) => ({
      time,
      periodMinutes: site.periodMinutes,
    })),
  ]
  const points = networks.flatMap((network) =>
    times.map(({ time, periodMinutes }) => ({
      name: { location_external_id: site.externalId, wlan_id_api: network.wlanId },
      ...trafficAt({ ...site, periodMinutes }, network, time),
    })),
  )
  return {
    clientCounts: points.map(({ name, time, clients }) => ({
      ...name,
      time: time.toISOString(),
      connected_client_count: clients,
    })),
    transferMetrics: points.map(({ name, time, clients, ...point }) => ({
      ...name,
      time: time.toISOString(),
      transfer_rate_tx_mbps: point.txMbps,
      transfer_rate_rx_mbps: point.rxMbps,
      clients_connected: clients,
      period_usage_tx_mb: point.txMb,
      period_usage_rx_mb: point.rxMb,
    })),
  }
}

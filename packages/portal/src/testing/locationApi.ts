import {
  clientCountSeries,
  deviceHistory,
  historyDevice,
  mixedDevices,
  ssidSummary,
  ssids,
  ticketSummary,
  tickets,
  timelinePage,
  transferMetricSeries,
} from '@netportal/contract/fixtures'
import { portalApi } from './portalApi.ts'
import { harbourPoint } from './remotes.ts'
import type { Answer } from './stubApi.ts'

const root = `GET /api/v1/customer/locations/${harbourPoint.id}`
const device = `${root}/devices/${encodeURIComponent(historyDevice.ap_mac_address)}`

/** The requests of the pages of Harbour Point Hotel. */
export const locationCalls = {
  location: root,
  devices: `${root}/devices`,
  ssidsSummary: `${root}/ssids-summary`,
  ticketsSummary: `${root}/tickets-summary`,
  device,
  deviceHistory: `${device}/history`,
  ssids: `${root}/ssids-with-counts?include_inactive=true`,
  ssidNames: `${root}/ssids`,
  clients: `${root}/ssids/wlan-307/stats?days_history=1`,
  metrics: `${root}/ssids/wlan-307/transfer-metrics?days_history=1`,
  tickets: `${root}/call-tickets?days_past=7`,
  timeline: `GET /api/v1/locations/${harbourPoint.id}/timeline/?limit=50&offset=0`,
} as const

/** The addresses of those pages. */
export const locationPages = {
  devices: '/locations/101/devices',
  history: `/locations/101/devices/${encodeURIComponent(historyDevice.ap_mac_address)}/history`,
  ssids: '/locations/101/ssids',
  stats: '/locations/101/ssids/wlan-307/stats',
  tickets: '/locations/101/tickets',
  timeline: '/locations/101/timeline',
} as const

/** How an API answers that serves the pages of Harbour Point Hotel, for somebody with other locations too. */
export function locationApi(): Record<string, Answer> {
  const day = { days: 1 }
  return {
    ...portalApi(2),
    [locationCalls.location]: { json: harbourPoint },
    [locationCalls.devices]: { json: mixedDevices },
    [locationCalls.ssidsSummary]: { json: ssidSummary },
    [locationCalls.ticketsSummary]: { json: ticketSummary },
    [locationCalls.device]: { json: historyDevice },
    [locationCalls.deviceHistory]: { json: deviceHistory },
    [locationCalls.ssids]: { json: ssids },
    [locationCalls.ssidNames]: { json: ssids },
    [locationCalls.clients]: { json: clientCountSeries(day) },
    [locationCalls.metrics]: { json: transferMetricSeries(day) },
    [locationCalls.tickets]: { json: tickets },
    [locationCalls.timeline]: { json: timelinePage() },
  }
}

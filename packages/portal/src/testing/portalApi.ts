import { devices, locations } from '@netportal/contract/fixtures'
import type { Answer } from './stubApi.ts'

const root = 'GET /api/v1/customer'

/** How an API answers that serves the shell and the overview of so many locations. */
export function portalApi(locationCount: number): Record<string, Answer> {
  const all = locations.slice(0, locationCount)
  const answers: Record<string, Answer> = {
    'GET /api/v1/users/me/': {
      json: { role: 'customer', customer_company_name: 'Harbour Hotels' },
    },
    [`${root}/location-summary`]: { json: { total_locations: locationCount } },
    [`${root}/locations`]: { json: all },
  }
  for (const { id } of all) {
    answers[figureCalls(id).devices] = { json: devices({ online: 9, offline: 1 }) }
    answers[figureCalls(id).clients] = {
      json: { total_connected_clients: 20, total_tx_bytes: 1, total_rx_bytes: 1, ssid_count: 2 },
    }
    answers[figureCalls(id).openTickets] = {
      json: { open_tickets_count: 3, closed_tickets_last_7_days_count: 4 },
    }
  }
  return answers
}

/** The three requests behind a location's card. */
export function figureCalls(id: number | string) {
  return {
    devices: `${root}/locations/${id}/devices`,
    clients: `${root}/locations/${id}/ssids-summary`,
    openTickets: `${root}/locations/${id}/tickets-summary`,
  }
}

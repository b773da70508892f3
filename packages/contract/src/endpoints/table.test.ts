import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { adminSchedules, customers, locations, mixedDevices } from '../fixtures/index.ts'
import { endpoints } from './table.ts'

const all: [string, Endpoint][] = Object.entries(endpoints)

/** Specification §7, by hand, without the calls that are ours alone. */
const specified = [
  'POST /token',
  'GET /api/v1/users/me/',
  'GET /api/v1/customer/customers',
  'POST /api/v1/password-reset/request/',
  'POST /api/v1/password-reset/confirm/',
  'GET /api/v1/customer/location-summary',
  'GET /api/v1/customer/locations',
  'GET /api/v1/customer/locations/{id}',
  'GET /api/v1/customer/locations/{id}/devices',
  'GET /api/v1/customer/locations/{id}/devices/{mac}',
  'GET /api/v1/customer/locations/{id}/devices/{mac}/history',
  'GET /api/v1/customer/locations/{id}/ssids',
  'GET /api/v1/customer/locations/{id}/ssids-with-counts ?include_inactive',
  'GET /api/v1/customer/locations/{id}/ssids/{ssid}/stats ?days_history',
  'GET /api/v1/customer/locations/{id}/ssids/{ssid}/transfer-metrics ?days_history',
  'GET /api/v1/customer/locations/{id}/ssids-summary',
  'GET /api/v1/customer/locations/{id}/tickets-summary',
  'GET /api/v1/customer/locations/{id}/call-tickets ?days_past',
  'GET /api/v1/locations/{id}/timeline/ ?limit ?offset',
  'GET /api/v1/customer/offline-devices',
  'GET /api/v1/customer/open-tickets',
  'POST /api/v1/reports/network-health',
  'POST /api/v1/reports/device-uptime',
  'POST /api/v1/reports/client-count-graph',
  'POST /api/v1/reports/client-count-csv',
  'POST /api/v1/reports/data-usage',
  'POST /api/v1/reports/down-device',
  'POST /api/v1/reports/call-center-activity',
  'POST /api/v1/reports/ssid-client-count-export',
  'POST /api/v1/reports/ssid-data-usage-export',
  'GET /api/v1/reports/status/{taskId}',
  'GET /api/v1/customers/{customerId}/report-schedules/',
  'POST /api/v1/customers/{customerId}/report-schedules/',
  'GET /api/v1/customers/{customerId}/scheduled-reports/ ?page',
  'PUT /api/v1/report-schedules/{id}/',
  'DELETE /api/v1/report-schedules/{id}/',
  'GET /api/v1/admin/report-schedules/',
  'GET /api/v1/admin/scheduled-reports/ ?page',
  'POST /api/v1/admin/report-schedules/ ?customer_id',
  'PUT /api/v1/admin/report-schedules/{id}/',
  'DELETE /api/v1/admin/report-schedules/{id}/',
]

/** Calls that the specification does not know. */
const ours = [
  'POST /api/v1/token/revoke',
  'GET /api/v1/customer/incidents ?customer_id ?location_id ?from ?until ?state ?limit ?offset',
  'GET /api/v1/customer/incidents/{incidentId}',
  'GET /api/v1/customer/happenings ?customer_id ?since',
  'GET /api/v1/customer/overview ?customer_id ?limit ?offset',
  'GET /api/v1/customer/calls-without-outage ?location_id ?from ?until ?limit ?offset ?sort',
  'GET /api/v1/customer/incident-history ?location_id ?from ?until ?limit ?offset ?state ?calls ?sort',
  'GET /api/v1/customer/locations/{id}/moment ?at',
  'GET /api/v1/customer/locations/{id}/grouped-timeline ?kind ?device ?from ?until ?after ?limit',
  'GET /api/v1/customer/locations/{id}/devices/{mac}/incidents',
  'GET /api/v1/customer/tickets/{ticketId}/network',
  'POST /api/v1/customer/locations/{id}/rooms',
  'POST /api/v1/customer/search',
  'GET /api/v1/customer/locations/{id}/ssids/{ssid}/range-stats ?from ?until',
  'GET /api/v1/customer/locations/{id}/range-tickets ?from ?until',
  'GET /api/v1/customer/locations/{id}/range-timeline ?from ?until ?limit ?offset',
  'GET /api/v1/customer/comparison ?month ?limit ?offset',
  'GET /api/v1/customer/comparison/series ?location_ids ?from ?to',
  'GET /api/v1/customer/worst-devices ?quarter ?limit',
  'POST /api/v1/reports/month',
  'POST /api/v1/reports/morning-brief',
  'GET /api/v1/customer/incident-mails',
  'PUT /api/v1/customer/incident-mails',
  'GET /api/v1/customer/incident-mails/sent ?limit ?offset',
  'POST /api/v1/reports/cancel/{taskId}',
  'POST /api/v1/report-schedules/{id}/run/',
  'POST /api/v1/report-schedules/{id}/test-mail/',
  'POST /api/v1/admin/report-schedules/{id}/run/',
  'POST /api/v1/admin/report-schedules/{id}/test-mail/',
  'GET /api/v1/admin/audit ?customer_id ?actor_kind ?actor_id ?action ?since ?until ?after ?limit',
  'POST /api/v1/ingest/locations',
  'POST /api/v1/ingest/devices',
  'POST /api/v1/ingest/device-statuses',
  'POST /api/v1/ingest/ssids',
  'POST /api/v1/ingest/client-counts',
  'POST /api/v1/ingest/transfer-metrics',
  'POST /api/v1/ingest/tickets',
  'GET /api/v1/ingest/locations ?portal_company ?after ?limit',
  'GET /api/v1/ingest/devices ?location_external_id ?seen_since ?portal_company ?after ?limit',
  'GET /api/v1/ingest/device-statuses ?location_external_id ?changed_since ?portal_company ?after ?limit',
  'GET /api/v1/ingest/ssids ?location_external_id ?portal_company ?after ?limit',
  'GET /api/v1/ingest/tickets ?location_external_id ?changed_since ?portal_company ?after ?limit',
  'PATCH /api/v1/ingest/locations',
  'PATCH /api/v1/ingest/devices',
  'PATCH /api/v1/ingest/ssids',
  'PATCH /api/v1/ingest/transfer-metrics',
  'PATCH /api/v1/ingest/tickets',
  'GET /api/health/live',
  'GET /api/health/ready',
]

function line({ method, path, query }: Endpoint): string {
  const names = Object.keys(query?._zod.def.shape ?? {}).map((name) => ` ?${name}`)
  return `${method} ${path}${names.join('')}`
}

describe('the table of calls', () => {
  it('has every call of the specification, ours, and no others', () => {
    expect(all.map(([, endpoint]) => line(endpoint)).sort()).toEqual([...specified, ...ours].sort())
  })

  it('gives every method and path to one call', () => {
    const keys = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('names the parameters of a path differently', () => {
    for (const [, { path }] of all) {
      const names = path.match(/\{\w+\}/g) ?? []
      expect(new Set(names).size, path).toBe(names.length)
    }
  })

  it('opens nothing to the public but signing in, password reset and health', () => {
    const open = all.filter(([, { access }]) => access === 'public').map(([name]) => name)
    expect(open.sort()).toEqual([
      'checkLive',
      'checkReady',
      'confirmPasswordReset',
      'requestPasswordReset',
      'signIn',
    ])
  })

  it('keeps ingest for machines, and what is under /admin for administrators', () => {
    for (const [name, { access, path }] of all) {
      if (path.startsWith('/api/v1/ingest/')) expect(access, name).toBe('machine')
      else expect(access, name).not.toBe('machine')
      if (path.includes('/admin/')) expect(access, name).toBe('admin')
    }
  })
})

describe('what a failed call says', () => {
  /** Specification §8 "Call fallbacks". */
  it.each([
    ['getLocationSummary', 'Failed to fetch location summary'],
    ['listSsidsWithCounts', 'Failed to fetch SSIDs with counts'],
    ['getTimeline', 'Failed to fetch timeline'],
    ['getDevice', 'Failed to fetch device details'],
    ['getTransferMetrics', 'Failed to fetch transfer metrics'],
    ['getTicketsSummary', 'Failed to fetch ticket summary'],
    ['getSsidsSummary', 'Failed to fetch SSID summary'],
    ['getTaskStatus', 'Failed to fetch report status'],
    ['listOfflineDevices', 'Failed to load offline devices. Please try again.'],
    ['listOpenTickets', 'Failed to load open tickets. Please try again.'],
    ['listLocations', 'Failed to fetch locations. Please try again later.'],
    ['getLocation', 'Unknown error.'],
    ['signIn', 'An unknown error occurred during login.'],
    ['requestPasswordReset', 'An unexpected error occurred.'],
    ['confirmPasswordReset', 'Failed to reset password. The link may be invalid or expired.'],
    [
      'startClientCountCsvReport',
      'Failed to start Client Count Report generation. Please try again.',
    ],
    ['startSsidClientCountExport', 'Export failed'],
    ['startSsidDataUsageExport', 'Export failed'],
    ['listSsids', 'An unknown error occurred while fetching data.'],
  ] as const)('%s: %s', (name, text) => {
    expect(endpoints[name].failure).toBe(text)
  })
})

describe('reading an answer', () => {
  const devices = endpoints.listDevices.response

  it('refuses one that lacks a field', () => {
    const [{ ap_mac_address: _, ...rest } = { ap_mac_address: '' }] = mixedDevices
    expect(z.safeParse(devices, [rest]).success).toBe(false)
    expect(z.safeParse(endpoints.getSsidsSummary.response, { ssid_count: 1 }).success).toBe(false)
  })

  it('refuses one of another shape altogether', () => {
    for (const answer of [null, 'OK', '<html></html>', {}, { results: [] }, [null]]) {
      expect(z.safeParse(devices, answer).success).toBe(false)
    }
  })

  it('drops fields that it does not know', () => {
    const answer = [{ ...locations[0], colour: 'blue' }]
    expect(z.parse(endpoints.listLocations.response, answer)).toEqual([locations[0]])
  })

  it('lets optional fields be null or missing', () => {
    const device = { id: 1, ap_mac_address: '00:00:5E:00:53:01' }
    expect(z.parse(devices, [device])).toEqual([device])
    const blank = { ...device, device_name_api: null, last_seen_api: null, current_status: null }
    expect(z.parse(devices, [blank])).toEqual([blank])
  })

  it('keeps the JSON type of an id', () => {
    const parsed = z.parse(endpoints.listLocations.response, [
      { id: 1, name: 'a', timezone: 'UTC' },
      { id: '1', name: 'b', timezone: 'UTC' },
    ])
    expect(parsed.map(({ id }) => id)).toEqual([1, '1'])
  })

  it.each([
    ['listCustomers', customers],
    ['listSchedules', adminSchedules],
    ['listAdminSchedules', adminSchedules],
  ] as const)('%s takes an array as well as a page with results', (name, items) => {
    const { response } = endpoints[name]
    expect(z.parse(response, items)).toEqual(items)
    expect(z.parse(response, { count: 99, next: null, previous: null, results: items })).toEqual({
      results: items,
      next: null,
    })
    expect(z.safeParse(response, { items }).success).toBe(false)
  })
})

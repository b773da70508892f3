import { endpoints } from '@netportal/contract/endpoints'
import { bareHost, listen, type Running } from './bareHost.ts'
import { ourCalls } from './ourCalls.ts'
import { expect, test } from './portal.ts'

/** An API of somebody else, on an origin of its own, with ordinary CORS settings. */
const answers: Record<string, unknown> = {
  'POST /base/token': { access_token: 'secret-of-the-api', token_type: 'Token' },
  'GET /base/api/v1/users/me/': { role: 'customer' },
  'GET /base/api/v1/customer/location-summary': { total_locations: 2 },
  'GET /base/api/v1/customer/locations': [
    { id: 'north', name: 'North Pier', timezone: 'Europe/London', region: 'North' },
    { id: 'south', name: 'South Pier', timezone: 'Europe/London' },
  ],
  'GET /base/api/v1/customer/locations/north/devices': [
    { id: 1, ap_mac_address: '00:00:5E:00:53:01', current_status: 'ONLINE' },
    { id: 2, ap_mac_address: '00:00:5E:00:53:02', current_status: 'offline' },
  ],
  'GET /base/api/v1/customer/locations/south/devices': [],
}
const north = 'GET /base/api/v1/customer/locations/north'
const mac = '00%3A00%3A5E%3A00%3A53%3A01'
Object.assign(answers, {
  [`${north}/devices/${mac}`]: { id: 1, ap_mac_address: '00:00:5E:00:53:01' },
  [`${north}/devices/${mac}/history`]: [{ time: '2026-01-01T00:00:00Z', status: 'Online' }],
  [`${north}/ssids`]: [{ id: 1, wlan_id_api: '1', ssid_broadcast_name_api: 'Pier' }],
  [`${north}/ssids-with-counts?include_inactive=true`]: [
    { id: 1, wlan_id_api: '1', ssid_broadcast_name_api: 'Pier', active: true },
  ],
  [`${north}/ssids/1/stats?days_history=1`]: [],
  [`${north}/ssids/1/transfer-metrics?days_history=1`]: [],
  [`${north}/call-tickets?days_past=7`]: [
    { id: 1, calltek_ticket_id: '70', room: '401', ticket_datetime_utc: '2026-01-01T00:00:00Z' },
  ],
  'GET /base/api/v1/locations/north/timeline/?limit=50&offset=0': {
    count: 1,
    results: [
      {
        id: 1,
        event_type: 'device_status',
        title: 'PIER-AP-01 is Offline',
        timestamp: '2026-01-01T00:00:00Z',
      },
    ],
  },
})
for (const id of ['north', 'south']) {
  const location = `GET /base/api/v1/customer/locations/${id}`
  answers[location] = { id, name: `${id} Pier`, timezone: 'Europe/London' }
  answers[`${location}/ssids-summary`] = {
    total_connected_clients: 640,
    total_tx_bytes: 0,
    total_rx_bytes: 0,
    ssid_count: 0,
  }
  answers[`${location}/tickets-summary`] = {
    open_tickets_count: 1,
    closed_tickets_last_7_days_count: 0,
  }
}

let api: Running
let host: Running
const headersSeen = new Set<string>()
const tokensSeen = new Set<string | undefined>()
const callsSeen = new Set<string>()

test.beforeAll(async () => {
  api = await listen((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    const asked = request.headers['access-control-request-headers']
    for (const name of asked?.split(',') ?? []) headersSeen.add(name.trim())
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const answer = answers[`${request.method} ${request.url}`]
    callsSeen.add(`${request.method} ${request.url}`)
    if (request.method === 'GET') tokensSeen.add(request.headers.authorization)
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(answer ?? { detail: 'Not Found' }))
  })
  host = await bareHost({
    apiBaseUrl: `${api.origin}/base/`,
    productTitle: 'Pier Wi-Fi',
    companyName: 'Pier Networks',
    logo: { light: '/favicon.svg', dark: '/favicon.svg?dark' },
  })
})

test.afterAll(() => {
  api.close()
  host.close()
})

test('the same build serves another provider, on any host and with any API', async ({ page }) => {
  await page.goto(`${host.origin}/reports`)
  await expect(page.getByRole('heading', { name: 'Pier Wi-Fi' })).toBeVisible()
  await expect(page.getByText('Pier Networks')).toBeVisible()
  await page.getByLabel('Email Address:').fill('desk@example.org')
  await page.getByLabel('Password:').fill('any')
  await page.getByRole('button', { name: 'Login' }).click()

  await expect(page).toHaveTitle('Locations Overview | Pier Wi-Fi')
  const totals = page.locator('dl').filter({ hasText: 'Wireless Clients' })
  await expect(totals).toContainText('Online Devices1')
  await expect(totals).toContainText('Offline Devices1')
  await expect(totals).toContainText('Wireless Clients1,280')
  await expect(page.locator('header img')).toHaveAttribute('src', '/favicon.svg')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('header img')).toHaveAttribute('src', '/favicon.svg?dark')

  expect([...tokensSeen]).toEqual(['Token secret-of-the-api'])
  expect([...headersSeen]).toEqual(['authorization'])

  await page.getByRole('link', { name: 'South Pier' }).click()
  await expect(page).toHaveURL(`${host.origin}/locations/south/devices`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${host.origin}/login`)
})

/** Every page that the specification knows, with a line of what stands there and nothing above it. */
const pages = [
  ['/dashboard', 'Locations Overview'],
  ['/locations/north/devices', 'Device Overview: north Pier'],
  ['/locations/north/devices?at=2026-01-01T10:00', 'Device Overview: north Pier'],
  [`/locations/north/devices/${mac}/history`, 'Status History: 00:00:5E:00:53:01'],
  ['/locations/north/ssids', 'Wireless Networks (SSIDs) for north Pier'],
  ['/locations/north/ssids/1/stats', 'Historical Stats: Pier'],
  ['/locations/north/tickets', 'Call Center Tickets for north Pier'],
  ['/locations/north/tickets?ticket=70', 'Call Center Tickets for north Pier'],
  ['/locations/north/timeline', 'Event Timeline for north Pier'],
  ['/locations/north/timeline?grouped=1&kind=incident', 'Event Timeline for north Pier'],
  ['/reports', 'Reports & Schedules'],
] as const

/** Pages that only an API of ours has, which announces it. */
const extras = [
  '/locations/north/incidents/north-1767225600000',
  '/locations/north/room-calls',
  '/incidents',
  '/incident-mails',
]

test.describe('an API that says no more than it must', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('every page asks for specified calls alone, and shows nothing that is ours', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${host.origin}/login`)
    await page.getByLabel('Email Address:').fill('desk@example.org')
    await page.getByLabel('Password:').fill('any')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locations Overview')
    callsSeen.clear()
    const specified = [...Object.values(endpoints)]
      .filter(({ path }) => !ourCalls.some((call) => call.path === path))
      .map(
        ({ method, path }) =>
          new RegExp(`^${method} /base${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`),
      )
    for (const [address, heading] of pages) {
      await page.goto(host.origin + address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page.waitForLoadState('networkidle')
      await expect(
        page.getByText(/last looked|incident|moment|as it stood|at the time|calls (by|of) room/i),
      ).toHaveCount(0)
    }
    for (const address of extras) {
      await page.goto(host.origin + address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    }
    const others = [...callsSeen].filter((call) => !specified.some((form) => form.test(call)))
    expect(others).toEqual([])
    expect(callsSeen.size).toBeGreaterThan(15)
  })
})

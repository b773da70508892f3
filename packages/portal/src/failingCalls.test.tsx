import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from './auth/session.ts'
import { failures, sessionOver } from './testing/failures.ts'
import { locationApi, locationCalls, locationPages } from './testing/locationApi.ts'
import { figureCalls } from './testing/portalApi.ts'
import { renderPortal } from './testing/renderPortal.tsx'
import { type Answer, stubApi } from './testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  session.set(null)
})

type Portal = Awaited<ReturnType<typeof renderPortal>>

const text = () => document.body.textContent ?? ''

/** Opens a page of an API that serves every call but one. */
async function openWithout(call: string, answer: Answer, address: string): Promise<Portal> {
  stubApi({ ...locationApi(), [call]: answer })
  return renderPortal(address)
}

interface NeededCall {
  page: string
  address: string
  call: string
  /** Text in its place when the server gives no reason. */
  fallback: string
  /** Text in its place for a 404. @default the server's reason */
  notFound?: string
}

const unknown = 'An unknown error occurred while fetching data.'
const location = {
  call: locationCalls.location,
  fallback: 'Error: Unknown error.',
  notFound: 'Error: Details not found.',
}
const devices = { page: 'devices', address: locationPages.devices }
const history = { page: 'device history', address: locationPages.history }
const ssids = { page: 'SSIDs', address: locationPages.ssids }
const stats = { page: 'SSID stats', address: locationPages.stats }
const tickets = { page: 'tickets', address: locationPages.tickets }
const timeline = { page: 'timeline', address: locationPages.timeline }

/** The calls that a page cannot do without. Specification §8. */
const needed: NeededCall[] = [
  {
    page: 'overview',
    address: '/dashboard',
    call: 'GET /api/v1/customer/locations',
    fallback: 'Failed to fetch locations. Please try again later.',
  },
  { ...devices, ...location },
  {
    ...devices,
    call: locationCalls.devices,
    fallback: 'Error: An unknown error occurred while fetching device data.',
  },
  { ...history, ...location },
  {
    ...history,
    call: locationCalls.device,
    fallback: 'Error: Failed to fetch device details',
  },
  { ...history, call: locationCalls.deviceHistory, fallback: `Error: ${unknown}` },
  { ...ssids, ...location },
  {
    ...ssids,
    call: locationCalls.ssids,
    fallback: 'Error: Failed to fetch SSIDs with counts',
    notFound: 'Error: Could not find SSIDs for Location ID 101.',
  },
  { ...stats, ...location },
  { ...stats, call: locationCalls.clients, fallback: `Error: ${unknown}` },
  { ...tickets, ...location },
  {
    ...tickets,
    call: locationCalls.tickets,
    fallback: `Error: ${unknown}`,
    notFound: 'Error: Could not find ticket data for Location ID 101.',
  },
  { ...timeline, ...location },
  {
    ...timeline,
    call: locationCalls.timeline,
    fallback: 'Error: Failed to fetch timeline',
    notFound: 'Error: Could not find timeline data for Location ID 101.',
  },
]

describe.each(needed)('the page "$page" without $call', ({ address, call, fallback, notFound }) => {
  const alertOf = ({ page }: Portal) =>
    page
      .getByRole('alert')
      .query()
      ?.textContent?.replace(/Retry$/, '')
  const prefix = fallback.startsWith('Error: ') ? 'Error: ' : ''

  it('says why, in place of the content', async () => {
    for (const { name, answer, reason } of failures) {
      const portal = await openWithout(call, answer, address)
      const given = reason === undefined ? fallback : prefix + reason
      const expected = name === '404' ? (notFound ?? given) : given
      await expect.poll(() => alertOf(portal), { message: name }).toBe(expected)
      expect(portal.page.getByRole('table').query()).toBeNull()
      const retry = portal.page.getByRole('button', { name: 'Retry' }).query()
      expect(retry !== null, `${name}: can be mended`).toBe(name !== '404')
      expect(portal.page.getByRole('button', { name: 'Logout' }).query()).not.toBeNull()
      await portal.page.unmount()
    }
  })

  it('is mended by Retry', async () => {
    const portal = await openWithout(call, 'offline', address)
    await expect.poll(() => alertOf(portal)).toBe(fallback)
    stubApi(locationApi())
    await portal.page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(portal.page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(portal.page.getByText('Harbour Point Hotel').first()).toBeVisible()
    expect(document.activeElement).toBe(portal.page.getByRole('heading', { level: 1 }).element())
  })

  it('ends the session with a 401', async () => {
    const portal = await openWithout(call, sessionOver, address)
    await expect.poll(portal.address).toBe('/login')
    expect(localStorage.length).toBe(0)
  })
})

interface SideCall {
  what: string
  address: string
  call: string
  /** Leads to the call. @default the page makes it */
  lead?: (portal: Portal) => Promise<unknown>
  /** Texts of the page, what stands for the failure among them. */
  shows: readonly string[]
}

const figures = figureCalls(101)
const otherCard =
  'Airport Terminal InnEurope/LondonOnline Devices9Offline Devices1Connected Clients20Open Tickets3'
const press = (name: RegExp | string) => (portal: Portal) =>
  portal.page.getByRole('button', { name }).first().click()

/** The calls that fail alone, while the rest of the page goes on. */
const besides: SideCall[] = [
  {
    what: 'the number of locations',
    address: '/dashboard',
    call: 'GET /api/v1/customer/location-summary',
    shows: ['DashboardReports', otherCard],
  },
  {
    what: 'the profile',
    address: '/dashboard',
    call: 'GET /api/v1/users/me/',
    shows: ['Logout', otherCard],
  },
  {
    what: "a card's devices",
    address: '/dashboard',
    call: figures.devices,
    shows: [
      'Online DevicesN/AOffline DevicesN/AConnected Clients318Open Tickets1',
      otherCard,
      'Wireless Clients338',
    ],
  },
  {
    what: "a card's clients",
    address: '/dashboard',
    call: figures.clients,
    shows: [
      'Online Devices13Offline Devices2Connected ClientsN/AOpen Tickets1',
      otherCard,
      'Wireless Clients20',
    ],
  },
  {
    what: "a card's tickets",
    address: '/dashboard',
    call: figures.openTickets,
    shows: [
      'Online Devices13Offline Devices2Connected Clients318Open TicketsN/A',
      otherCard,
      'Wireless Clients338',
    ],
  },
  {
    what: 'the offline devices',
    address: '/dashboard',
    call: 'GET /api/v1/customer/offline-devices',
    lead: press(/^Offline Devices/),
    shows: ['Failed to load offline devices. Please try again.Retry', otherCard],
  },
  {
    what: 'the open tickets',
    address: '/dashboard',
    call: 'GET /api/v1/customer/open-tickets',
    lead: press(/^Open Tickets/),
    shows: ['Failed to load open tickets. Please try again.Retry', otherCard],
  },
  {
    what: 'the summary of the SSIDs',
    address: locationPages.devices,
    call: locationCalls.ssidsSummary,
    shows: ['0Connected Devices', '(from 0 SSIDs)Not loaded', '1Open Tickets', 'Showing 1 - 15 of'],
  },
  {
    what: 'the summary of the tickets',
    address: locationPages.devices,
    call: locationCalls.ticketsSummary,
    shows: ['0Open Tickets', 'Not loaded', '(from 9 SSIDs)', 'Showing 1 - 15 of'],
  },
  {
    what: 'the transfer metrics',
    address: locationPages.stats,
    call: locationCalls.metrics,
    shows: [
      "Client count data is available, but no transfer metrics found. This may indicate the metrics haven't been calculated yet.",
      'No data available to display chart.',
      'Historical Stats: Guest-WiFi',
    ],
  },
  {
    what: 'the name of the SSID',
    address: locationPages.stats,
    call: locationCalls.ssidNames,
    shows: ['Historical Stats: wlan-307', 'Connected Clients Over Time'],
  },
  {
    what: 'the start of an export',
    address: locationPages.stats,
    call: 'POST /api/v1/reports/ssid-client-count-export',
    lead: press('PDF'),
    shows: ['Export failed', 'Historical Stats: Guest-WiFi', 'Transfer Rates Over Time'],
  },
]

describe.each(besides)('without $what', ({ address, call, lead, shows }) => {
  it('the rest of the page is there, and says what is missing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const { name, answer } of failures) {
      const portal = await openWithout(call, answer, address)
      await lead?.(portal)
      for (const part of shows) await expect.poll(text, { message: name }).toContain(part)
      expect(portal.address()).toBe(address)
      await portal.page.unmount()
    }
  })

  it('because of a 401 the session ends', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const portal = await openWithout(call, sessionOver, address)
    await lead?.(portal)
    await expect.poll(portal.address).toBe('/login')
    expect(localStorage.length).toBe(0)
  })
})

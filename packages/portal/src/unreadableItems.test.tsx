import {
  customers,
  deviceHistory,
  locations,
  mixedDevices,
  offlineDevices,
  openTickets,
  reportHistoryPage,
  schedules,
  ssids,
  tickets,
  timelinePage,
  transferMetricSeries,
} from '@netportal/contract/fixtures'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from './auth/session.ts'
import { locationApi, locationCalls, locationPages } from './testing/locationApi.ts'
import { figureCalls } from './testing/portalApi.ts'
import { renderPortal } from './testing/renderPortal.tsx'
import { adminReportsApi, reportsApi } from './testing/reportsApi.ts'
import { type Answer, stubApi } from './testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

type Portal = Awaited<ReturnType<typeof renderPortal>>

/** A list with an item that is none, in its middle. */
const spoilt = (items: readonly unknown[]) => [...items.slice(0, 1), null, ...items.slice(1)]
const press = (name: RegExp | string) => (portal: Portal) =>
  portal.page.getByRole('button', { name }).first().click()

const overview = '/dashboard'
const scheduled = '/reports?tab=scheduled'
const [ticket] = tickets

interface Place {
  what: string
  address: string
  answers: Record<string, Answer>
  /** Leads to the list. @default it is there */
  lead?: (portal: Portal) => Promise<unknown>
  /** Something else of the list. */
  shows: string
}

const places: Place[] = [
  {
    what: 'Locations',
    address: overview,
    answers: { 'GET /api/v1/customer/locations': { json: spoilt(locations.slice(0, 2)) } },
    shows: 'Airport Terminal Inn',
  },
  {
    what: 'Devices',
    address: overview,
    answers: { 'GET /api/v1/customer/offline-devices': { json: spoilt(offlineDevices) } },
    lead: press(/^Offline Devices/),
    shows: 'POOL-TERRACE-AP-01',
  },
  {
    what: 'Tickets',
    address: overview,
    answers: { 'GET /api/v1/customer/open-tickets': { json: spoilt(openTickets) } },
    lead: press(/^Open Tickets/),
    shows: '48219',
  },
  {
    what: 'Devices',
    address: locationPages.devices,
    answers: { [locationCalls.devices]: { json: spoilt(mixedDevices) } },
    shows: 'Network Devices (APs) Details',
  },
  {
    what: 'Status changes',
    address: locationPages.history,
    answers: { [locationCalls.deviceHistory]: { json: spoilt(deviceHistory) } },
    shows: 'Overall Stats',
  },
  {
    what: 'SSIDs',
    address: locationPages.ssids,
    answers: { [locationCalls.ssids]: { json: spoilt(ssids) } },
    shows: 'Staff-Secure',
  },
  {
    what: 'Data points',
    address: locationPages.stats,
    answers: { [locationCalls.metrics]: { json: spoilt(transferMetricSeries({ days: 1 })) } },
    shows: 'Transfer Rates Over Time',
  },
  {
    what: 'Tickets',
    address: locationPages.tickets,
    answers: { [locationCalls.tickets]: { json: spoilt(tickets) } },
    shows: `${ticket?.calltek_ticket_id}`,
  },
  {
    what: 'Entries',
    address: `${locationPages.tickets}?ticket=${ticket?.calltek_ticket_id}`,
    answers: {
      [locationCalls.tickets]: { json: [{ ...ticket, notes: spoilt(ticket?.notes ?? []) }] },
    },
    shows: 'Call & Note History',
  },
  {
    what: 'Events',
    address: locationPages.timeline,
    answers: {
      [locationCalls.timeline]: {
        json: { ...timelinePage(), results: spoilt(timelinePage().results) },
      },
    },
    shows: 'Showing 1 - 50 of',
  },
  {
    what: 'Schedules',
    address: scheduled,
    answers: {
      ...reportsApi,
      'GET /api/v1/customers/7/report-schedules/': { json: { results: spoilt(schedules) } },
    },
    shows: 'Weekly network health',
  },
  {
    what: 'Reports',
    address: '/reports?tab=history',
    answers: {
      ...reportsApi,
      'GET /api/v1/customers/7/scheduled-reports/?page=1': {
        json: { ...reportHistoryPage(), results: spoilt(reportHistoryPage().results) },
      },
    },
    shows: 'Weekly network health',
  },
  {
    what: 'Locations',
    address: '/reports',
    answers: { ...reportsApi, 'GET /api/v1/customer/locations': { json: spoilt(locations) } },
    lead: press('Generate Report'),
    shows: 'Harbour Point Hotel',
  },
  {
    what: 'Customers',
    address: scheduled,
    answers: {
      ...adminReportsApi,
      'GET /api/v1/customer/customers': { json: spoilt(customers) },
    },
    lead: press('Create New Schedule'),
    shows: 'Żółta Łódź Hotels',
  },
]

it.each(places)('counts what could not be read of the $what at $address', async (place) => {
  stubApi({ ...locationApi(), ...place.answers })
  const portal = await renderPortal(place.address)
  await place.lead?.(portal)
  await expect.element(portal.page.getByText(`${place.what}: 1 could not be read.`)).toBeVisible()
  expect(portal.page.getByText(/could not be read/).elements()).toHaveLength(1)
  expect(document.body.textContent).toContain(place.shows)
  const note = portal.page.getByText(/could not be read/).element()
  expect(note.closest('[role=status]')).not.toBeNull()
})

it('counts a device that could not be read as one of unknown status', async () => {
  const [one] = mixedDevices
  stubApi({ ...locationApi(), [figureCalls(101).devices]: { json: [one, null] } })
  const { page } = await renderPortal(overview)
  await expect
    .element(page.getByRole('img', { name: '1 online, 0 offline, 1 unknown' }))
    .toBeVisible()
})

it('shows a location whose zone is missing by UTC, on each of its pages', async () => {
  const [hotel, inn] = locations
  const zoneless = { ...hotel, timezone: null }
  stubApi({
    ...locationApi(),
    'GET /api/v1/customer/locations': { json: [zoneless, inn] },
    [locationCalls.location]: { json: zoneless },
  })
  const portal = await renderPortal(overview)
  const card = portal.page.getByRole('article').filter({ hasText: 'Harbour Point Hotel' })
  await expect.element(card).toHaveTextContent('Harbour Point HotelUTCWarningOnline Devices')
  await card.getByRole('link').click()
  await expect.element(portal.page.getByText(/^Current Location:/)).toHaveTextContent(/\(UTC\)$/)
  await expect.element(portal.page.getByText('2026-06-18 13:20 (UTC)').first()).toBeVisible()
})

it('does not take one location of two for the only one', async () => {
  stubApi({
    ...locationApi(),
    'GET /api/v1/customer/locations': { json: [locations[0], { name: 'No id' }] },
  })
  const { page, address } = await renderPortal(overview)
  await expect.element(page.getByText('Wireless Clients')).toBeVisible()
  expect(address()).toBe(overview)
})

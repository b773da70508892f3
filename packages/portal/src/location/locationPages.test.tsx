import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../auth/session.ts'
import { locationApi, locationCalls, locationPages } from '../testing/locationApi.ts'
import { renderPortal } from '../testing/renderPortal.tsx'
import { type Answer, stubApi } from '../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
})

const unknown = 'An unknown error occurred while fetching data.'

/** Each page, the calls that it cannot do without, and what stands there when they fail. */
const needed = [
  ['devices', 'location', 'Unknown error.', 'Details not found.'],
  ['devices', 'devices', 'An unknown error occurred while fetching device data.', null],
  ['history', 'location', 'Unknown error.', 'Details not found.'],
  ['history', 'device', 'Failed to fetch device details', null],
  ['history', 'deviceHistory', unknown, null],
  ['ssids', 'location', 'Unknown error.', 'Details not found.'],
  [
    'ssids',
    'ssids',
    'Failed to fetch SSIDs with counts',
    'Could not find SSIDs for Location ID 101.',
  ],
  ['stats', 'location', 'Unknown error.', 'Details not found.'],
  ['stats', 'clients', unknown, null],
  ['tickets', 'location', 'Unknown error.', 'Details not found.'],
  ['tickets', 'tickets', unknown, 'Could not find ticket data for Location ID 101.'],
  ['timeline', 'location', 'Unknown error.', 'Details not found.'],
  [
    'timeline',
    'timeline',
    'Failed to fetch timeline',
    'Could not find timeline data for Location ID 101.',
  ],
] as const

describe.each(needed)('the page %s without its call %s', (page, call, fallback, notFound) => {
  const answers: [string, Answer, string][] = [
    ['404', { status: 404, json: { detail: 'Not Found' } }, notFound ?? 'Not Found'],
    ['500 with a reason', { status: 500, json: { detail: 'Disk full' } }, 'Disk full'],
    ['no answer', 'offline', fallback],
    ['not JSON', { text: '<h1>Welcome</h1>', type: 'text/html' }, fallback],
    ['another shape', { json: [{ surprise: 1 }] }, fallback],
  ]

  it('says why, in place of the content', async () => {
    for (const [, answer, message] of answers) {
      stubApi({ ...locationApi(), [locationCalls[call]]: answer })
      const portal = await renderPortal(locationPages[page])
      const alert = () =>
        portal.page
          .getByRole('alert')
          .query()
          ?.textContent?.replace(/Retry$/, '')
      await expect.poll(alert).toBe(`Error: ${message}`)
      expect(portal.page.getByRole('table').query()).toBeNull()
      await portal.page.unmount()
    }
  })

  it('is mended by Retry', async () => {
    stubApi({ ...locationApi(), [locationCalls[call]]: 'offline' })
    const portal = await renderPortal(locationPages[page])
    await expect.element(portal.page.getByRole('alert')).toBeVisible()
    stubApi(locationApi())
    await portal.page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(portal.page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(portal.page.getByText('Harbour Point Hotel').first()).toBeVisible()
  })

  it('ends the session with a 401', async () => {
    stubApi({ ...locationApi(), [locationCalls[call]]: { status: 401, json: { detail: 'Over' } } })
    const portal = await renderPortal(locationPages[page])
    await expect.poll(portal.address).toBe('/login')
    expect(localStorage.length).toBe(0)
  })
})

describe('every page of a location', () => {
  it.each(Object.values(locationPages))(
    '%s says where one is and what the time is there',
    async (address) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-18T23:05:00Z') })
      stubApi(locationApi())
      const { page } = await renderPortal(address)
      const band = page.getByText(/^Current Location:/)
      await expect
        .element(band)
        .toHaveTextContent(/^Current Location: Harbour Point Hotel \| 00:05 \(Europe\/London\)$/)
      const tabs = page.getByRole('navigation', { name: 'Location' })
      const links = tabs.getByRole('link').elements()
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Timeline', '/locations/101/timeline'],
        ['Devices', '/locations/101/devices'],
        ['SSIDs', '/locations/101/ssids'],
        ['Tickets', '/locations/101/tickets'],
      ])
      const current = links.find((link) => link.getAttribute('aria-current') === 'page')
      expect(address).toContain(current?.getAttribute('href'))
    },
  )

  it('says that there are no data of the location', async () => {
    stubApi({ ...locationApi(), [locationCalls.location]: { status: 404, json: {} } })
    const { page } = await renderPortal(locationPages.ssids)
    await expect.element(page.getByText('Location data not available.')).toBeVisible()
  })

  it('falls back to UTC in a zone that nobody knows, and says so', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-18T23:05:00Z') })
    const json = { id: 101, name: 'Atlantis Inn', timezone: 'Europe/Atlantis' }
    stubApi({ ...locationApi(), [locationCalls.location]: { json } })
    const { page } = await renderPortal(locationPages.devices)
    await expect
      .element(page.getByText(/^Current Location:/))
      .toHaveTextContent('Current Location: Atlantis Inn | 23:05 (UTC)')
    await expect.element(page.getByText('2026-06-18 13:20 (UTC)').first()).toBeVisible()
  })

  it('moves the clock on with the minute', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: new Date('2026-06-18T13:32:20Z'),
    })
    stubApi(locationApi())
    const { page } = await renderPortal(locationPages.devices)
    const clock = () => page.getByText(/^Current Location:/).element().textContent
    await vi.waitFor(() => expect(clock()).toContain('14:32'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(clock()).toContain('14:32')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(clock()).toContain('14:33')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(clock()).toContain('14:34')
  })
})

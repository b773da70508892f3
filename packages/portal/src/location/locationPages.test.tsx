import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../auth/session.ts'
import { locationApi, locationCalls, locationPages } from '../testing/locationApi.ts'
import { renderPortal } from '../testing/renderPortal.tsx'
import { stubApi } from '../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
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

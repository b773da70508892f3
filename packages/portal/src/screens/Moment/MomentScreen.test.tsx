import { getMoment } from '@netportal/contract'
import { nightMoment } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { locationApi, locationPages } from '../../testing/locationApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { stubApi } from '../../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
})

const call = `GET ${getMoment.path.replace('{id}', '101')}`
const profile = { role: 'customer', customer_company_id: 1, email: 'a@b.test' }

function momentApi(extras: string[] = ['moments'], at: string[] = []) {
  const moments = Object.fromEntries(
    at.map((iso) => [
      `${call}?at=${encodeURIComponent(iso)}`,
      { json: { ...nightMoment, at: iso, later_change: '2026-06-18T00:11:00.000Z' } },
    ]),
  )
  return { ...locationApi(), 'GET /api/v1/users/me/': { json: { ...profile, extras } }, ...moments }
}

const night = '2026-06-17T23:22:00.000Z'
const later = '2026-06-18T00:11:00.000Z'

describe('a moment in the address of a location', () => {
  it('is shown by the clocks there, and goes along from page to page and back to now', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-18T13:32:00Z') })
    const asked = stubApi(momentApi(['moments'], [night, later]))
    const { page, address, query, goBack } = await renderPortal(
      `${locationPages.devices}?at=2026-06-18T00:22&q=FL`,
    )
    const said = page.getByText(/^As it stood on/)
    await expect.element(said).toHaveTextContent('As it stood on 2026-06-18 00:22')
    await expect.element(page.getByText('39 Offline')).toBeVisible()
    await page.getByRole('button', { name: 'Later Change' }).click()
    await expect.element(said).toHaveTextContent('As it stood on 2026-06-18 01:11')
    expect(query()).toBe('?at=2026-06-18T01%3A11&q=FL')
    goBack()
    await expect.element(said).toHaveTextContent('As it stood on 2026-06-18 00:22')
    await page.getByRole('link', { name: 'Tickets', exact: true }).click()
    await expect.element(page.getByRole('table', { name: 'Tickets Open Then' })).toBeVisible()
    await page.getByRole('link', { name: 'Timeline', exact: true }).click()
    await expect.element(page.getByText(/^This page shows no earlier moment/)).toBeVisible()
    await page.getByRole('link', { name: 'Devices', exact: true }).click()
    await expect.element(said).toHaveTextContent('As it stood on 2026-06-18 00:22')
    const before = asked.length
    await page.getByRole('link', { name: 'Back to Now' }).click()
    await expect.element(page.getByLabelText('Auto-refresh every 11 minutes')).toBeVisible()
    expect([address(), query()]).toEqual([locationPages.devices, ''])
    // Nothing of now was asked for while an earlier moment was shown.
    expect(asked.slice(0, before).some(({ request }) => request.endsWith('/devices'))).toBe(false)
  })

  it.each([
    ['nonsense', 'Error: The moment in the address is not a date and a time.'],
    ['2026-06-19', 'Error: This moment is still to come.'],
  ])('%s is said to be none, and another can be asked for', async (at, message) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-18T13:32:00Z') })
    stubApi(momentApi(['moments'], [night]))
    const { page, query } = await renderPortal(`${locationPages.ssids}?at=${at}&sort=-clients`)
    await expect.element(page.getByText(message)).toBeVisible()
    await page.getByLabelText('Moment', { exact: true }).fill('2026-06-18T00:22')
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await expect.element(page.getByRole('table', { name: 'SSIDs Then' })).toBeVisible()
    expect(query()).toBe('?at=2026-06-18T00%3A22&sort=-clients')
  })

  it('means nothing to an API that announces none', async () => {
    const asked = stubApi(momentApi(['incidents']))
    const { page } = await renderPortal(`${locationPages.devices}?at=2026-06-18T00:22`)
    await expect.element(page.getByLabelText('Auto-refresh every 11 minutes')).toBeVisible()
    await expect.element(page.getByText('Online').first()).toBeVisible()
    expect(page.getByText(/moment|As it stood/i).elements()).toEqual([])
    expect(asked.some(({ request }) => request.includes('/moment'))).toBe(false)
  })
})

describe('the way to an earlier moment', () => {
  it('leads to the same page an hour ago, by the clocks there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-18T13:32:20Z') })
    stubApi(momentApi())
    const { page } = await renderPortal(`${locationPages.tickets}?days=30`)
    await expect
      .element(page.getByRole('link', { name: 'View an Earlier Moment' }))
      .toHaveAttribute('href', '/locations/101/tickets?days=30&at=2026-06-18T13%3A32')
  })
})

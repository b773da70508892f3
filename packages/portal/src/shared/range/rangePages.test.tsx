import { rangeStats, tickets, timelinePage } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../auth/session.ts'
import { locationApi, locationCalls, locationPages } from '../../testing/locationApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { stubApi } from '../../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

const root = locationCalls.location
/** May 2026 on the clocks of London. */
const may = 'from=2026-04-30T23%3A00%3A00.000Z&until=2026-05-31T23%3A00%3A00.000Z'
/** The days from 1 to 10 May. */
const days = 'from=2026-04-30T23%3A00%3A00.000Z&until=2026-05-10T23%3A00%3A00.000Z'

async function open(address: string, extras: string[] = ['ranges']) {
  const asked = stubApi({
    ...locationApi(),
    'GET /api/v1/users/me/': { json: { role: 'customer', extras } },
    [`${root}/range-tickets?${may}`]: { json: tickets.slice(0, 3) },
    [`${root}/range-tickets?${days}`]: { json: [] },
    [`${root}/range-timeline?${may}&limit=50&offset=0`]: { json: timelinePage() },
    [`${root}/range-timeline?${may}&limit=50&offset=50`]: { json: timelinePage({ offset: 50 }) },
    [`${root}/ssids/wlan-307/range-stats?${may}`]: { json: rangeStats({ days: 31 }) },
  })
  const portal = await renderPortal(address)
  return { ...portal, requests: () => asked.map(({ request }) => request) }
}

describe('a range of the calendar', () => {
  it('goes along from page to page, and each asks for it alone', async () => {
    const { page, query, requests } = await open(`${locationPages.tickets}?range=2026-05`)
    await expect.element(page.getByLabelText('View tickets for last')).toHaveValue('2026-05')
    await expect.poll(requests).toContain(`${root}/range-tickets?${may}`)
    await page.getByRole('link', { name: 'Timeline' }).click()
    await expect.element(page.getByLabelText('Range')).toHaveValue('2026-05')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(query).toBe('?range=2026-05&page=2')
    await page.getByRole('link', { name: 'SSIDs' }).click()
    await expect.poll(query).toBe('?range=2026-05')
    await page.getByRole('link', { name: 'View Stats Guest-WiFi' }).click()
    await expect.element(page.getByLabelText('View stats for last')).toHaveValue('2026-05')
    await expect.element(page.getByText(/^Bands reach from the lowest .* each hour/)).toBeVisible()
    const specified: string[] = [
      locationCalls.tickets,
      locationCalls.timeline,
      locationCalls.clients,
    ]
    expect(requests().filter((request) => specified.includes(request))).toEqual([])
  })

  it('is chosen among the specified days, and given up for them again', async () => {
    const { page, query, requests } = await open(locationPages.tickets)
    const field = page.getByLabelText('View tickets for last')
    await expect.element(field).toHaveValue('7')
    await expect.element(field.getByRole('option', { name: /^Last month/ })).toBeInTheDocument()
    expect(requests()).toContain(locationCalls.tickets)
    await userEvent.selectOptions(field, 'From … to …')
    await expect.poll(query).toMatch(/^\?range=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/)
    await userEvent.selectOptions(field, '7 days')
    await expect.poll(query).toBe('?days=7')
    expect(page.getByRole('link', { name: 'Timeline' }).element().getAttribute('href')).toBe(
      `${locationPages.timeline}?days=7`,
    )
  })

  it('by hand is asked for once both days are in order', async () => {
    const { page, query } = await open(`${locationPages.tickets}?range=2026-05-01..2026-05-10`)
    await expect.element(page.getByText('No tickets found for the selected period.')).toBeVisible()
    const from = page.getByLabelText('From', { exact: true })
    await userEvent.fill(from, '2026-05-11')
    await expect.element(page.getByText('The first day is after the last one.')).toBeVisible()
    expect(query()).toBe('?range=2026-05-01..2026-05-10')
    await userEvent.fill(page.getByLabelText('To', { exact: true }), '2026-05-31')
    await expect.poll(query).toBe('?range=2026-05-11..2026-05-31')
  })

  it('that is none is said and ignored, and the rest of the address stays', async () => {
    const { page, query, requests } = await open(`${locationPages.tickets}?range=banana&sort=room`)
    const field = page.getByLabelText('View tickets for last')
    await expect.element(field).toHaveAccessibleDescription(/banana.* is no range/)
    await expect.poll(requests).toContain(locationCalls.tickets)
    expect(query()).toBe('?range=banana&sort=room')
  })

  it('means nothing to an API that has none', async () => {
    const { page, requests } = await open(`${locationPages.tickets}?range=2026-05`, [])
    const field = page.getByLabelText('View tickets for last')
    await expect.element(field).toHaveValue('7')
    await expect.poll(requests).toContain(locationCalls.tickets)
    expect(field.element().querySelectorAll('optgroup')).toHaveLength(0)
    expect(page.getByRole('link', { name: 'Timeline' }).element().getAttribute('href')).toBe(
      locationPages.timeline,
    )
    await page.getByRole('link', { name: 'Timeline' }).click()
    await expect.poll(requests).toContain(locationCalls.timeline)
    expect(page.getByLabelText('Range').elements()).toEqual([])
  })
})

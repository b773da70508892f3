import {
  endpointPath,
  getHappenings,
  getOverview,
  limits,
  listIncidents,
} from '@netportal/contract'
import {
  adminProfile,
  customers,
  locations,
  overviewPage,
  unusualLocations,
} from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { portalApi } from '../../testing/portalApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { type Answer, stubApi } from '../../testing/stubApi.ts'
import { tableOf } from '../../testing/tableOf.ts'

const own = locations.slice(0, 2)
const others = unusualLocations.filter(({ customer_id }) => customer_id === 8)
const places = [...own, ...others]
const other = 'Żółta Łódź Hotels'
const customersCall = 'GET /api/v1/customer/customers'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

/** An API as an administrator finds it. */
function adminApi(extras: string[], all: unknown[] = places): Record<string, Answer> {
  return {
    ...portalApi(12),
    'GET /api/v1/users/me/': { json: { ...adminProfile, extras } },
    'GET /api/v1/customer/location-summary': { json: { total_locations: all.length } },
    'GET /api/v1/customer/locations': { json: all },
    [customersCall]: { json: customers },
  }
}

const overviewCall = (query: Record<string, unknown>) =>
  `GET ${endpointPath(getOverview, {}, { ...query, limit: limits.overviewPageSize, offset: 0 })}`

type Page = Awaited<ReturnType<typeof renderPortal>>['page']
const cards = (page: Page) =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h2')?.textContent)

describe('an administrator', () => {
  it('reads whose each location is, and chooses one customer in the address', async () => {
    stubApi(adminApi([]))
    const { page, query } = await renderPortal('/dashboard')
    const card = page.getByRole('article').filter({ hasText: 'Harbour Point Hotel' })
    await expect.element(card).toHaveTextContent('Example CompanyEurope/London')
    await page.getByLabelText('Customer').selectOptions(other)
    await expect.poll(() => cards(page)).toEqual(others.map(({ name }) => name))
    await expect.poll(query).toBe('?customer=8')
    // Without figures as that customer sees them it is a filter, and says no more.
    expect(page.getByText(/^Shown as/).query()).toBeNull()
    await page.getByRole('searchbox').fill('łódź hotels')
    await expect.poll(() => cards(page)).toHaveLength(others.length)
  })

  it('sorts and searches the list by customer', async () => {
    stubApi(adminApi(['overview'], places))
    const { page } = await renderPortal('/dashboard?list=1&sort=-customer')
    await expect.element(page.getByRole('columnheader', { name: 'Customer' })).toBeVisible()
    await expect
      .poll(() =>
        tableOf('Locations')
          .slice(1)
          .map(([, customer]) => customer),
      )
      .toEqual([other, other, 'Example Company', 'Example Company'])
    await page.getByRole('searchbox').fill('example')
    await expect.poll(() => tableOf('Locations')).toHaveLength(1 + own.length)
  })

  it('sees the overview of one customer as that customer does, from an address too', async () => {
    const query = { customer_id: 8 }
    const asked = stubApi({
      ...adminApi(['overview', 'incidents']),
      [overviewCall(query)]: { json: overviewPage(others) },
      [overviewCall({})]: { json: overviewPage(places) },
    })
    const { page, query: address } = await renderPortal('/dashboard?customer=8')
    await expect.element(page.getByText(/^Shown as/)).toHaveTextContent(`Shown as ${other} sees it`)
    await expect.poll(() => cards(page)).toEqual(others.map(({ name }) => name))
    const called = (path: string) =>
      asked.map(({ request }) => request).filter((request) => request.startsWith(`GET ${path}?`))
    await expect.poll(() => called(getHappenings.path)).toHaveLength(1)
    for (const { path } of [getOverview, getHappenings, listIncidents]) {
      expect(called(path)).toHaveLength(1)
      expect(called(path)[0]).toContain('customer_id=8')
    }
    await page.getByRole('button', { name: 'Show All Customers' }).click()
    await expect.poll(() => cards(page)).toHaveLength(places.length)
    await expect.poll(address).toBe('')
    expect(called(getOverview.path).at(-1)).toBe(overviewCall({}))
  })

  it('is asked and told nothing where the API does not say whose a location is', async () => {
    const untold = places.map(({ customer_id: _, ...place }) => place)
    const asked = stubApi(adminApi([], untold))
    const { page } = await renderPortal('/dashboard?customer=8')
    await expect.poll(() => cards(page)).toHaveLength(places.length)
    expect(page.getByLabelText('Customer').query()).toBeNull()
    expect(asked.map(({ request }) => request)).not.toContain(customersCall)
  })
})

it('is all the same to a customer', async () => {
  const asked = stubApi({ ...portalApi(3), [customersCall]: { status: 403, json: {} } })
  const { page } = await renderPortal('/dashboard?customer=8')
  await expect.poll(() => cards(page)).toHaveLength(3)
  expect(asked.map(({ request }) => request)).not.toContain(customersCall)
})

import {
  happenings,
  incidentPage,
  locations,
  nightIncident,
  openIncidents,
} from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../auth/session.ts'
import { incidentPath } from '../shared/domain/incidentPath.ts'
import { portalApi } from '../testing/portalApi.ts'
import { renderPortal } from '../testing/renderPortal.tsx'
import { type Answer, type Asked, stubApi } from '../testing/stubApi.ts'

beforeEach(() => {
  session.set({ accessToken: 'abc', tokenType: 'Bearer' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

const root = 'GET /api/v1/customer'
const address = incidentPath.to({ locationId: 101, incidentId: nightIncident.id })
const profile = { role: 'customer', email: 'reception@hotel.example' }

/** An API that has incidents, whatever it says of them. */
function api(me: Answer): Record<string, Answer | ((asked: Asked) => Answer)> {
  const answers: Record<string, Answer> = {
    ...portalApi(3),
    'GET /api/v1/users/me/': me,
    [`${root}/incidents?state=open&limit=200`]: { json: incidentPage(openIncidents) },
    [`${root}/incidents/${nightIncident.id}`]: { json: nightIncident },
    [`${root}/locations/101`]: { json: locations[0] },
  }
  return new Proxy(answers, {
    get: (known, request: string) =>
      request.startsWith(`${root}/happenings?since=`) ? { json: happenings } : known[request],
  })
}

const ours = (asked: readonly Asked[]) =>
  asked.filter(({ request }) => /incidents|happenings/.test(request))

describe('an API that announces incidents', () => {
  it('has its news on the overview, from a day ago for the first time', async () => {
    const asked = stubApi(api({ json: { ...profile, extras: ['incidents', 'more'] } }))
    const portal = await renderPortal('/dashboard')
    const { page } = portal
    await expect.element(page.getByRole('heading', { name: 'Since you last looked' })).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: '51 access points went down' }))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Incident at Airport Terminal Inn' }))
      .toHaveAttribute('href', `/locations/102/incidents/${openIncidents[0]?.id}`)
    const since = ours(asked).find(({ request }) => request.includes('since='))?.request ?? ''
    const sinceMs = Date.parse(decodeURIComponent(since.split('since=')[1] ?? ''))
    expect(Math.abs(Date.now() - 86_400_000 - sinceMs)).toBeLessThan(120_000)
    await page.getByRole('button', { name: '9 calls' }).click()
    const site = page.getByRole('dialog').getByRole('link', { name: '4 Harbour Point Hotel' })
    await expect.poll(portal.query).toBe('?detail=calls')
    await site.click()
    await expect.poll(portal.address).toMatch(/\/tickets$/)
    portal.goBack()
    await expect.element(site).toBeVisible()
  })

  it('has a page of each incident', async () => {
    stubApi(api({ json: { ...profile, extras: ['incidents'] } }))
    const { page } = await renderPortal(address)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Incident at Harbour Point Hotel')
    await expect.element(page.getByText('It is not over: 1 access point is down')).toBeVisible()
  })
})

describe.each<[string, Answer]>([
  ['names no extras', { json: profile }],
  ['names others', { json: { ...profile, extras: ['weather'] } }],
  ['names none in a list', { json: { ...profile, extras: [] } }],
  ['names them in another shape', { json: { ...profile, extras: { incidents: true } } }],
  ['fails', { json: { detail: 'Broken' }, status: 500 }],
  ['is no API', { text: '<html></html>' }],
])('an API that %s', (_what, me) => {
  it('has a portal without incidents, and is not asked for them', async () => {
    const asked = stubApi(api(me))
    const { page } = await renderPortal('/dashboard')
    await expect.element(page.getByText('Wireless Clients')).toBeVisible()
    await expect.poll(() => asked.some(({ request }) => request.includes('users/me'))).toBe(true)
    expect(page.getByText(/last looked|incident/i).query()).toBeNull()
    expect(ours(asked)).toEqual([])
    expect(localStorage.getItem('last_look')).toBeNull()
  })

  it('knows no page of an incident', async () => {
    const asked = stubApi(api(me))
    const { page } = await renderPortal(address)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Page Not Found')
    expect(ours(asked)).toEqual([])
  })
})

it('does not wait for an API that is slow to say what it has', async () => {
  const asked = stubApi(api('hangs'))
  const { page } = await renderPortal('/dashboard')
  await expect.element(page.getByText('Wireless Clients')).toBeVisible()
  expect(page.getByText(/last looked|incident/i).query()).toBeNull()
  expect(ours(asked)).toEqual([])
})

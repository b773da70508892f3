import {
  callsWithoutOutage,
  callWithoutOutagePage,
  incidentPage,
  pastIncident,
} from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { portalApi } from '../../testing/portalApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { savedFiles } from '../../testing/savedFiles.ts'
import { type Answer, stubApi } from '../../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  session.set(null)
})

const history = '/api/v1/customer/incident-history?'
const quiet = '/api/v1/customer/calls-without-outage?'
const many = { ...incidentPage([pastIncident]), count: 1200 }

async function open(address: string, extras = ['incidents', 'incident-history']) {
  const answers: Record<string, Answer> = {
    ...portalApi(3),
    'GET /api/v1/users/me/': { json: { role: 'customer', extras } },
  }
  const asked = stubApi(
    new Proxy(answers, {
      get: (known, name: string) => {
        if (name.includes(history)) return { json: many }
        const calls = { json: callWithoutOutagePage(callsWithoutOutage) }
        return name.includes(quiet) ? calls : known[name]
      },
    }),
  )
  const portal = await renderPortal(address)
  const queries = (path: string) =>
    asked
      .filter(({ request }) => request.includes(path))
      .map(({ request }) => Object.fromEntries(new URLSearchParams(request.split('?')[1])))
  return { ...portal, asked, queries }
}

describe('the page of incidents', () => {
  it('asks the server for what stands in the address', async () => {
    const { page, queries, query } = await open(
      '/incidents?location=102&days=90&calls=none&sort=-most&page=2',
    )
    await expect.element(page.getByText('Showing 16 - 30 of 1200')).toBeVisible()
    const { from, ...asked } = queries(history).at(-1) ?? {}
    expect(asked).toEqual({
      location_id: '102',
      calls: 'none',
      sort: '-most',
      limit: '15',
      offset: '15',
    })
    expect(Math.abs(Date.now() - 90 * 86_400_000 - Date.parse(from ?? ''))).toBeLessThan(60_000)
    await page.getByLabelText('State').selectOptions('Over')
    await expect.poll(query).toBe('?location=102&days=90&calls=none&sort=-most&state=over')
  })

  it('shows calls without an outage, and no room in the address', async () => {
    const { page, query } = await open('/incidents?days=7&calls=none')
    await page.getByRole('tab', { name: 'Calls While the Network Was Well' }).click()
    await expect.poll(query).toBe('?days=7&tab=calls')
    await expect
      .element(page.getByText(/^Of 19 calls in this period, 14 came while .* and 2 at times/))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Ticket Details 48120' }))
      .toHaveAttribute('href', '/locations/101/tickets?days=0&ticket=48120')
  })

  it('saves all that match, page by page', async () => {
    const saved = savedFiles()
    const { page, queries } = await open('/incidents')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await vi.waitFor(() => expect(saved).toHaveLength(1))
    const files = queries(history).filter(({ limit }) => limit === '1000')
    expect(files.map(({ offset }) => offset)).toEqual(['0', '1000'])
  })

  it.each([[['incidents']], [[]]])('is not there where the API has %j', async (extras) => {
    const { page, queries } = await open('/incidents', extras)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Page Not Found')
    expect(queries(history)).toEqual([])
  })
})

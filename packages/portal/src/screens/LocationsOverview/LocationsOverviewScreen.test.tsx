import { endpointPath, getOverview, limits } from '@netportal/contract'
import { locations, manyLocations, overview, overviewPage } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { advance } from '../../testing/advance.ts'
import { locationApi } from '../../testing/locationApi.ts'
import { figureCalls, portalApi } from '../../testing/portalApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { type Answer, stubApi } from '../../testing/stubApi.ts'

const ids = locations.map(({ id }) => id)
const [first = 0, second = 0] = ids

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  session.set(null)
})

/** The card of a location. */
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
type Page = Awaited<ReturnType<typeof renderPortal>>['page']

/** The summary strip's figures by their label; null while it is not there. */
function strip(page: Page): Record<string, string> | null {
  const label = page.getByText('Wireless Clients').query()
  const terms = label?.closest('dl')?.querySelectorAll('dt') ?? []
  const figures = [...terms].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent])
  return label === null ? null : Object.fromEntries(figures)
}

describe('the overview', () => {
  it('shows each location with its figures, and their totals', async () => {
    stubApi(portalApi(3))
    const { page } = await renderPortal('/dashboard')
    await expect
      .poll(() => strip(page))
      .toEqual({
        'Online Devices': '27',
        'Offline Devices': '3 View',
        'Wireless Clients': '60',
        'Open Tickets': '9 View',
      })
    const card = cardOf(page, 'Harbour Point Hotel')
    await expect
      .element(card.getByRole('link', { name: 'Harbour Point Hotel' }))
      .toHaveAttribute('href', `/locations/${first}/devices`)
    await expect
      .element(card)
      .toHaveTextContent('Online Devices9Offline Devices1Connected Clients20Open Tickets3')
    await expect.element(card.getByRole('img', { name: '9 online, 1 offline' })).toBeVisible()
  })

  it('goes straight to an only location', async () => {
    const asked = stubApi(portalApi(1))
    const { address } = await renderPortal('/dashboard')
    await expect.poll(address).toBe(`/locations/${first}/devices`)
    expect(asked.map(({ request }) => request)).not.toContain(figureCalls(first).devices)
  })

  it('says when there are no locations', async () => {
    stubApi(portalApi(0))
    const { page } = await renderPortal('/dashboard')
    await expect.element(page.getByText('No locations found for your account.')).toBeVisible()
  })
})

describe('the stats of the overview', () => {
  it('load one location at a time, its three calls together', async () => {
    const asked = stubApi({ ...portalApi(3), [figureCalls(second).clients]: 'hangs' })
    const { page } = await renderPortal('/dashboard')
    await expect.element(cardOf(page, 'Harbour Point Hotel')).toHaveTextContent('Offline Devices1')
    const figures = new Set(ids.flatMap((id) => Object.values(figureCalls(id))))
    const calls = asked.map(({ request }) => request).filter((request) => figures.has(request))
    expect(calls).toEqual([
      ...Object.values(figureCalls(first)),
      ...Object.values(figureCalls(second)),
    ])
    await expect.element(cardOf(page, 'Airport Terminal')).toHaveTextContent('Loading stats...')
    await expect.element(cardOf(page, 'Hôtel du Centre')).toHaveTextContent('Loading stats...')
    expect(strip(page)).toBeNull()
  })

  it('fail one by one, and can be asked for again', async () => {
    stubApi({ ...portalApi(2), [figureCalls(first).clients]: { status: 500, json: {} } })
    const { page } = await renderPortal('/dashboard')
    const card = cardOf(page, 'Harbour Point Hotel')
    await expect
      .element(card)
      .toHaveTextContent('Online Devices9Offline Devices1Connected ClientsN/AOpen Tickets3')
    await expect
      .poll(() => strip(page))
      .toMatchObject({ 'Wireless Clients': '20 1 of 2 locations', 'Open Tickets': '6 View' })

    const asked = stubApi(portalApi(2))
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect.element(card).toHaveTextContent('Connected Clients20')
    expect(asked.map(({ request }) => request)).toEqual([figureCalls(first).clients])
    expect(strip(page)).toMatchObject({ 'Wireless Clients': '40' })
    expect(document.activeElement).toBe(card.getByRole('link').element())
  })

  it('offer no Retry where it cannot help', async () => {
    stubApi({ ...portalApi(2), [figureCalls(first).devices]: { status: 404, json: {} } })
    const { page } = await renderPortal('/dashboard')
    await expect.element(cardOf(page, 'Harbour Point Hotel')).toHaveTextContent('Online DevicesN/A')
    expect(page.getByRole('button', { name: 'Retry' }).query()).toBeNull()
  })

  it('give up a request that hangs after 30 seconds, and go on', async () => {
    stubApi({ ...portalApi(2), [figureCalls(first).devices]: 'hangs' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { page } = await renderPortal('/dashboard')
    const text = () => document.body.textContent
    await vi.waitFor(() => expect(text()).toContain('Airport Terminal Inn'))
    await vi.advanceTimersByTimeAsync(29_000)
    expect(text()).not.toContain('N/A')
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    await expect.element(cardOf(page, 'Harbour Point Hotel')).toHaveTextContent('Online DevicesN/A')
    await expect.poll(() => strip(page)).toMatchObject({ 'Online Devices': '9 1 of 2 locations' })
  })

  it('stop when the page is left', async () => {
    let arrive = () => {}
    const asked = stubApi({
      ...portalApi(3),
      [figureCalls(first).devices]: () =>
        new Promise((resolve) => {
          arrive = () => resolve({ json: [] })
        }),
    })
    const { page } = await renderPortal('/dashboard')
    await expect.element(page.getByText('Harbour Point Hotel')).toBeVisible()
    await page.getByRole('link', { name: 'Reports' }).click()
    await expect.element(page.getByRole('heading', { name: 'Reports & Schedules' })).toBeVisible()
    arrive()
    await new Promise((resolve) => setTimeout(resolve, 50))
    const calls = asked.map(({ request }) => request)
    expect(calls).toContain(figureCalls(first).devices)
    expect(calls).not.toContain(figureCalls(second).devices)
  })
})

describe('a server that was asked too often', () => {
  const refused = (headers: Record<string, string> = {}): Answer => ({
    status: 429,
    json: { detail: 'Too many requests.' },
    headers,
  })
  const fake = () =>
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    })
  const text = () => document.body.textContent ?? ''

  it('is waited for in sight of the reader, and then goes on', async () => {
    let hasRefused = false
    const { json } = portalApi(3)[figureCalls(second).clients] as { json: unknown }
    const asked = stubApi({
      ...portalApi(3),
      [figureCalls(second).clients]: () => {
        if (hasRefused) return { json }
        hasRefused = true
        return refused({ 'retry-after': '12' })
      },
    })
    fake()
    const { page } = await renderPortal('/dashboard')
    await vi.waitFor(() => expect(text()).toContain('Waiting for the server: 12 s'))
    const status = page.getByText('Waiting for the server: 12 s', { exact: true }).first()
    expect(status.element().getAttribute('aria-live')).toBe('polite')
    await advance(5000)
    const signs = [...document.querySelectorAll('[popover] [aria-hidden]')]
    expect(signs.map(({ textContent }) => textContent)).toContain('Waiting for the server: 7 s')
    // It was said once: the seconds pass in silence.
    expect(status.element().textContent).toBe('Waiting for the server: 12 s')
    expect(text()).not.toContain('N/A')
    await advance(8000)
    await vi.waitFor(() => expect(strip(page)).toMatchObject({ 'Wireless Clients': '60' }))
    expect(text()).not.toContain('Waiting for the server')
    const calls = asked.filter(({ request }) => request === figureCalls(second).clients)
    expect(calls).toHaveLength(2)
  })

  it.each([
    ['a day', { 'retry-after': '100000' }],
    ['nonsense', { 'retry-after': 'soon' }],
    ['nothing', {}],
  ])('has a minute when it says %s; totals then say how much they cover', async (_, headers) => {
    const asked = stubApi({
      ...portalApi(12),
      ...Object.fromEntries(
        ids
          .slice(2)
          .flatMap((id) => Object.values(figureCalls(id)).map((call) => [call, refused(headers)])),
      ),
    })
    fake()
    const { page } = await renderPortal('/dashboard')
    await vi.waitFor(() => expect(text()).toContain('Waiting for the server:'))
    await advance(59_000)
    expect(text()).not.toContain('N/A')
    await advance(2000)
    await vi.waitFor(() =>
      expect(strip(page)).toEqual({
        'Online Devices': '18 2 of 12 locations',
        'Offline Devices': '2 View 2 of 12 locations',
        'Wireless Clients': '40 2 of 12 locations',
        'Open Tickets': '6 View 2 of 12 locations',
      }),
    )
    expect(text()).not.toContain('Waiting for the server')
    // A server that refuses is not asked hundreds of times more.
    const calls = asked.map(({ request }) => request)
    expect(calls).not.toContain(figureCalls(ids[3] ?? '').devices)
    expect(page.getByRole('button', { name: /^Retry / }).elements()).toHaveLength(10)
  })
})

describe('an API that has all figures in one call', () => {
  const call = (offset: number) =>
    `GET ${endpointPath(getOverview, {}, { limit: limits.overviewPageSize, offset })}`
  const profile = {
    role: 'customer',
    customer_company_name: 'Harbour Hotels',
    extras: ['overview'],
  }
  const oneCall = (
    count: number,
    answer: Answer = { json: overviewPage(locations.slice(0, count)) },
  ) => ({
    ...portalApi(count),
    'GET /api/v1/users/me/': { json: profile },
    [call(0)]: answer,
  })
  const figures = new Set(ids.flatMap((id) => Object.values(figureCalls(id))))

  it('says on a card that its clients were counted too long ago', async () => {
    const told = overviewPage(locations.slice(0, 2))
    const ages = [190, 5]
    const results = told.results.map((one, index) => ({
      ...one,
      clients_counted_at: new Date(Date.now() - (ages[index] ?? 0) * 60_000).toISOString(),
      count_interval_seconds: 3600,
    }))
    stubApi(oneCall(2, { json: { ...told, results } }))
    const { page } = await renderPortal('/dashboard')
    await expect
      .element(cardOf(page, 'Harbour Point Hotel'))
      .toHaveTextContent('Clients counted 3 h ago, late')
    expect(page.getByText(/counted/).elements()).toHaveLength(1)
  })

  it('is asked for nothing else, once it has said so', async () => {
    const asked = stubApi({ ...oneCall(3), ...locationApi(), ...oneCall(3) })
    const { page, goBack } = await renderPortal('/dashboard')
    await expect
      .poll(() => strip(page))
      .toEqual({
        'Online Devices': '136',
        'Offline Devices': '8 View',
        'Wireless Clients': '1,133',
        'Open Tickets': '4 View',
      })
    await expect
      .element(cardOf(page, 'Harbour Point Hotel'))
      .toHaveTextContent('Online Devices42Offline Devices2Connected Clients318Open Tickets1')
    await expect.element(page.getByText('Last updated: Just now')).toBeVisible()
    const others = asked.filter(({ request }) => figures.has(request)).map(({ request }) => request)
    expect(Object.values(figureCalls(first))).toEqual(expect.arrayContaining(others))

    // Who comes back has them at once.
    await page.getByRole('link', { name: 'Reports' }).click()
    await expect.element(page.getByRole('heading', { name: 'Reports & Schedules' })).toBeVisible()
    stubApi({ ...oneCall(3, 'hangs') })
    goBack()
    await expect.poll(() => strip(page)).toMatchObject({ 'Wireless Clients': '1,133' })
  })

  it('is asked location by location where that call fails', async () => {
    stubApi(oneCall(3, { status: 500, json: {} }))
    const { page } = await renderPortal('/dashboard')
    await expect.poll(() => strip(page)).toMatchObject({ 'Wireless Clients': '60' })
    await expect.element(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  })

  it('leaves what the answer lacks N/A, and totals say over how much they are', async () => {
    stubApi(oneCall(3, { json: overviewPage(locations.slice(0, 2)) }))
    const { page } = await renderPortal('/dashboard')
    await expect
      .poll(() => strip(page))
      .toMatchObject({ 'Wireless Clients': '522 2 of 3 locations' })
    await expect.element(cardOf(page, 'Hôtel du Centre')).toHaveTextContent('Connected ClientsN/A')
  })

  it('is read page after page', async () => {
    const many = manyLocations(1200)
    const asked = stubApi({
      ...oneCall(2),
      'GET /api/v1/customer/locations': { json: many },
      ...Object.fromEntries(
        [0, 500, 1000].map((offset) => [call(offset), { json: overviewPage(many, { offset }) }]),
      ),
    })
    const { page } = await renderPortal('/dashboard')
    const clients = Array.from({ length: 1200 }, (_, index) => overview[index % 12]?.clients ?? 0)
    const total = clients.reduce((sum, count) => sum + count, 0).toLocaleString('en')
    await expect.poll(() => strip(page)).toMatchObject({ 'Wireless Clients': total })
    expect(asked.filter(({ request }) => request.includes('/overview?'))).toHaveLength(3)
  })

  it('is asked again by itself, as the device page is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const asked = stubApi(oneCall(3))
    const { page } = await renderPortal('/dashboard')
    const calls = () => asked.filter(({ request }) => request === call(0))
    await vi.waitFor(() => expect(strip(page)).not.toBeNull())
    expect(calls()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(limits.autoRefreshMs + 1000)
    await vi.waitFor(() => expect(calls()).toHaveLength(2))
    await page.getByRole('checkbox', { name: 'Auto-refresh every 11 minutes' }).click()
    await vi.advanceTimersByTimeAsync(2 * limits.autoRefreshMs)
    expect(calls()).toHaveLength(2)
  })
})

describe('the Refresh button', () => {
  it('loads all figures anew, one location at a time, with those before in sight', async () => {
    stubApi(portalApi(2))
    const { page } = await renderPortal('/dashboard')
    await expect.poll(() => strip(page)).toMatchObject({ 'Wireless Clients': '40' })
    const asked = stubApi({ ...portalApi(2), [figureCalls(second).clients]: 'hangs' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect
      .poll(() => asked.map(({ request }) => request))
      .toContain(figureCalls(second).clients)
    expect(strip(page)).toMatchObject({ 'Wireless Clients': '40' })
    await expect.element(page.getByText('Updating (Just now)...')).toBeVisible()
  })
})

describe('coming back to the overview', () => {
  const cardText = 'Online Devices9Offline Devices1Connected Clients20Open Tickets3'

  it('finds the figures as they were, with their age, while they are loaded anew', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-18T13:32:00Z') })
    stubApi({ ...locationApi(), ...portalApi(3) })
    const { page, goBack } = await renderPortal('/dashboard')
    await expect.poll(() => strip(page)).toMatchObject({ 'Wireless Clients': '60' })
    const card = cardOf(page, 'Harbour Point Hotel')
    const height = card.element().getBoundingClientRect().height
    const stripTop = page.getByText('Wireless Clients').element().getBoundingClientRect().top
    await card.getByRole('link').click()
    await expect.element(page.getByRole('heading', { name: /^Device Overview/ })).toBeVisible()

    vi.setSystemTime(new Date('2026-06-18T13:37:30Z'))
    const clients = {
      total_connected_clients: 25,
      total_tx_bytes: 1,
      total_rx_bytes: 1,
      ssid_count: 2,
    }
    let answer = (_: Answer) => {}
    const held = new Promise<Answer>((resolve) => {
      answer = resolve
    })
    stubApi({ ...portalApi(3), [figureCalls(first).clients]: () => held })
    goBack()
    await expect.element(card).toHaveTextContent(`Europe/London5 min ago${cardText}`)
    expect(strip(page)).toMatchObject({ 'Wireless Clients': '60' })
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Updating (5 min ago)...' }))
      .toBeVisible()
    await expect.element(cardOf(page, 'Airport Terminal')).toHaveTextContent(/5 min ago/)
    expect(card.element().getBoundingClientRect().height).toBe(height)
    expect(page.getByText('Wireless Clients').element().getBoundingClientRect().top).toBe(stripTop)

    answer({ json: clients })
    await expect.poll(() => strip(page)).toMatchObject({ 'Wireless Clients': '65' })
    await expect.poll(() => document.body.textContent).not.toContain('min ago')
    expect(card.element().getBoundingClientRect().height).toBe(height)
  })

  it('as somebody else finds nothing of it', async () => {
    stubApi(portalApi(2))
    const { page } = await renderPortal('/dashboard')
    await expect.poll(() => strip(page)).toMatchObject({ 'Wireless Clients': '40' })
    stubApi({ ...portalApi(2), [figureCalls(first).devices]: 'hangs' })
    session.set({ accessToken: 'other', tokenType: 'Bearer' })
    await expect.element(cardOf(page, 'Harbour')).toHaveTextContent('Loading stats...')
    expect(strip(page)).toBeNull()
  })
})

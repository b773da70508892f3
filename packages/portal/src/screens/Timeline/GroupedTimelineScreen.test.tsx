import { groupedTimelinePage, timelineGroups } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { locationApi, locationCalls, locationPages } from '../../testing/locationApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { type Answer, type Asked, stubApi } from '../../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

const grouped = `${locationCalls.location}/grouped-timeline`
const switchName = 'Group incidents and outages'

async function open(query = '', extras: string[] | undefined = ['grouped-timeline']) {
  const answers: Record<string, Answer> = {
    ...locationApi(),
    'GET /api/v1/users/me/': { json: { role: 'customer', extras } },
  }
  const anyGrouped = new Proxy(answers, {
    get: (known, request: string) =>
      request.startsWith(grouped)
        ? { json: groupedTimelinePage({ hasNext: !request.includes('after=') }) }
        : known[request],
  })
  const asked = stubApi(anyGrouped)
  const portal = await renderPortal(`${locationPages.timeline}${query}`)
  const queries = () => groupedOf(asked).map(({ request }) => request.split('?')[1] ?? '')
  return { ...portal, asked, queries }
}

const groupedOf = (asked: readonly Asked[]) =>
  asked.filter(({ request }) => request.startsWith(grouped))

describe('the grouped timeline', () => {
  it('is switched to and back, with the choice in the address', async () => {
    const { page, query, asked } = await open()
    await expect.element(page.getByText('Showing 1 - 50 of 120 events')).toBeVisible()
    expect(groupedOf(asked)).toEqual([])
    await page.getByRole('checkbox', { name: switchName }).click()
    await expect.element(page.getByText('GYM-AP-01 was down 2 times, 18m in all')).toBeVisible()
    await expect.poll(query).toBe('?grouped=1')
    // The checkbox of the other list has the keyboard.
    await expect.element(page.getByRole('checkbox', { name: switchName })).toHaveFocus()
    await page.getByRole('checkbox', { name: switchName }).click()
    await expect.element(page.getByText('Showing 1 - 50 of 120 events')).toBeVisible()
    await expect.poll(query).toBe('')
  })

  it('filters by what the address says, and starts each filter at its first page', async () => {
    const { page, query, queries } = await open('?grouped=1&kind=outage&after=1781223120000-1-1')
    await expect.element(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('outage')
    await expect.poll(queries).toEqual(['kind=outage&after=1781223120000-1-1'])
    await page.getByRole('combobox', { name: 'Kind' }).selectOptions('incident')
    await expect.poll(query).toBe('?grouped=1&kind=incident')
    await page.getByLabelText('Jump to Date').fill('2026-06-12')
    await expect.poll(query).toBe('?grouped=1&kind=incident&date=2026-06-12')
    // To the end of that day in London, where the clocks are an hour ahead in summer.
    await expect
      .poll(() => decodeURIComponent(queries().at(-1) ?? ''))
      .toBe('kind=incident&until=2026-06-12T23:00:00.000Z')
  })

  it('goes on to what is older, and back by Back', async () => {
    const portal = await open('?grouped=1')
    const { page, query } = portal
    await page.getByRole('button', { name: 'Older' }).click()
    await expect.poll(query).toBe('?grouped=1&after=1781223120000-1-1')
    await expect.element(page.getByRole('button', { name: 'Older' })).toBeDisabled()
    portal.goBack()
    await expect.poll(query).toBe('?grouped=1')
    await expect.element(page.getByRole('button', { name: 'Newest' })).toBeDisabled()
  })

  it.each([
    ['an API without it', undefined],
    ['an API with other extras', ['incidents']],
  ])('is the plain list with %s, whatever the address says', async (_, extras) => {
    const { page, asked } = await open('?grouped=1&kind=outage', extras ?? [])
    await expect.element(page.getByText('Showing 1 - 50 of 120 events')).toBeVisible()
    expect(page.getByRole('checkbox').query()).toBeNull()
    expect(groupedOf(asked)).toEqual([])
  })

  it('leads an incident to its page only where incidents have pages', async () => {
    const incident = timelineGroups.find(({ kind }) => kind === 'incident')?.incident
    const href = `/locations/101/incidents/${incident?.id}`
    const { page } = await open('?grouped=1', ['grouped-timeline', 'incidents'])
    await expect.element(page.getByText(/^44 of 45 access points/)).toBeVisible()
    await expect.poll(() => document.querySelectorAll(`a[href="${href}"]`).length).toBe(1)
  })
})

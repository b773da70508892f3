import type { TimelineEvent } from '@netportal/contract'
import { timelineEvents, timelinePage } from '@netportal/contract/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../auth/session.ts'
import { locationApi, locationCalls, locationPages } from '../../testing/locationApi.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'
import { type Answer, stubApi } from '../../testing/stubApi.ts'

beforeEach(() => session.set({ accessToken: 'abc', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  session.set(null)
})

const page2 = locationCalls.timeline.replace('offset=0', 'offset=50')
const page3 = locationCalls.timeline.replace('offset=0', 'offset=100')

async function open(answers: Record<string, Answer> = {}, query = '') {
  stubApi({
    ...locationApi(),
    [page2]: { json: timelinePage({ offset: 50 }) },
    [page3]: { json: timelinePage({ offset: 100 }) },
    ...answers,
  })
  return renderPortal(`${locationPages.timeline}${query}`)
}

const manyEvents = Array.from({ length: 20_000 }, (_, index) => ({
  ...timelineEvents[0],
  id: index,
  title: `Event ${index + 1}`,
}))

const only = (results: readonly TimelineEvent[]): Record<string, Answer> => ({
  [locationCalls.timeline]: { json: { count: results.length, results } },
})
const items = () => [...document.querySelectorAll('main li')].map((item) => item.textContent)

describe('the event timeline', () => {
  it('tells what happened, by the clocks of the location', async () => {
    const { page } = await open()
    const title = 'Event Timeline for Harbour Point Hotel'
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.poll(() => items().length).toBe(50)
    expect(items()[0]).toBe(
      '2026-06-18 11:42TicketTicket #48213 openedRoom 214: slow speed in room.View Details →',
    )
    expect(items()[1]).toMatch(/^2026-06-18 10:05APFL02-AP-01 is OfflineDevice stopped responding/)
    expect(items()[7]).toBe('2026-06-18 00:23?Maintenance window finished')
    await expect
      .element(page.getByRole('link', { name: 'View Details →' }).first())
      .toHaveAttribute('href', '/locations/101/tickets')
  })

  it('heads each day of the location, and tells a state by a shape beside its word', async () => {
    const { page } = await open()
    const day = page.getByRole('list', { name: 'Thursday, 2026-06-18' })
    await expect.element(day).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
    const shapes = (title: string) => {
      const item = page.getByRole('listitem').filter({ hasText: title }).element()
      return ['circle-x', 'circle-check'].filter((name) => item.querySelector(`.lucide-${name}`))
    }
    expect(shapes('FL02-AP-01 is Offline')).toEqual(['circle-x'])
    expect(shapes('FL02-AP-02 is Online')).toEqual(['circle-check'])
    expect(shapes('Ticket #48213 opened')).toEqual([])
  })

  it('claims no weekday of a time that cannot be read', async () => {
    const [event] = timelineEvents
    if (event === undefined) throw new Error('No event')
    const { page } = await open(only([{ ...event, timestamp: 'yesterday' }]))
    await expect.element(page.getByRole('heading', { name: 'N/A', exact: true })).toBeVisible()
  })

  it('turns its pages, to the ends and no further', async () => {
    const portal = await open()
    const { page } = portal
    await expect.element(page.getByText('Showing 1 - 50 of 120 events')).toBeVisible()
    const previous = page.getByRole('button', { name: 'Previous' })
    const next = page.getByRole('button', { name: 'Next' })
    await expect.element(previous).toBeDisabled()
    await next.click()
    await expect.element(page.getByText('Showing 51 - 100 of 120 events')).toBeVisible()
    await next.click()
    await expect.element(page.getByText('Showing 101 - 120 of 120 events')).toBeVisible()
    await expect.poll(() => items().length).toBe(20)
    await expect.element(next).toBeDisabled()
    await expect.poll(portal.query).toBe('?page=3')
    portal.goBack()
    await expect.element(page.getByText('Showing 51 - 100 of 120 events')).toBeVisible()
    await previous.click()
    await expect.element(page.getByText('Showing 1 - 50 of 120 events')).toBeVisible()
  })

  it('shows a page at a time also of an API that gives all there is', async () => {
    const all = { json: { count: 20_000, results: manyEvents } }
    const { page } = await open({ [locationCalls.timeline]: all, [page2]: all })
    await expect.poll(() => items().length).toBe(50)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByText('Showing 51 - 100 of 20000 events')).toBeVisible()
    await expect.poll(() => items()[0]).toContain('Event 51')
    expect(items()).toHaveLength(50)
  })

  it('begins at the start of a page that it turns to', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByText('Showing 51 - 100 of 120 events')).toBeVisible()
    const first = page.getByRole('main').getByRole('listitem').first()
    await expect.element(first).toBeInViewport()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Next' }).element())
  })

  it('restores its page from the address', async () => {
    const { page } = await open({}, '?page=3')
    await expect.element(page.getByText('Showing 101 - 120 of 120 events')).toBeVisible()
  })

  it('has no pages with 50 events', async () => {
    const { page } = await open(only(timelineEvents.slice(0, 50)))
    await expect.poll(() => items().length).toBe(50)
    expect(page.getByRole('button', { name: 'Next' }).query()).toBeNull()
  })

  it('says that there are no events', async () => {
    const { page } = await open(only([]))
    await expect.element(page.getByText('No events found for this location.')).toBeVisible()
  })

  it.each(['javascript:alert(1)', '//evil.example/x', '/\\evil.example', 'https://evil.example'])(
    'does not follow %s',
    async (details_url) => {
      const [event] = timelineEvents
      if (event === undefined) throw new Error('No event')
      const { page } = await open(only([{ ...event, details_url }]))
      await expect.poll(() => items().length).toBe(1)
      expect(page.getByRole('link', { name: /View Details/ }).query()).toBeNull()
    },
  )
})

import { endpointPath, getTimeline, type TimelinePage } from '@netportal/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()

const pageOf = async (
  query?: { limit?: number; offset?: number },
  id = test.world.ash.locationId,
): Promise<TimelinePage> =>
  (await test.call(endpointPath(getTimeline, { id }, query), await test.tokenOf('ann'))).json()

const idsOf = ({ results }: TimelinePage) => results.map(({ id }) => id)

it('merges changes of status and tickets by time, newest first, up to now', async () => {
  const id = test.world.ash.locationId
  const history = `/locations/${id}/devices/2C%3AC5%3AD3%3A00%3A00%3A20/history`
  const { count, next, previous, results } = await pageOf()
  expect([count, next, previous]).toEqual([7, null, null])
  expect(results.slice(0, 4)).toEqual([
    {
      id: expect.stringMatching(/^device-\d+-1781775000000$/),
      event_type: 'device_status',
      title: 'LOBBY-AP-01 is Online',
      description: 'Unknown for 1d 0h 30m before.',
      timestamp: '2026-06-18T09:30:00.000Z',
      details_url: history,
    },
    {
      id: expect.stringMatching(/^ticket-\d+$/),
      event_type: 'guest_ticket',
      title: 'Ticket #2 opened',
      description: 'Room 214: Slow connection',
      timestamp: '2026-06-18T00:00:00.000Z',
      details_url: `/locations/${id}/tickets?days=0&ticket=2`,
    },
    {
      id: expect.stringMatching(/^device-/),
      event_type: 'device_status',
      title: 'LOBBY-AP-01 is Unknown',
      description: "Reported as 'rebooting'. Offline for 1h 0m before.",
      timestamp: '2026-06-17T09:00:00.000Z',
      details_url: history,
    },
    {
      id: expect.stringMatching(/^device-/),
      event_type: 'device_status',
      title: 'LOBBY-AP-01 is Offline',
      description: 'First status on record.',
      timestamp: '2026-06-17T08:00:00.000Z',
      details_url: history,
    },
  ])
  expect(results.slice(4).map(({ title, description }) => [title, description])).toEqual([
    ['Ticket #3 opened', null],
    ['Ticket #4 opened', null],
    ['Ticket #1 opened', null],
  ])
  expect(new Set(idsOf({ count, results })).size).toBe(7)
})

it('is empty where nothing happened', async () => {
  expect(await pageOf({}, test.world.ash.secondLocationId)).toEqual({
    count: 0,
    next: null,
    previous: null,
    results: [],
  })
})

describe('pages', () => {
  it('lead to each other and hold every event once', async () => {
    const all = idsOf(await pageOf())
    const token = await test.tokenOf('ann')
    const first = await pageOf({ limit: 3 })
    const pages: TimelinePage[] = [first]
    for (let { next } = first; next; next = pages.at(-1)?.next) {
      pages.push((await test.call(next, token)).json())
    }
    expect(pages.map(({ results }) => results.length)).toEqual([3, 3, 1])
    expect(pages.flatMap(idsOf)).toEqual(all)
    const [, second] = pages
    expect((await test.call(String(second?.previous), token)).json()).toEqual(first)
  })

  it('beyond the end are empty', async () => {
    const { count, next, previous, results } = await pageOf({ limit: 5, offset: 100 })
    expect({ count, next, results }).toEqual({ count: 7, next: null, results: [] })
    expect(previous).toMatch(/\?limit=5&offset=95$/)
  })

  it.each(['limit=0', 'limit=201', 'offset=-1', 'offset=1.5', 'limit=', 'limit=1&limit=2'])(
    'are refused when asked for by %s',
    async (query) => {
      const path = endpointPath(getTimeline, { id: test.world.ash.locationId })
      const response = await test.call(`${path}?${query}`, await test.tokenOf('ann'))
      expect(response.statusCode).toBe(422)
    },
  )

  it('as far out as a number goes are empty too', async () => {
    const { results } = await pageOf({ offset: 999_999_999_999_999 })
    expect(results).toEqual([])
  })
})

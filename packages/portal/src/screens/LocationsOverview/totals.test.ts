import { locations } from '@netportal/contract/fixtures'
import { expect, it } from 'vitest'
import { settled } from '../../testing/overviewStats.ts'
import type { LocationStats, StatsById } from './statsLoader.ts'
import { totalsOf } from './totals.ts'

const three = locations.slice(0, 3)

const statsOf = (...all: LocationStats[]): StatsById =>
  new Map(all.map((stats, index) => [three[index]?.id ?? '', stats]))

it('adds up every location', () => {
  const stats = statsOf(
    settled({ online: 42, offline: 2 }, 318, 1),
    settled({ online: 36, unknown: 3 }, 204, 0),
    settled({ online: 58, offline: 6 }, 611, 3),
  )
  expect(totalsOf(three, stats)).toEqual({
    online: 136,
    offline: 8,
    clients: 1133,
    openTickets: 4,
  })
})

it('leaves out what could not be loaded', () => {
  const stats = statsOf(
    settled({ online: 42, offline: 2 }, null, null),
    settled(null, 204, null),
    settled({ online: 58, offline: 6 }, 611, null),
  )
  expect(totalsOf(three, stats)).toEqual({
    online: 100,
    offline: 8,
    clients: 815,
    openTickets: null,
  })
})

it.each<LocationStats>([{ status: 'queued' }, { status: 'loading' }])(
  'tells nothing while a location is $status',
  (last) => {
    const done = settled({ online: 1 }, 1, 0)
    expect(totalsOf(three, statsOf(done, done, last))).toBeNull()
  },
)

it('keeps its word while a location is asked again', () => {
  const done = settled({ online: 1 }, 1, 0)
  const again: LocationStats = { ...settled({ online: 1 }, null, 0), status: 'retrying' }
  expect(totalsOf(three, statsOf(done, done, again))).toMatchObject({ online: 3, clients: 2 })
})

import { healthOfCounts, type Id, type Location } from '@netportal/contract'
import { describe, expect, it } from 'vitest'
import { arrange, filterLocations, type OverviewChoices } from './arrangement.ts'
import type { LocationFigures } from './figures.ts'
import type { LocationStats } from './statsLoader.ts'

type Counts = [
  online: number,
  offline: number,
  unknown?: number,
  clients?: number,
  tickets?: number,
]

const failed = { status: 'failed', canRetry: true } as const

/** Locations by name, each with its figures; null for those that failed, 'loading' for those to come. */
function sites(all: Record<string, Counts | null | 'loading'>) {
  const names = Object.keys(all)
  const locations: Location[] = names.map((name) => ({ id: name, name, timezone: zoneOf(name) }))
  const stats = new Map<Id, LocationStats>(
    names.map((name) => {
      const counts = all[name]
      return counts === 'loading' || counts === undefined
        ? [name, { status: 'loading' }]
        : [name, { status: 'settled', figures: figures(counts) }]
    }),
  )
  return { locations, stats }
}

const zoneOf = (name: string) => (name.startsWith('a') ? 'Europe/Berlin' : 'Asia/Tokyo')

function figures(counts: Counts | null): LocationFigures {
  if (counts === null) return { devices: failed, clients: failed, openTickets: failed }
  const [online, offline, unknown = 0, clients = 0, tickets = 0] = counts
  return {
    devices: { status: 'known', value: healthOfCounts({ online, offline, unknown }) },
    clients: { status: 'known', value: clients },
    openTickets: { status: 'known', value: tickets },
  }
}

const order = (
  all: Parameters<typeof sites>[0],
  choices: Partial<Pick<OverviewChoices, 'order' | 'search'>> = {},
  isFiltered = false,
) => {
  const { locations, stats } = sites(all)
  return arrange(locations, stats, { order: 'severity', search: '', ...choices }, isFiltered)
}

describe('the order of cards', () => {
  it('has the worst first: by level, then the share of the site, then how many', () => {
    const { shown } = order({
      well: [40, 0],
      'good, 3 of 115 down': [112, 3],
      'good, 3 of 45 down': [42, 3],
      'good, 6 of 90 down': [84, 6],
      'warning, 20 %': [80, 20],
      'dark, 36': [0, 36],
      'critical, 40 %': [60, 40],
      'dark, 4': [0, 4],
    })
    expect(shown).toEqual([
      'dark, 36',
      'dark, 4',
      'critical, 40 %',
      'warning, 20 %',
      'good, 6 of 90 down',
      'good, 3 of 45 down',
      'good, 3 of 115 down',
      'well',
    ])
  })

  it('has what is not known after what is known to be down, and before what is well', () => {
    expect(order({ well: [4, 0], failed: null, down: [20, 1], unsure: [9, 0, 1] }).shown).toEqual([
      'down',
      'unsure',
      'failed',
      'well',
    ])
  })

  it('keeps equal ones as they came, and all of them by name', () => {
    const equal = { b: [4, 0], a: [4, 0], c: [4, 0] } satisfies Record<string, Counts>
    expect(order(equal).shown).toEqual(['b', 'a', 'c'])
    expect(order({ ...equal, d: [0, 4] }, { order: 'name' }).shown).toEqual(['b', 'a', 'c', 'd'])
  })

  it('can be by clients or tickets, most first, those not known last', () => {
    const all = { a: [1, 0, 0, 5, 9], b: null, c: [1, 0, 0, 7, 0] } satisfies Record<
      string,
      Counts | null
    >
    expect(order(all, { order: 'clients' }).shown).toEqual(['c', 'a', 'b'])
    expect(order(all, { order: 'tickets' }).shown).toEqual(['a', 'c', 'b'])
  })
})

describe('a long list', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, index): [string, Counts | null] => [
      `site ${index}`,
      index === 7 ? [0, 5] : index === 9 ? null : [5, 0],
    ]),
  )

  it('sets those apart that are well', () => {
    const { shown, healthy } = order(many)
    expect(shown).toEqual(['site 7', 'site 9'])
    expect(healthy).toHaveLength(38)
    expect(healthy.slice(0, 2)).toEqual(['site 0', 'site 1'])
  })

  it('has a card for each that is looked for', () => {
    expect(order(many, { search: 'SITE 1' }).shown).toHaveLength(11)
    expect(order(many, {}, true)).toMatchObject({ healthy: [] })
    expect(order(many, { order: 'name' }).healthy).toEqual([])
  })
})

describe('filters', () => {
  const all = {
    'a dark': [0, 9],
    'a well': [9, 0],
    dark: [0, 9],
    low: [8, 2],
    slow: 'loading',
  } as const
  const filtered = (choices: Partial<OverviewChoices>) => {
    const { locations, stats } = sites(all as never)
    return filterLocations(locations, stats, { status: 'all', zone: '', ...choices }).map(
      ({ name }) => name,
    )
  }

  it('let through what is down, or of one level, or in a zone', () => {
    expect(filtered({})).toHaveLength(5)
    expect(filtered({ status: 'down' })).toEqual(['a dark', 'dark', 'low'])
    expect(filtered({ status: 'critical', zone: 'Europe/Berlin' })).toEqual(['a dark'])
    expect(filtered({ status: 'warning' })).toEqual(['low'])
    expect(filtered({ status: 'good' })).toEqual(['a well'])
    expect(filtered({ zone: 'Asia/Tokyo' })).toEqual(['dark', 'low', 'slow'])
  })
})

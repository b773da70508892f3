import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareTimelineKeys,
  type DeviceChange,
  groupTimeline,
  type OpenedTicket,
  pageOfGroups,
  readTimelineKey,
  type TimelineKey,
  timelineKeyBefore,
  writeTimelineKey,
} from './groupedTimeline.ts'
import { incidentsOf, outagesOf } from './incidents.ts'

const midnight = Date.UTC(2026, 5, 18)
const at = (minute: number) => new Date(midnight + minute * 60_000).toISOString()
const minuteOf = (ms: number) => (ms - midnight) / 60_000

const change = (deviceId: number, minute: number, status: string): DeviceChange => ({
  deviceId,
  time: at(minute),
  status,
})

const told = (changes: DeviceChange[], tickets: OpenedTicket[] = []) =>
  groupTimeline(changes, tickets).map(({ kind, key, endMs, ...parts }) => [
    kind,
    minuteOf(key.startMs),
    endMs === null ? null : minuteOf(endMs),
    parts.changes.length + parts.tickets.length,
  ])

describe('groupTimeline', () => {
  it('folds an outage, from offline to online, and what was said in between', () => {
    expect(
      told([
        change(1, 0, 'Online'),
        change(1, 10, 'Offline'),
        change(1, 11, 'rebooting'),
        change(1, 14, 'Online'),
        change(1, 30, 'Online'),
      ]),
    ).toEqual([
      ['device_status', 30, null, 1],
      ['outage', 10, 14, 3],
      ['device_status', 0, null, 1],
    ])
  })

  it('makes one of access points that were down together, and leaves calls alone', () => {
    expect(
      told(
        [
          change(1, 10, 'Offline'),
          change(2, 12, 'Offline'),
          change(1, 20, 'Online'),
          change(2, 25, 'Online'),
        ],
        [{ id: 7, time: at(15) }],
      ),
    ).toEqual([
      ['guest_ticket', 15, null, 1],
      ['incident', 10, 25, 4],
    ])
  })

  it('takes an access point that goes down again at once for one group', () => {
    expect(
      told([
        change(1, 0, 'Offline'),
        change(1, 2, 'Online'),
        change(1, 4, 'Offline'),
        change(1, 6, 'Online'),
      ]),
    ).toEqual([['outage', 0, 6, 4]])
  })

  it('keeps one that lasts where it began', () => {
    expect(told([change(1, 0, 'Offline')], [{ id: 1, time: at(9) }])).toEqual([
      ['guest_ticket', 9, null, 1],
      ['outage', 0, null, 1],
    ])
  })
})

/** Events of a few access points within some hours, so that they meet, and no two of one at one instant. */
const changes = fc
  .uniqueArray(
    fc.record({
      deviceId: fc.integer({ min: 1, max: 4 }),
      minute: fc.integer({ min: 0, max: 240 }),
      status: fc.constantFrom('Online', 'Offline', 'Offline', 'rebooting', ''),
    }),
    { selector: ({ deviceId, minute }) => `${deviceId} ${minute}`, maxLength: 60 },
  )
  .map((list) => list.map(({ deviceId, minute, status }) => change(deviceId, minute, status)))

const tickets = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    time: fc.integer({ min: 0, max: 240 }).map(at),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
)

describe('laws of the grouped timeline', () => {
  it('loses nothing: every event is in exactly one group', () => {
    fc.assert(
      fc.property(changes, tickets, (changes, tickets) => {
        const groups = groupTimeline(changes, tickets)
        const inGroups = groups.flatMap((group) => [...group.changes, ...group.tickets])
        expect(inGroups).toHaveLength(changes.length + tickets.length)
        expect(new Set(inGroups)).toEqual(new Set([...changes, ...tickets]))
        expect(groups.every((group) => group.changes.length + group.tickets.length > 0)).toBe(true)
      }),
    )
  })

  it('has exactly the incidents, each once', () => {
    fc.assert(
      fc.property(changes, tickets, (changes, tickets) => {
        const outages = [1, 2, 3, 4].flatMap((device) =>
          outagesOf(changes.filter(({ deviceId }) => deviceId === device)),
        )
        const folded = groupTimeline(changes, tickets).filter(
          ({ kind }) => kind === 'incident' || kind === 'outage',
        )
        expect(folded.map(({ key, endMs }) => [key.startMs, endMs]).reverse()).toEqual(
          incidentsOf(outages).map(({ startMs, endMs }) => [startMs, endMs]),
        )
      }),
    )
  })

  it('is the same whatever the order in which events come', () => {
    fc.assert(
      fc.property(changes, tickets, (changes, tickets) => {
        const keys = (list: DeviceChange[], others: OpenedTicket[]) =>
          groupTimeline(list, others).map(({ kind, key, endMs }) => [kind, key, endMs])
        expect(keys(changes.toReversed(), tickets.toReversed())).toEqual(keys(changes, tickets))
      }),
    )
  })

  it('has the same groups by pages of any size, each at a place of its own', () => {
    fc.assert(
      fc.property(changes, tickets, fc.integer({ min: 1, max: 9 }), (changes, tickets, limit) => {
        const all = groupTimeline(changes, tickets)
        const read: typeof all = []
        let after: TimelineKey | null = null
        do {
          const { page, next }: ReturnType<typeof pageOfGroups<(typeof all)[number]>> =
            pageOfGroups(all, { after, limit })
          expect(page.length).toBeLessThanOrEqual(limit)
          read.push(...page)
          after = next && readTimelineKey(writeTimelineKey(next))
        } while (after !== null)
        expect(read).toEqual(all)
      }),
    )
  })

  it('jumps to what began before an instant', () => {
    fc.assert(
      fc.property(
        changes,
        tickets,
        fc.integer({ min: 0, max: 250 }),
        (changes, tickets, minute) => {
          const untilMs = midnight + minute * 60_000
          const all = groupTimeline(changes, tickets)
          const { page } = pageOfGroups(all, { after: timelineKeyBefore(untilMs), limit: 1000 })
          expect(page).toEqual(all.filter(({ key }) => key.startMs < untilMs))
        },
      ),
    )
  })
})

it.each(['', '1', '1-2', '1-2-3-4', 'x-1-1', '1--1'])('reads no place from %s', (text) => {
  expect(readTimelineKey(text)).toBeNull()
})

it('orders what began at one instant: outages, then statuses, then calls', () => {
  const keys = [2, 0, 1].map((rank) => ({ startMs: 5, rank, id: 1 }))
  expect(keys.sort(compareTimelineKeys).map(({ rank }) => rank)).toEqual([0, 1, 2])
})

import { formatCount } from '@netportal/format'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Compared } from './earlier.ts'
import {
  callOpening,
  clientOpening,
  oneDecimal,
  type UptimeOpening,
  uptimeOpening,
  usageOpening,
} from './opening.ts'
import { changeText, changeWords, comparedNotes, shareNotes } from './words.ts'

const time = 'the 7 days before'
const beside = (now: number | null, before: number | null = null): Compared => ({
  now,
  before,
  usual: before,
})
const uptime = (change: Partial<UptimeOpening>): string =>
  uptimeOpening({
    accessPoints: 64,
    recorded: 64,
    online: 64,
    down: 0,
    outages: beside(0),
    longestOutageSeconds: 0,
    meanUptime: beside(100),
    time,
    ...change,
  })

describe('the opening sentence on access points', () => {
  it.each<[Partial<UptimeOpening>, string]>([
    [
      {},
      'All 64 access points were online at the end of the period. There was no outage, and mean uptime was 100.00%.',
    ],
    [
      {
        online: 58,
        down: 6,
        outages: beside(77),
        longestOutageSeconds: 7200,
        meanUptime: beside(93, 99.45),
      },
      '58 of 64 access points were online at the end of the period; 6 were down. There were 77 outages, the longest of 2h 0m; mean uptime was 93.00%, down from 99.45% in the 7 days before.',
    ],
    [
      {
        online: 0,
        down: 64,
        outages: beside(64),
        longestOutageSeconds: 60,
        meanUptime: beside(0, 0),
      },
      'All 64 access points were down at the end of the period. There were 64 outages, the longest of 1m; mean uptime was 0.00%, as in the 7 days before.',
    ],
    [
      {
        accessPoints: 1,
        recorded: 1,
        online: 0,
        down: 1,
        outages: beside(1),
        longestOutageSeconds: 60,
        meanUptime: beside(null),
      },
      'The access point was down at the end of the period. There was one outage of 1m.',
    ],
    [
      { accessPoints: 1, recorded: 1, online: 1 },
      'The access point was online at the end of the period. There was no outage, and mean uptime was 100.00%.',
    ],
    [
      { online: 62, down: 1, meanUptime: beside(99) },
      '62 of 64 access points were online at the end of the period; 1 was down, the state of 1 was not known. There was no outage, and mean uptime was 99.00%.',
    ],
    [{ accessPoints: 0, recorded: 0, online: 0 }, 'There are no access points at this location.'],
    [
      { recorded: 0, online: 0, meanUptime: beside(0) },
      'Nothing was recorded of the 64 access points in this period, so it is not known how the network was.',
    ],
    [
      { accessPoints: 1, recorded: 0, online: 0 },
      'Nothing was recorded of the access point in this period, so it is not known how the network was.',
    ],
  ])('of %j', (change, sentence) => {
    expect(uptime(change)).toBe(sentence)
  })
})

describe('the other opening sentences', () => {
  const clients = (peak: number | null, mean: number | null, before: number | null = null) =>
    clientOpening({
      peak: beside(peak),
      peakAt: '2026-06-17 20:00',
      mean: beside(mean, before),
      time,
    })
  const usage = (now: number | null, before: number | null = null) =>
    usageOpening({ bytes: beside(now, before), busiestDay: '', time })

  it('tell of clients', () => {
    expect(clients(462, 238, 200)).toBe(
      'There were 462 clients at most (2026-06-17 20:00) and 238.0 on average, 19% more than in the 7 days before.',
    )
    expect(clients(1, 0.5)).toContain('There was 1 client at most')
    expect(clients(0, 0, 5)).toBe('Whenever clients were counted in this period, there was none.')
    expect(clients(null, null)).toBe('No clients were counted in this period.')
  })

  it('tell of traffic', () => {
    const gb = 2 ** 30
    expect(usage(5 * gb, 10 * gb)).toBe(
      '5.00 GB went through the network, 50% less than in the 7 days before.',
    )
    expect(usage(5 * gb, 0)).toContain('; there was nothing in the 7 days before.')
    expect(usage(2000 * gb, gb)).toContain('; there was hardly anything in the 7 days before.')
    expect(usage(20 * gb, gb)).toContain(', 20 times as much as in the 7 days before.')
    expect(usage(5 * gb)).toBe('5.00 GB went through the network.')
    expect(usage(0)).toBe('Whenever traffic was measured in this period, there was none.')
    expect(usage(null)).toBe('No traffic was measured in this period.')
  })

  it('tell of tickets at one place and at many', () => {
    const figures = {
      tickets: beside(28, 23),
      calls: 42,
      callSeconds: 43_800,
      open: 3,
      mostFrequent: { name: 'Slow', count: 6 },
      places: null,
      time,
    }
    expect(callOpening(figures)).toBe(
      "28 tickets were opened, 22% more than in the 7 days before; 3 are still open. 42 calls took 12:10:00 in all. Most frequent was 'Slow' (6).",
    )
    expect(
      callOpening({ ...figures, tickets: beside(1), calls: 0, open: 1, mostFrequent: null }),
    ).toBe('1 ticket was opened; 1 is still open. No calls were recorded in them.')
    const places = { all: 300, withTickets: 12, most: { name: 'Ash', count: 9 } }
    expect(callOpening({ ...figures, places })).toMatch(
      /^28 tickets were opened at 12 of 300 locations, .* Most were at Ash \(9\)\.$/,
    )
    expect(callOpening({ ...figures, tickets: beside(0, 4), places })).toBe(
      'No tickets were opened at any of the 300 locations in this period; there were 4 in the 7 days before.',
    )
  })

  it('are sentences whatever the figures', () => {
    const count = fc.nat({ max: 100_000 })
    const figure = fc.option(fc.double({ min: 0, max: 1e15, noNaN: true }))
    const compared = fc.record({ now: figure, before: figure, usual: figure })
    const sentence = /^[A-Z\d][^\n]*\.$/
    fc.assert(
      fc.property(compared, compared, count, count, count, (one, other, a, b, c) => {
        const [accessPoints, online] = [a + b + c, a]
        const opening = { accessPoints, online, down: b, recorded: a + b, longestOutageSeconds: c }
        const outages = { now: b, before: c, usual: null }
        const all = [
          uptimeOpening({ ...opening, outages, meanUptime: one, time }),
          clientOpening({ peak: one, mean: other, peakAt: 'noon', time }),
          usageOpening({ bytes: one, busiestDay: '', time }),
          callOpening({
            tickets: outages,
            calls: a,
            callSeconds: c,
            open: a,
            mostFrequent: { name: 'x', count: b },
            places: null,
            time,
          }),
        ]
        for (const text of all) {
          expect(text).toMatch(sentence)
          expect(text).not.toMatch(/NaN|Infinity|undefined|null|N\/A| {2}|\.\./)
        }
      }),
    )
  })
})

describe('a change', () => {
  const write = (value: number) => formatCount(Math.round(value))

  it('is a percentage, and none of what reads the same or was nothing', () => {
    expect(changeText(112, 100, write)).toBe('+12%')
    expect(changeText(97, 100, write)).toBe('−3%')
    expect(changeText(1001, 1000, write)).toBe('+0.1%')
    expect(changeText(100.2, 100, write)).toBe('same')
    expect(changeText(1400, 100, write)).toBe('×14')
    expect(changeText(5, 0, write)).toBe('')
    expect(changeText(null, 5, write)).toBe('')
    expect(changeText(0, 5, write)).toBe('−100%')
  })

  it('stands below its figure', () => {
    expect(comparedNotes({ now: 5, before: null, usual: 0 }, write)).toEqual([
      'Before: not known',
      'Usual: 0',
    ])
    expect(comparedNotes({ now: 5, before: 4, usual: 5 }, oneDecimal)).toEqual([
      'Before: 4.0 (+25%)',
      'Usual: 5.0 (same)',
    ])
    expect(shareNotes({ now: 99.02, before: 98.5, usual: null })).toEqual([
      'Before: 98.50% (+0.52)',
      'Usual: not known',
    ])
  })

  it('says in words what it says in signs', () => {
    const words = { more: 'more', less: 'fewer', time: 'June' }
    fc.assert(
      fc.property(fc.nat(900), fc.nat(900), (now, before) => {
        const text = changeWords({ now, before }, write, words)
        expect(text.includes('more')).toBe(now > before && before > 0 && now / before < 10)
        expect(text.includes('fewer')).toBe(now < before)
        expect(text.includes('as in June')).toBe(
          now === before || (before > 0 && now / before >= 10),
        )
        expect(text).not.toContain(' 0%')
      }),
    )
  })
})

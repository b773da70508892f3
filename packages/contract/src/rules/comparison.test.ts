import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ComparisonSums } from '../entities/comparison.ts'
import {
  addSums,
  comparedDays,
  comparisonFigure,
  comparisonFigures,
  comparisonLimits,
  dayFigure,
  groupFigure,
  knownShare,
  monthBefore,
  noSums,
  quarterBefore,
  quarterDays,
  quarterOf,
} from './comparison.ts'

const hourMs = 3_600_000

const sums = (change: Partial<ComparisonSums>): ComparisonSums => ({ ...noSums, ...change })

const count = fc.integer({ min: 0, max: 1_000_000 })
const anySums: fc.Arbitrary<ComparisonSums> = fc
  .record({
    days: fc.integer({ min: 0, max: 31 }),
    online_ms: count,
    offline_ms: count,
    unknown_ms: count,
    incidents: count,
    calls: count,
    mean: fc.integer({ min: 0, max: 500 }),
    counted_hours: fc.integer({ min: 0, max: 744 }),
    used_bytes: fc.option(count),
  })
  .map(({ mean, ...rest }) => ({ ...rest, client_hours: mean * rest.counted_hours }))

describe('a figure', () => {
  it('is made of what was measured', () => {
    const month = sums({
      online_ms: 990 * hourMs,
      offline_ms: 10 * hourMs,
      unknown_ms: 5000 * hourMs,
      incidents: 3,
      calls: 6,
      client_hours: 12_000,
      counted_hours: 600,
      used_bytes: 5,
    })
    expect(comparisonFigures.map((figure) => comparisonFigure(figure, month))).toEqual([
      99, 10, 3, 20, 5, 0.5,
    ])
    expect(knownShare(month)).toBeCloseTo(16.67, 2)
  })

  it('is missing, and never 0, where nothing was measured', () => {
    for (const figure of comparisonFigures) expect(comparisonFigure(figure, noSums)).toBeNull()
    const silent = sums({ days: 30, unknown_ms: 9, calls: 4 })
    for (const figure of comparisonFigures) expect(comparisonFigure(figure, silent)).toBeNull()
    expect(knownShare(silent)).toBe(0)
    expect(knownShare(noSums)).toBeNull()
  })

  it('is 0 where it was measured to be', () => {
    const calm = sums({ online_ms: 1, client_hours: 0, counted_hours: 24, used_bytes: 0 })
    expect(comparisonFigures.map((figure) => comparisonFigure(figure, calm))).toEqual([
      100,
      0,
      0,
      0,
      0,
      null,
    ])
  })

  it('divides by no tiny number of client-hours', () => {
    const { clientHoursMin, clientHoursMinOfDay } = comparisonLimits
    const rate = (client_hours: number) => sums({ calls: 1, client_hours, counted_hours: 1 })
    expect(comparisonFigure('call_rate', rate(clientHoursMin - 0.01))).toBeNull()
    expect(comparisonFigure('call_rate', rate(clientHoursMin))).toBe(1)
    expect(dayFigure('call_rate', rate(clientHoursMinOfDay - 0.01))).toBeNull()
    expect(dayFigure('call_rate', rate(clientHoursMinOfDay))).toBe(10)
  })

  it('is a number or nothing, and shares are from 0 to 100', () => {
    fc.assert(
      fc.property(anySums, (any) => {
        for (const figure of comparisonFigures) {
          const value = comparisonFigure(figure, any)
          if (value !== null) expect(value).toBeGreaterThanOrEqual(0)
          if (value !== null) expect(value).toBeLessThan(Number.POSITIVE_INFINITY)
        }
        expect(comparisonFigure('uptime', any) ?? 0).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('sums', () => {
  it('of parts are those of the whole, however they are put together', () => {
    fc.assert(
      fc.property(fc.array(anySums), fc.array(anySums), (some, others) => {
        expect(addSums([addSums(some), addSums(others)])).toEqual(addSums([...some, ...others]))
      }),
    )
  })

  it('of days have the mean of the hours counted, not of the days', () => {
    const days = [
      sums({ client_hours: 2400, counted_hours: 24 }),
      sums({ client_hours: 10, counted_hours: 1 }),
    ]
    expect(comparisonFigure('clients', addSums(days))).toBe(2410 / 25)
  })

  it('tell what was not measured from what was nothing', () => {
    expect(addSums([sums({ used_bytes: 0 }), noSums]).used_bytes).toBe(0)
    expect(addSums([noSums, noSums]).used_bytes).toBeNull()
    expect(addSums([])).toEqual(noSums)
  })
})

describe('a group', () => {
  it('has as many clients as its locations together, and the rest as one', () => {
    fc.assert(
      fc.property(fc.array(anySums, { minLength: 1 }), (locations) => {
        const clients = locations.flatMap((one) => comparisonFigure('clients', one) ?? [])
        const total = groupFigure('clients', locations)
        if (clients.length === 0) expect(total).toBeNull()
        else expect(total).toBeCloseTo(clients.reduce((a, b) => a + b))
        const uptimes = locations.flatMap((one) => comparisonFigure('uptime', one) ?? [])
        const uptime = groupFigure('uptime', locations)
        if (uptime === null) expect(uptimes).toEqual([])
        else {
          expect(uptime).toBeGreaterThanOrEqual(Math.min(...uptimes) - 1e-9)
          expect(uptime).toBeLessThanOrEqual(Math.max(...uptimes) + 1e-9)
        }
      }),
    )
  })
})

describe('a month', () => {
  it.each([
    ['2026-10', '2026-11-20', ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30']],
    ['2026-10', '2026-10-31', ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30']],
    ['2026-10', '2026-10-30', ['2026-10-01', '2026-10-30'], ['2026-09-01', '2026-09-30']],
    ['2026-10', '2026-10-07', ['2026-10-01', '2026-10-07'], ['2026-09-01', '2026-09-07']],
    ['2026-03', '2026-03-30', ['2026-03-01', '2026-03-30'], ['2026-02-01', '2026-02-28']],
    ['2028-03', '2028-03-29', ['2028-03-01', '2028-03-29'], ['2028-02-01', '2028-02-29']],
    ['2026-02', '2026-02-28', ['2026-02-01', '2026-02-28'], ['2026-01-01', '2026-01-31']],
    ['2026-01', '2026-01-02', ['2026-01-01', '2026-01-02'], ['2025-12-01', '2025-12-02']],
    ['2026-11', '2026-10-31', ['2026-11-01', null], ['2026-10-01', null]],
  ])(
    '%s, told up to %s, is compared with as many days of the one before',
    (month, told, days, before) => {
      const compared = comparedDays(month, told)
      expect([compared.days, compared.before]).toEqual(
        [days, before].map(([first, last]) => ({ first, last })),
      )
    },
  )

  it('comes after another', () => {
    expect(['2026-11', '2026-01', '2026-03'].map(monthBefore)).toEqual([
      '2026-10',
      '2025-12',
      '2026-02',
    ])
  })
})

describe('a quarter', () => {
  it('has three months, as far as they are told', () => {
    expect(quarterDays('2026-Q3', '2026-11-28')).toEqual({
      first: '2026-07-01',
      last: '2026-09-30',
    })
    expect(quarterDays('2026-Q4', '2026-11-28')).toEqual({
      first: '2026-10-01',
      last: '2026-11-28',
    })
    expect(quarterDays('2027-Q1', '2026-12-31').last).toBeNull()
  })

  it('has a name, and one before it', () => {
    expect(['2026-01', '2026-03-31', '2026-04', '2026-12-31'].map(quarterOf)).toEqual([
      '2026-Q1',
      '2026-Q1',
      '2026-Q2',
      '2026-Q4',
    ])
    expect(['2026-Q1', '2026-Q2', '2026-Q4'].map(quarterBefore)).toEqual([
      '2025-Q4',
      '2026-Q1',
      '2026-Q3',
    ])
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSpreads } from './spreads.ts'

describe('toSpreads', () => {
  test('gives of each stretch the median, the lowest and the highest', () => {
    const points = [5, 1, 9, 4, null, 8].map((value, index) => ({ time: index * 10, value }))
    const { times, values, lows, highs } = toSpreads(points, 30)
    expect([...times]).toEqual([0, 30])
    expect([...values]).toEqual([5, 6])
    expect([...lows]).toEqual([1, 4])
    expect([...highs]).toEqual([9, 8])
  })

  test('keeps a stretch without a value as a gap, and one without samples as a hole', () => {
    const { times, values } = toSpreads(
      [
        { time: 0, value: 1 },
        { time: 10, value: null },
        { time: 40, value: 2 },
      ],
      10,
    )
    expect([...times]).toEqual([0, 10, 40])
    expect([...values]).toEqual([1, Number.NaN, 2])
  })

  test.each([
    // A day of 23 hours, one of 25, and one that has no midnight.
    ['Europe/Berlin', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
    ['America/New_York', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
    ['America/Santiago', '2026-09-06T04:00Z', '2026-09-07T03:00Z'],
  ])('counts days of %s', (zone, from, to) => {
    const [start, end] = [Date.parse(from), Date.parse(to)]
    const times = [start - 1, start, end - 1, end, end + 60_000]
    const points = times.map((time, value) => ({ time, value }))
    const { times: found, lows, highs } = toSpreads(points, 86_400_000, zone)
    expect([...found].slice(1)).toEqual([start, end])
    expect([...lows]).toEqual([0, 1, 3])
    expect([...highs]).toEqual([0, 2, 4])
  })

  test.each([
    [
      'hours of a zone that is half an hour off',
      3_600_000,
      '2026-06-17T13:30Z',
      '2026-06-17T14:30Z',
    ],
    ['weeks of whole days', 7 * 86_400_000, '2026-06-17T18:30Z', '2026-06-24T18:30Z'],
  ])('counts %s', (_, everyMs, from, to) => {
    const [start, end] = [Date.parse(from), Date.parse(to)]
    const points = [start, start + 1, end - 1, end].map((time) => ({ time, value: 1 }))
    expect([...toSpreads(points, everyMs, 'Asia/Kolkata').times]).toEqual([start, end])
  })

  test('loses no extreme, and the median lies between them', () => {
    const value = fc.option(fc.integer({ min: -1000, max: 1000 }))
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1 }),
        fc.integer({ min: 1, max: 50 }),
        (list, every) => {
          const spreads = toSpreads(
            list.map((value, time) => ({ time, value })),
            every,
          )
          const given = list.filter((value) => value !== null)
          const known = (column: Float64Array) => column.filter((value) => !Number.isNaN(value))
          expect(Math.min(...known(spreads.lows))).toBe(Math.min(...given))
          expect(Math.max(...known(spreads.highs))).toBe(Math.max(...given))
          for (const [index, median] of spreads.values.entries()) {
            if (Number.isNaN(median)) continue
            expect(median).toBeGreaterThanOrEqual(spreads.lows[index] ?? Number.NaN)
            expect(median).toBeLessThanOrEqual(spreads.highs[index] ?? Number.NaN)
          }
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPercent } from './percent.ts'
import { roundShares } from './roundShares.ts'

fc.configureGlobal({ seed: 20_260_611 })

test.each<[string, number[], 1 | 2, number[]]>([
  ['thirds', [1, 1, 1], 2, [33.34, 33.33, 33.33]],
  ['sixths', [1, 1, 4], 2, [16.67, 16.67, 66.66]],
  ['halves of an odd step', [50.005, 49.995, 0], 2, [50.01, 49.99, 0]],
  ['eighths with one decimal', [1, 1, 6], 1, [12.5, 12.5, 75]],
  ['sevenths with one decimal', [2, 2, 3], 1, [28.6, 28.6, 42.8]],
  ['all of it', [5, 0, 0], 2, [100, 0, 0]],
  ['nearly all of it', [99.9999, 0.0001, 0], 2, [99.99, 0.01, 0]],
  ['nearly nothing', [0.004, 50, 49.996], 2, [0.01, 50, 49.99]],
])('%s', (_, parts, decimals, percents) => {
  expect(roundShares(parts, decimals)).toEqual({ percents, addUp: true })
})

test('says so where several parts are too small to be shown, and rounds each alone', () => {
  expect(roundShares([99.991, 0.0045, 0.0045], 2)).toEqual({
    percents: [99.99, 0.01, 0.01],
    addUp: false,
  })
})

test.each<[string, number[], number[]]>([
  ['the last takes what is left', [1, 1, 1], [33.33, 33.33, 33.34]],
  ['the second gives way where nothing else is left', [99.875, 0.125, 0], [99.88, 0.12, 0]],
  [
    'the first too before the row would not add up',
    [99.9895, 0.00525, 0.00525],
    [99.98, 0.01, 0.01],
  ],
])('of two that stand elsewhere too: %s', (_, parts, percents) => {
  expect(roundShares(parts, 2, 2)).toEqual({ percents, addUp: true })
})

test.each([
  ['a missing part', [1, null]],
  ['a part below zero', [1, -1]],
  ['a part without a figure', [1, Number.NaN]],
  ['nothing at all', [0, 0]],
  ['a whole beyond all numbers', [Number.MAX_VALUE, Number.MAX_VALUE]],
])('%s leaves nothing to have a share of', (_, parts) => {
  expect(roundShares(parts, 2)).toEqual({ percents: [null, null], addUp: true })
})

test('a whole without parts has no shares', () => {
  expect(roundShares([], 2)).toEqual({ percents: [], addUp: true })
})

describe('whatever the parts are', () => {
  const part = fc.oneof(
    fc.double({ min: 0, max: 1e9, noNaN: true }),
    fc.integer({ min: 0, max: 100_000 }),
    fc.constantFrom(0, Number.MIN_VALUE, 1e-9, 0.5),
  )
  const parts = fc
    .array(part, { minLength: 1, maxLength: 12 })
    .filter((each) => each.some((value) => value > 0))
  const decimals = fc.constantFrom(1 as const, 2 as const)
  const exact = (each: number[]) => {
    const whole = each.reduce((sum, value) => sum + value, 0)
    return each.map((value) => (value / whole) * 100)
  }

  test('they sum to 100 as shown, or it is said that they do not', () => {
    fc.assert(
      fc.property(parts, decimals, (each, places) => {
        const { percents, addUp } = roundShares(each, places)
        const shown = percents.map((percent) => formatPercent(percent, places).slice(0, -1))
        const steps = shown.reduce((sum, text) => sum + Number(text.replace('.', '')), 0)
        expect(steps === 100 * 10 ** places).toBe(addUp)
      }),
    )
  })

  test('only all reads 100 and only nothing reads 0', () => {
    fc.assert(
      fc.property(parts, decimals, (each, places) => {
        const { percents } = roundShares(each, places)
        const alone = each.filter((value) => value > 0).length === 1
        expect(percents.map((percent) => percent === 0)).toEqual(each.map((value) => value === 0))
        expect(percents.map((percent) => percent === 100)).toEqual(
          each.map((value) => value > 0 && alone),
        )
      }),
    )
  })

  test('none is further than one step from its exact share', () => {
    fc.assert(
      fc.property(parts, decimals, (each, places) => {
        const { percents } = roundShares(each, places)
        for (const [place, share] of exact(each).entries()) {
          expect(Math.abs((percents[place] ?? Number.NaN) - share)).toBeLessThan(
            10 ** -places + 1e-9,
          )
        }
      }),
    )
  })

  test('a larger part never reads less than a smaller one', () => {
    fc.assert(
      fc.property(parts, decimals, (each, places) => {
        const { percents } = roundShares(
          each.toSorted((a, b) => a - b),
          places,
        )
        expect(percents).toEqual(percents.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
      }),
    )
  })

  test('it is given up only where no figures within one step do both', () => {
    fc.assert(
      fc.property(parts, decimals, (each, places) => {
        const all = 100 * 10 ** places
        const least = exact(each).map((share, place) =>
          each[place] === 0 ? 0 : Math.max(1, Math.min(Math.floor((share * all) / 100), all - 1)),
        )
        const several = each.filter((value) => value > 0).length > 1
        const { addUp } = roundShares(each, places)
        if (several && !addUp)
          expect(least.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(all)
        if (!several) expect(addUp).toBe(true)
      }),
    )
  })

  test('parts that stand elsewhere too stay as they are there, wherever the row can add up with them', () => {
    const milliseconds = fc.oneof(
      fc.nat({ max: 90 * 86_400_000 }),
      fc.nat({ max: 200 }).map((count) => count * 108_000),
      fc.constantFrom(0, 1),
    )
    const three = fc
      .tuple(milliseconds, milliseconds, milliseconds)
      .filter((each) => each.filter((value) => value > 0).length > 1)
    fc.assert(
      fc.property(three, decimals, (each, places) => {
        const kept = roundShares(each, places, 2)
        expect(kept.addUp).toBe(roundShares(each, places).addUp)
        const own = exact(each).map((percent) => steps(formatPercent(percent, places)))
        const shown = kept.percents.map((percent) => steps(formatPercent(percent, places)))
        const all = 100 * 10 ** places
        expect(shown.reduce((sum, count) => sum + count, 0) === all).toBe(kept.addUp)
        const [up = 0, down = 0] = own
        const share = ((exact(each)[2] ?? 0) * all) / 100
        const left = all - up - down
        const fits = share === 0 ? left === 0 : left >= 1 && Math.abs(left - share) < 1 - 1e-6
        if (fits) expect(shown.slice(0, 2)).toEqual([up, down])
      }),
    )
  })
})

/** A share as a count of its last decimal. */
function steps(text: string): number {
  return Number(text.slice(0, -1).replace('.', ''))
}

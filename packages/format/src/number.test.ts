import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCompact, formatCount, type OptionalNumber } from './number.ts'

fc.configureGlobal({ seed: 20_260_611 })

describe('formatCount', () => {
  test.each<[OptionalNumber, string]>([
    [0, '0'],
    [999, '999'],
    [1284, '1,284'],
    [12_345, '12,345'],
    [1_234_567, '1,234,567'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    [Number.NaN, 'N/A'],
    [-1, 'N/A'],
  ])('%s reads %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })

  test('groups as Intl does in English', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => {
        expect(formatCount(count)).toBe(count.toLocaleString('en-US'))
      }),
    )
  })
})

describe('formatCompact', () => {
  test.each<[OptionalNumber, string]>([
    [0, '0'],
    [0.5, '0.5'],
    [0.25, '0.25'],
    [7, '7'],
    [999, '999'],
    [1000, '1K'],
    [1250, '1.25K'],
    [20_000, '20K'],
    [1_500_000, '1.5M'],
    [3_250_000_000, '3.25B'],
    [-1500, '-1.5K'],
  ])('%s reads %s', (value, text) => {
    expect(formatCompact(value)).toBe(text)
  })

  test('goes to the next suffix instead of showing 1000 of one', () => {
    expect(formatCompact(999.996)).toBe('1K')
    expect(formatCompact(999_994)).toBe('999.99K')
    expect(formatCompact(999_996)).toBe('1M')
    expect(formatCompact(999_996_000)).toBe('1B')
  })

  test('stays with B, the last suffix of the specification', () => {
    expect(formatCompact(1e12)).toBe('1000B')
  })

  test('has no negative zero', () => {
    expect(formatCompact(-0)).toBe('0')
    expect(formatCompact(-0.001)).toBe('0')
  })

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s reads N/A', (value) => {
    expect(formatCompact(value)).toBe('N/A')
  })
})

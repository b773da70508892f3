import { formatRate } from '@netportal/format'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAxisValue, valueTicks } from './valueTicks.ts'

const texts = (lowest: number, highest: number, isWhole: boolean, format = formatAxisValue) =>
  valueTicks({ lowest, highest, isWhole }, 4, format).ticks.map(({ text }) => text)

describe('valueTicks', () => {
  test.each([
    ['a series of 0 and 1', 0, 1, true, ['0', '1']],
    ['only zeros', 0, 0, true, ['0', '1']],
    ['all equal', 7, 7, true, ['0', '2', '4', '6', '8']],
    ['up to 3', 0, 3, true, ['0', '1', '2', '3']],
    ['a busy evening', 44, 178, true, ['0', '50', '100', '150', '200']],
    ['thousands', 0, 6100, true, ['0', '2K', '4K', '6K', '8K']],
    ['huge', 0, 3.2e12, true, ['0', '1000B', '2000B', '3000B', '4000B']],
    ['fractions', 0, 0.9, false, ['0', '0.5', '1']],
    ['tiny', 0, 0.00032, false, ['0', '0.0001', '0.0002', '0.0003', '0.0004']],
    ['below zero', -12, 30, true, ['-20', '0', '20', '40']],
    ['only below zero', -30, -12, true, ['-30', '-20', '-10', '0']],
  ])('%s', (_, lowest, highest, isWhole, expected) => {
    expect(texts(lowest, highest, isWhole)).toEqual(expected)
  })

  test('grows its steps until texts with few decimals differ', () => {
    expect(texts(0, 1100, false, formatRate)).toEqual([
      '0 Mbps',
      '500.00 Mbps',
      '1.0 Gbps',
      '1.5 Gbps',
    ])
    expect(texts(0, 1, false, (value) => value.toFixed(0))).toEqual(['0', '1'])
  })

  test('leaves one tick where a format cannot tell any two values apart', () => {
    expect(texts(0, 9, true, () => 'some')).toEqual(['some'])
  })

  const range = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), fc.nat(6))
    .map(([lowest, span, shift]) => ({
      lowest: lowest / 10 ** shift,
      highest: (lowest + span) / 10 ** shift,
      isWhole: shift === 0,
    }))

  test('never repeats a text and always spans the values, with zero among the ticks', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 1, max: 12 }), (values, aim) => {
        const { domain, ticks } = valueTicks(values, aim, formatAxisValue)
        const shown = ticks.map(({ text }) => text)
        expect(new Set(shown).size).toBe(shown.length)
        expect(domain[0]).toBeLessThanOrEqual(values.lowest)
        expect(domain[1]).toBeGreaterThanOrEqual(values.highest)
        expect(ticks.map(({ value }) => value)).toContain(0)
      }),
    )
  })

  test.each([
    ['the least number there is', 0, 5e-324],
    ['the least number below zero', -5e-324, 0],
    ['both', -5e-324, 5e-324],
    ['the highest number there is', 0, Number.MAX_VALUE],
    ['a stack beyond it', 0, Number.POSITIVE_INFINITY],
    ['all numbers', -Number.MAX_VALUE, Number.MAX_VALUE],
  ])('has an axis with some width for %s', (_, lowest, highest) => {
    const { domain, ticks } = valueTicks({ lowest, highest, isWhole: false }, 4, formatAxisValue)
    expect(domain[1] - domain[0]).toBeGreaterThan(0)
    expect(domain[1] - domain[0]).toBeLessThan(Number.POSITIVE_INFINITY)
    expect(ticks.length).toBeGreaterThan(0)
  })

  test('never invents fractions of what is counted', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 12 }), (highest, aim) => {
        const { ticks } = valueTicks({ lowest: 0, highest, isWhole: true }, aim, formatAxisValue)
        expect(ticks.every(({ value }) => Number.isInteger(value))).toBe(true)
      }),
    )
  })

  describe('with ends that are set', () => {
    const rates = { lowest: 21, highest: 88, isWhole: true }
    test.each([
      ['both', { from: 0, to: 100 }, [0, 100], ['0', '50', '100']],
      ['the lower, above zero', { from: 20 }, [20, 100], ['20', '40', '60', '80', '100']],
      ['the upper, below the values', { to: 50 }, [0, 50], ['0', '20', '40']],
      ['ends that are not round', { from: 15, to: 95 }, [15, 95], ['20', '40', '60', '80']],
      ['ends the wrong way around', { from: 5, to: 2 }, [5, 6], ['5', '6']],
      ['an upper below all values', { to: -10 }, [-11, -10], ['-11', '-10']],
    ])('%s', (_, ends, domain, texts) => {
      const axis = valueTicks(rates, 4, formatAxisValue, ends)
      expect(axis.domain).toEqual(domain)
      expect(axis.ticks.map(({ text }) => text)).toEqual(texts)
    })
  })
})

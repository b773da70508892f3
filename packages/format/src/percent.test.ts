import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPercent } from './percent.ts'

fc.configureGlobal({ seed: 20_260_611 })

test.each<[number, 1 | 2, string]>([
  [75, 2, '75.00%'],
  [99.994, 2, '99.99%'],
  [99.996, 2, '99.99%'],
  [100, 2, '100.00%'],
  [0, 2, '0.00%'],
  [0.001, 2, '0.01%'],
  [93.333, 1, '93.3%'],
  [99.96, 1, '99.9%'],
  [100, 1, '100.0%'],
  [0.04, 1, '0.1%'],
  [0, 1, '0.0%'],
])('%d with %d decimals reads %s', (percent, decimals, text) => {
  expect(formatPercent(percent, decimals)).toBe(text)
})

test('shows an outage of 5 minutes in 100 days', () => {
  const minutes = 100 * 24 * 60
  expect(formatPercent(((minutes - 5) / minutes) * 100, 2)).toBe('99.99%')
  expect(formatPercent((5 / minutes) * 100, 2)).toBe('0.01%')
})

test('takes what lies beyond an end by a rounding error for that end', () => {
  expect(formatPercent(100 + 1e-12, 2)).toBe('100.00%')
  expect(formatPercent(-1e-12, 2)).toBe('0.00%')
})

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s reads N/A', (percent) => {
  expect(formatPercent(percent, 2)).toBe('N/A')
})

test('reads all or nothing only when it is', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(percent, fc.constantFrom(1 as const, 2 as const), (value, decimals) => {
      const shown = Number.parseFloat(formatPercent(value, decimals))
      expect(shown === 100).toBe(value === 100)
      expect(shown === 0).toBe(value === 0)
      expect(Math.abs(shown - value)).toBeLessThanOrEqual(10 ** -decimals)
    }),
  )
})

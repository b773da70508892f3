import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRate } from './rate.ts'

fc.configureGlobal({ seed: 20_260_611 })

test.each<[number, string]>([
  [0, '0 Mbps'],
  [0.005, '5.00 Kbps'],
  [0.00999, '9.99 Kbps'],
  [0.01, '0.01 Mbps'],
  [0.5, '0.50 Mbps'],
  [12.34, '12.34 Mbps'],
  [12.345678, '12.35 Mbps'],
  [999.99, '999.99 Mbps'],
  [1000, '1.0 Gbps'],
  [1200, '1.2 Gbps'],
  [25_000, '25.0 Gbps'],
])('%d Mbps reads %s', (mbps, text) => {
  expect(formatRate(mbps)).toBe(text)
})

test('never reads 1000.00 Mbps', () => {
  expect(formatRate(999.994)).toBe('999.99 Mbps')
  expect(formatRate(999.996)).toBe('1.0 Gbps')
})

test('tells a trickle from nothing by its unit', () => {
  expect(formatRate(0.000_001)).toBe('0.00 Kbps')
})

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1])('%s reads N/A', (mbps) => {
  expect(formatRate(mbps)).toBe('N/A')
})

test('reads back to within half of the last digit shown', () => {
  const unitMbps = { Kbps: 0.001, Mbps: 1, Gbps: 1000 }
  const lastDigit = { Kbps: 0.01, Mbps: 0.01, Gbps: 0.1 }
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e5, noNaN: true }), (mbps) => {
      const match = /^([\d.]+) (Kbps|Mbps|Gbps)$/.exec(formatRate(mbps))
      const unit = match?.[2] === 'Kbps' || match?.[2] === 'Gbps' ? match[2] : 'Mbps'
      const error = Math.abs(Number(match?.[1]) - mbps / unitMbps[unit])
      expect(error).toBeLessThanOrEqual(lastDigit[unit] * 0.501)
    }),
  )
})

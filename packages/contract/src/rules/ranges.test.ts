import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { rangeStep } from './ranges.ts'

const dayMs = 86_400_000

test.each([
  [1, 'reading'],
  [7, 'reading'],
  // Seven days and an hour, of a week in which clocks go back.
  [7 + 1 / 24, 'reading'],
  [9, 'hour'],
  [31 + 1 / 24, 'hour'],
  [60, 'day'],
  [92, 'day'],
  [366, 'day'],
] as const)('of %f days a point is a %s', (days, step) => {
  expect(rangeStep(days * dayMs)).toBe(step)
})

test('of the specified choices those of 30 days and more are reduced', () => {
  const reduced = limits.ssidStatsDayChoices.filter((days) => rangeStep(days * dayMs) !== 'reading')
  expect(reduced).toEqual([30, 60, 90])
})

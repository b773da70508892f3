import { expect, test } from 'vitest'
import { longestStep } from './holes.ts'

const minutes = (...values: number[]) => Float64Array.from(values, (value) => value * 60_000)

test('a missing sample of a regular series is a hole', () => {
  expect(longestStep(minutes(0, 5, 10, 15, 25, 30, 35))).toBe(7.5 * 60_000)
})

test('a few late samples do not make a series irregular, nor are they holes', () => {
  expect(longestStep(minutes(0, 5, 10.5, 15, 19, 25, 31))).toBeGreaterThanOrEqual(6 * 60_000)
})

test.each([
  ['no rhythm', minutes(0, 1, 30, 31, 90, 95, 300)],
  ['too few points to have a rhythm', minutes(0, 5, 60)],
  ['one instant', minutes(3, 3, 3, 3, 3, 3)],
  ['no points', minutes()],
])('%s: nothing is a hole', (_, times) => {
  expect(longestStep(times)).toBe(Number.POSITIVE_INFINITY)
})

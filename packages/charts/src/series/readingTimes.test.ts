import { describe, expect, test } from 'vitest'
import { nearestIndex, readingTimes, valueAt } from './readingTimes.ts'

const columns = (...points: [number, number][]) => ({
  times: Float64Array.from(points, ([time]) => time),
  values: Float64Array.from(points, ([, value]) => value),
})
const none = Number.NaN

test('a crosshair can stand wherever any series has a value, at each instant once', () => {
  const one = columns([1, 10], [2, none], [3, 30], [3, 31])
  const other = columns([0, 5], [2, none], [3, 7], [9, 1])
  expect([...readingTimes([one, other], { from: 1, to: 5 })]).toEqual([1, 3])
})

describe('nearestIndex', () => {
  const times = Float64Array.of(10, 20, 40)
  test.each([
    [-5, 0],
    [10, 0],
    [15, 0],
    [15.1, 1],
    [29, 1],
    [31, 2],
    [99, 2],
  ])('of 10, 20, 40 to %d is number %d', (time, index) => {
    expect(nearestIndex(times, time)).toBe(index)
  })

  test('is -1 without any', () => {
    expect(nearestIndex(new Float64Array(), 3)).toBe(-1)
  })
})

describe('valueAt', () => {
  const series = columns([1, 10], [2, none], [3, 30], [3, 31])
  test.each([
    [1, 10],
    [2, null],
    [2.5, null],
    [3, 31],
    [4, null],
  ])('at %d is %s', (time, value) => {
    expect(valueAt(series, time)).toBe(value)
  })
})

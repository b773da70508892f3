import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveBy, partOf, zoomBy } from './zoomPeriod.ts'

const whole = { from: 0, to: 100_000 }

describe('zoomBy', () => {
  test('shows half of the time around the middle, or around an instant that keeps its place', () => {
    expect(zoomBy(whole, whole, 0.5)).toEqual({ from: 25_000, to: 75_000 })
    expect(zoomBy(whole, whole, 0.5, 20_000)).toEqual({ from: 10_000, to: 60_000 })
  })

  test('shows the whole again', () => {
    expect(zoomBy({ from: 25_000, to: 75_000 }, whole, 2)).toBeNull()
  })

  test('stays within the whole', () => {
    expect(zoomBy({ from: 0, to: 20_000 }, whole, 2, 0)).toEqual({ from: 0, to: 40_000 })
  })
})

test('moveBy goes no farther than the end', () => {
  const shown = { from: 60_000, to: 80_000 }
  expect(moveBy(shown, whole, 0.5)).toEqual({ from: 70_000, to: 90_000 })
  expect(moveBy(shown, whole, 9)).toEqual({ from: 80_000, to: 100_000 })
})

test('a part lies within the whole, has some length, and its ends are in order', () => {
  const instant = fc.integer({ min: -50_000, max: 150_000 })
  fc.assert(
    fc.property(instant, instant, (from, to) => {
      const part = partOf({ from, to }, whole)
      if (!part) return
      expect(part.from).toBeGreaterThanOrEqual(whole.from)
      expect(part.to).toBeLessThanOrEqual(whole.to)
      expect(part.to - part.from).toBeGreaterThanOrEqual(10)
    }),
  )
})

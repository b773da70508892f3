import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadLabels } from './spreadLabels.ts'

test('leaves labels that have room where they want to be', () => {
  expect(spreadLabels([-50, 0, 40], 16, -100, 100)).toEqual([-50, 0, 40])
})

test('moves two that collide apart by the same', () => {
  expect(spreadLabels([0, 4], 16, -100, 100)).toEqual([-6, 10])
})

test('lets a crowd push its neighbours, around the middle of them all', () => {
  expect(spreadLabels([0, 1, 11, 90], 10, -100, 100)).toEqual([-6, 4, 14, 90])
})

test('keeps within the bounds', () => {
  expect(spreadLabels([-99, -98, 99], 10, -95, 95)).toEqual([-95, -85, 95])
})

test('no two are closer than the gap, all are within the bounds, in their order', () => {
  const places = fc.array(fc.double({ min: -250, max: 250, noNaN: true }), { maxLength: 30 })
  fc.assert(
    fc.property(places, (wanted) => {
      const spread = spreadLabels(
        wanted.toSorted((a, b) => a - b),
        16,
        -242,
        242,
      )
      expect(spread).toHaveLength(wanted.length)
      for (const [index, place] of spread.entries()) {
        expect(place).toBeGreaterThanOrEqual(-242 - 1e-6)
        expect(place).toBeLessThanOrEqual(242 + 1e-6)
        const previous = spread[index - 1]
        if (previous !== undefined) expect(place - previous).toBeGreaterThanOrEqual(16 - 1e-6)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowStep, windowAround, windowWith } from './rowWindow.ts'

const total = 10_000
const places = fc.array(fc.nat(total - 1), { minLength: 1, maxLength: 30 })

test('whatever place is gone to, its row and the next ones on both sides are drawn', () => {
  fc.assert(
    fc.property(places, (path) => {
      let rows = windowAround(0)
      for (const place of path) {
        rows = windowWith(rows, place)
        expect(rows.from).toBeLessThanOrEqual(Math.max(0, place - 1))
        expect(rows.to).toBeGreaterThan(place + 1)
      }
    }),
  )
})

test('a jump costs no more than one step', () => {
  const { from, to } = windowWith(windowAround(0), total - 1)
  expect(to - from).toBe(rowStep)
})

test('rows stay the same while the place is well within', () => {
  const rows = windowAround(500)
  expect(windowWith(rows, 510)).toBe(rows)
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pieSlices, sharesAddUp, sliceColor } from './pieSlices.ts'

const parts = (...values: number[]) =>
  pieSlices(values.map((value, place) => ({ label: `part ${place}`, value })))

describe('pieSlices', () => {
  test('one part with a value is a full circle, the others have no slice', () => {
    expect(parts(17, 0, 0)).toEqual([
      {
        label: 'part 0',
        value: 17,
        percent: 100,
        shownPercent: 100,
        colorIndex: 0,
        startAngle: 0,
        endAngle: 2 * Math.PI,
      },
    ])
  })

  test('begins at 12 with the largest and goes clockwise; equal parts keep their order', () => {
    const slices = parts(1, 3, 1, 5)
    expect(slices.map(({ label }) => label)).toEqual(['part 3', 'part 1', 'part 0', 'part 2'])
    expect(slices[0]).toMatchObject({ startAngle: 0, endAngle: Math.PI, percent: 50 })
  })

  test('what is no part of a whole has no slice', () => {
    expect(parts(0, -4, Number.NaN, Number.POSITIVE_INFINITY)).toEqual([])
  })

  test('slices lie side by side and make up the whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1 }),
        (v) => {
          const slices = parts(...v)
          for (const [place, slice] of slices.entries()) {
            expect(slice.startAngle).toBe(slices[place - 1]?.endAngle ?? 0)
            expect(slice.endAngle).toBeGreaterThanOrEqual(slice.startAngle)
          }
          expect(slices.at(-1)?.endAngle).toBe(2 * Math.PI)
          expect(slices.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 6)
        },
      ),
    )
  })
})

test('shares sum to 100.0 as written, or it is told that they do not; none reads 0.0', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3000 }), { minLength: 1, maxLength: 40 }), (values) => {
      const slices = parts(...values)
      const steps = slices.map(({ shownPercent }) => Math.round(shownPercent * 10))
      for (const count of steps) expect(count).toBeGreaterThan(0)
      if (slices.length === 0) return
      const sum = steps.reduce((sum, count) => sum + count, 0)
      if (sharesAddUp(slices)) expect(sum).toBe(1000)
      else expect(sum).toBeGreaterThan(1000)
    }),
  )
  expect(sharesAddUp(parts(9990, 1, 1, 1, 1, 1, 1))).toBe(false)
  expect(sharesAddUp(parts())).toBe(true)
})

test('no two neighbours have one colour, the last and the first neither', () => {
  for (let count = 2; count <= 100; count += 1) {
    for (let place = 0; place < count; place += 1) {
      const next = (place + 1) % count
      expect([count, place, sliceColor(place, count)]).not.toEqual([
        count,
        place,
        sliceColor(next, count),
      ])
    }
  }
})

/** Specification §9: the pie chart has 8 colours. */
test('slices take eight colours in turn', () => {
  const colors = Array.from({ length: 18 }, (_, place) => sliceColor(place, 18))
  expect(colors.join('')).toBe('012345670123456701')
})

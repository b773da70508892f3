import { scaleLinear } from '@visx/scale'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale } from './linearScale.ts'

const number = fc.double({ min: -1e12, max: 1e12, noNaN: true })

test('places numbers where visx places them, and finds them again', () => {
  fc.assert(
    fc.property(
      number,
      number,
      number,
      fc.integer({ min: 0, max: 99 }),
      (from, span, value, start) => {
        const domain: [number, number] = [from, from + Math.abs(span)]
        const range: [number, number] = [start + 900, start]
        const ours = linearScale(domain, range)
        const theirs = scaleLinear<number>({ domain, range })
        expect(ours(value)).toBe(theirs(value))
        if (domain[1] > domain[0]) expect(ours.invert(100)).toBeCloseTo(theirs.invert(100), -1)
      },
    ),
  )
})

test('places everything in the middle of no span', () => {
  expect(linearScale([3, 3], [0, 10])(7)).toBe(5)
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureText } from '../text/measureText.ts'
import { labelFont, type PieLabel, pieLayout } from './pieLayout.ts'

const size = { width: 820, height: 500 }
const parts = (...values: number[]) =>
  values.map((value, place) => ({ label: `Guest-Network-${place}`, value }))

function box({ text, x, y, side }: PieLabel) {
  const width = measureText(text, labelFont)
  return { left: side === 'right' ? x : x - width, right: side === 'right' ? x + width : x, y }
}

describe('pieLayout', () => {
  test('draws a lone slice as a full circle', () => {
    const [slice] = pieLayout({ data: parts(17), ...size }).slices
    expect(slice?.path).toBe('M0,-188A188,188,0,1,1,0,188A188,188,0,1,1,0,-188Z')
  })

  test.each([
    ['an emoji at the cut', `${'n'.repeat(19)}🎉abc`, `${'n'.repeat(19)}…`],
    ['an emoji before the cut', `${'n'.repeat(18)}🎉abc`, `${'n'.repeat(18)}🎉…`],
    ['a family of several code points', `${'n'.repeat(18)}👩‍👩‍👧abc`, `${'n'.repeat(18)}👩‍👩‍👧…`],
    ['a name that just fits', `${'n'.repeat(19)}🎉`, `${'n'.repeat(19)}🎉`],
  ])('cuts labels at 20 characters as readers see them: %s', (_, label, text) => {
    const [first] = pieLayout({ data: [{ label, value: 1 }], ...size }).labels
    expect(first?.text).toBe(text)
    expect(first?.text).not.toMatch(/\p{Cs}|\ufffd/u)
  })

  test('names every slice of a common pie', () => {
    const { labels } = pieLayout({ data: parts(128, 64, 41, 27, 22, 15, 12, 9), ...size })
    expect(labels).toHaveLength(8)
  })

  test('has no labels where they would leave no room for the pie, which then takes it', () => {
    const layout = pieLayout({ data: parts(3, 2), width: 320, height: 320 })
    expect(layout.labels).toEqual([])
    expect(layout.radius).toBe(146)
  })

  test('labels never overlap, never leave the picture and never lie on the pie', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(counts, fc.integer({ min: 200, max: 1100 }), (values, width) => {
        const { labels, radius } = pieLayout({ data: parts(...values), width, height: 500 })
        for (const [index, label] of labels.entries()) {
          const { left, right, y } = box(label)
          expect(left).toBeGreaterThanOrEqual(-width / 2)
          expect(right).toBeLessThanOrEqual(width / 2)
          expect(Math.abs(y)).toBeLessThanOrEqual(250 - 7)
          expect(Math.abs(label.x)).toBeGreaterThan(radius)
          const below = labels[index + 1]
          if (below?.side === label.side) expect(below.y - y).toBeGreaterThanOrEqual(15.999)
        }
      }),
    )
  })

  test('of a crowd the largest slices keep their labels', () => {
    const data = parts(...Array.from({ length: 40 }, (_, place) => 1000 - place))
    const { labels } = pieLayout({ data, width: 820, height: 120 + 200 })
    const named = labels.map(({ text }) => Number(text.split('-').at(-1)))
    expect(named.length).toBeGreaterThan(10)
    expect(named).toContain(0)
  })
})

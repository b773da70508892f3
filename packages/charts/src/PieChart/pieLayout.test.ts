import { describe, expect, test } from 'vitest'
import { pieLayout } from './pieLayout.ts'

const size = { width: 820, height: 500 }
const parts = (...values: number[]) =>
  values.map((value, place) => ({ label: `Guest-Network-${place}`, value }))

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
})

import { cutText } from '@netportal/format'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutName } from './cutName.ts'

describe('cutName', () => {
  test.each([
    ['Underground-Garage-14', 12, 'Underg…ge-14'],
    ['Underground-Garage-14', 11, 'Under…ge-14'],
    ['short', 12, 'short'],
    ['abc', 1, '…'],
    ['abc', 2, 'a…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3, '👩‍👩‍👧‍👦…👩‍👩‍👧‍👦'],
  ])('%s to %d characters in the middle is %s', (name, max, expected) => {
    expect(cutName(name, max, 'middle')).toBe(expected)
  })

  test('cuts at the end as every label is cut, unless it is told otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (name, max) => {
        expect(cutName(name, max)).toBe(cutText(name, max))
      }),
    )
  })

  test('is never longer than it may be, and keeps both ends', () => {
    const count = (text: string) =>
      [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii' }),
        fc.integer({ min: 3, max: 30 }),
        (name, max) => {
          const cut = cutName(name, max, 'middle')
          expect(count(cut)).toBeLessThanOrEqual(max)
          if (cut !== name) {
            const [head = '', tail = ''] = [cut.slice(0, 1), cut.slice(-1)]
            expect(name.startsWith(head) && name.endsWith(tail)).toBe(true)
          }
        },
      ),
    )
  })
})

import { measureText } from '@netportal/charts/plots'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { breakText } from './breakText.ts'

const font = { sizePx: 12, weight: 400 } as const

const withoutMarks = (text: string) => text.replace(/[\u200e\u200f]/g, '')

it('keeps every character in order, and every line within its width', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      // Signs that nobody sees keep the direction of a line that goes on.
      const lines = breakText(text, 80, font).map(withoutMarks)
      expect(lines.join('').replace(/\s/g, '')).toBe(withoutMarks(text).replace(/\s/g, ''))
      for (const line of lines) {
        const isOneCharacter = [...new Intl.Segmenter().segment(line)].length <= 1
        expect(isOneCharacter || measureText(line, font) <= 80 + 1e-6).toBe(true)
      }
    }),
  )
})

it('breaks between words, at the text’s own line ends, and inside what is too long', () => {
  expect(breakText('Guest WiFi is slow\nsince noon', 70, font)).toEqual([
    'Guest WiFi',
    'is slow',
    'since noon',
  ])
  expect(breakText('', 70, font)).toEqual([''])
  expect(breakText('x'.repeat(30), 70, font).length).toBeGreaterThan(1)
})

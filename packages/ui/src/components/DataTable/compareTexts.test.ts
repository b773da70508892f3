import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts } from './compareTexts.ts'

const collator = new Intl.Collator('en', { sensitivity: 'accent' })

const latin = fc.string({ unit: fc.constantFrom(...'aAeEoOzZ 0-_ÀéÉÖö\u0301\u0308', 'e\u0301') })

test.each([
  ['ASCII', fc.string({ unit: 'binary-ascii' })],
  ['accented Latin', latin],
  ['any', fc.oneof(fc.string({ unit: 'binary' }), latin, fc.string({ unit: 'binary-ascii' }))],
])('orders %s texts exactly as the collator does', (_, text) => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), (texts) => {
      const compare = compareTexts(texts)
      const places = [...texts.keys()]
      const signs = places.map((a) => places.map((b) => Math.sign(compare(a, b))))
      const expected = texts.map((a) => texts.map((b) => Math.sign(collator.compare(a, b))))
      expect(signs).toEqual(expected)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  { name: 'letter case counts for nothing', texts: ['lobby', 'LOBBY'], order: 0 },
  { name: 'an accent comes after the plain letter', texts: ['Cafe', 'Café'], order: -1 },
  { name: 'a letter counts for more than an accent', texts: ['Café', 'Caff'], order: -1 },
  { name: 'a longer text comes after its beginning', texts: ['AP-1234', 'AP-12345'], order: -1 },
  { name: 'figures within a text are characters', texts: ['AP-10', 'AP-2'], order: -1 },
])('$name', ({ texts, order }) => {
  expect(Math.sign(compareTexts(texts)(0, 1))).toBe(order)
})

test('sees the last letter of a text of any length', () => {
  for (let length = 0; length < 30; length++) {
    const beginning = 'z'.repeat(length)
    expect(compareTexts([`${beginning}a`, `${beginning}b`])(0, 1)).toBeLessThan(0)
  }
})

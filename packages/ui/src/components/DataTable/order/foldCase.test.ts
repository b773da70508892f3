import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldCase } from './foldCase.ts'

test.each([
  ['LOBBY-AP-01', 'lobby-ap-01'],
  ['STRASSE', 'Straße'],
  ['STRAẞE', 'strasse'],
  ['İSTANBUL', 'istanbul'],
  ['ısparta', 'ISPARTA'],
  ['ΟΔΟΣ', 'οδος'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['МОСКВА', 'москва'],
  ['CAFÉ', 'cafe\u0301'],
  ['\u212Aelvin', 'kelvin'],
])('%s and %s are one text', (a, b) => {
  expect(foldCase(a)).toBe(foldCase(b))
})

test('a beginning is found in the whole, though Greek writes its last sigma another way', () => {
  expect(foldCase('ΟΔΟΣΑ')).toContain(foldCase('ΟΔΟΣ'))
})

test('accents make another text', () => {
  expect(foldCase('Café')).not.toBe(foldCase('Cafe'))
})

test('letter case and encoding never matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldCase(text)
      expect(foldCase(text.toUpperCase())).toBe(folded)
      expect(foldCase(text.toLowerCase())).toBe(folded)
      expect(foldCase(text.normalize('NFD'))).toBe(folded)
      expect(foldCase(folded)).toBe(folded)
    }),
    { numRuns: 5000 },
  )
})

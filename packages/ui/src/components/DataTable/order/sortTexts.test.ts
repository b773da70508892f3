import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collationOf } from './collation.ts'
import type { GroupedPlaces } from './groupedPlaces.ts'
import { sortTexts } from './sortTexts.ts'

/** Texts in their order as their weights say, those that are equal together. */
function groups(texts: readonly string[], locale = 'en'): string[][] {
  return groupsOf(texts, sortTexts(texts, locale, 0))
}

function groupsOf(texts: readonly string[], { order, isStart }: GroupedPlaces): string[][] {
  const found: string[][] = []
  order.forEach((place, i) => {
    if (isStart[i] === 1) found.push([])
    found.at(-1)?.push(texts[place] ?? '')
  })
  return found
}

function groupsByCollator(texts: readonly string[], locale = 'en'): string[][] {
  const collator = new Intl.Collator(locale, { sensitivity: 'accent' })
  const found: string[][] = []
  for (const text of texts.toSorted(collator.compare)) {
    const last = found.at(-1)
    if (last && collator.compare(last[0] ?? '', text) === 0) last.push(text)
    else found.push([text])
  }
  return found
}

const ascii = fc.string({ unit: 'binary-ascii' })
const alike = fc.string({ unit: fc.constantFrom('a', 'A', 'b'), maxLength: 20 })
const latin = fc.string({ unit: fc.constantFrom(...'aAeEoOzZ 0-_ÀéÉÖö\u0301\u0308', 'e\u0301') })
const any = fc.string({ unit: 'binary' })

test.each([
  ['ASCII', ascii],
  ['long and alike', alike],
  ['accented Latin', latin],
  ['Latin', fc.oneof(ascii, alike, latin)],
  ['any', fc.oneof(any, ascii, latin)],
])('orders %s texts exactly as the collator does, equal ones as they came', (_, text) => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 40 }), (texts) => {
      expect(groups(texts)).toEqual(groupsByCollator(texts))
    }),
    { numRuns: 500 },
  )
})

test('orders a few texts as it orders many', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(ascii, alike, latin), { maxLength: 40 }), (texts) => {
      expect(groupsOf(texts, sortTexts(texts, 'en'))).toEqual(groups(texts))
    }),
  )
})

/** Languages with letters beside our alphabet, pairs that are one letter, and another order of the same letters. */
const locales = ['de', 'de-u-co-phonebk', 'sv', 'da', 'cs', 'hu', 'es', 'et', 'lt', 'tr', 'fr-CA']
const words = fc.string({ unit: fc.constantFrom(...'acdehijlosyzåäöüčéñßıØ ', 'ch', 'aa', 'dzs') })

test.each(locales)('orders texts in %s exactly as its collator does', (locale) => {
  fc.assert(
    fc.property(fc.array(fc.oneof(words, ascii), { maxLength: 40 }), (texts) => {
      expect(groups(texts, locale)).toEqual(groupsByCollator(texts, locale))
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['de', ['Zürich', 'Ähren', 'Arosa'], ['Ähren', 'Arosa', 'Zürich']],
  ['sv', ['Zürich', 'Ähren', 'Arosa'], ['Arosa', 'Zürich', 'Ähren']],
  ['cs', ['chata', 'cuketa', 'dub', 'hrad', 'jih'], ['cuketa', 'dub', 'hrad', 'chata', 'jih']],
  ['da', ['Aarhus', 'Zoo'], ['Zoo', 'Aarhus']],
])('sorts as a reader of %s looks it up', (locale, texts, sorted) => {
  expect(groups(texts, locale).flat()).toEqual(sorted)
})

test.each(['en', 'de', 'fr', 'pt', 'nl'])(
  'asks the collator of %s for no single text',
  (locale) => {
    expect(collationOf(locale).readAsciiWeights()).not.toBeNull()
  },
)

test.each([
  {
    name: 'letter case counts for nothing',
    texts: ['lobby', 'LOBBY'],
    sorted: [['lobby', 'LOBBY']],
  },
  {
    name: 'accents come after the plain letter',
    texts: ['Café', 'Cafe'],
    sorted: [['Cafe'], ['Café']],
  },
  {
    name: 'letters count for more than accents',
    texts: ['Caff', 'Café'],
    sorted: [['Café'], ['Caff']],
  },
  {
    name: 'a beginning comes first',
    texts: ['AP-12345', 'AP-1234'],
    sorted: [['AP-1234'], ['AP-12345']],
  },
  {
    name: 'figures in a text are characters',
    texts: ['AP-2', 'AP-10'],
    sorted: [['AP-10'], ['AP-2']],
  },
])('$name', ({ texts, sorted }) => {
  expect(groups(texts)).toEqual(sorted)
})

test('sees the last letter of texts of any length', () => {
  for (let length = 0; length < 30; length++) {
    const beginning = 'z'.repeat(length)
    expect(groups([`${beginning}b`, `${beginning}a`])).toEqual([
      [`${beginning}a`],
      [`${beginning}b`],
    ])
  }
})

test('keeps thousands of texts apart that begin alike', () => {
  const texts = Array.from({ length: 5000 }, (_, i) => `access-point-${(i * 7919) % 5000}`)
  expect(groups(texts)).toEqual(groupsByCollator(texts))
})

import { describe, expect, test } from 'vitest'
import { isolate, isolatedParts, keepDirection } from './isolate.ts'

describe('isolate', () => {
  test.each(['Harbour Point', 'Café № 5', 'Отель', '東京', '5', ''])(
    'leaves %j as it is',
    (name) => {
      expect(isolate(name)).toBe(name)
    },
  )

  test.each(['5 ضيوف', 'מלון הים', 'Hotel מלון 5', '𞤀𞤣', 'ﷺ'])('isolates %j', (name) => {
    expect(isolate(name)).toBe(`\u2068${name}\u2069`)
  })

  test('lets no name break out of its isolate, nor turn round what follows', () => {
    expect(isolate('\u202eabc\u2069')).toBe('\u2068abc\u2069')
    expect(isolate('א\u2069\u2067')).toBe('\u2068א\u2069')
  })
})

describe('isolatedParts', () => {
  test('takes names out of their sentence, without the isolates', () => {
    expect(isolatedParts(`Details for ${isolate('מלון')}, room ${isolate('5 ضيوف')}`)).toEqual([
      { text: 'Details for ', isIsolated: false },
      { text: 'מלון', isIsolated: true },
      { text: ', room ', isIsolated: false },
      { text: '5 ضيوف', isIsolated: true },
    ])
  })

  test('leaves a text without names in one piece', () => {
    expect(isolatedParts('Locations Overview')).toEqual([
      { text: 'Locations Overview', isIsolated: false },
    ])
  })
})

describe('keepDirection', () => {
  test.each([
    [
      ['Hotel', 'Sea View'],
      ['Hotel', 'Sea View'],
    ],
    [
      ['מלון הים', 'Sea View', '12'],
      ['מלון הים', '\u200fSea View', '\u200f12'],
    ],
    [
      ['Most were at', `${isolate('מלון')} 5`, 'הים'],
      ['Most were at', `${isolate('מלון')} 5`, '\u200eהים'],
    ],
  ])('of %j makes %j', (lines, kept) => {
    expect(keepDirection(lines)).toEqual(kept)
  })
})

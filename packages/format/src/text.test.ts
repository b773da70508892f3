import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutText, splitUnit, textOr } from './text.ts'

fc.configureGlobal({ seed: 20_260_611 })

describe('textOr', () => {
  test.each([null, undefined, '', '  '])('stands in for %j', (text) => {
    expect(textOr(text)).toBe('N/A')
    expect(textOr(text, 'Not specified')).toBe('Not specified')
  })

  test('keeps a text as it is', () => {
    expect(textOr(' 0 ')).toBe(' 0 ')
  })
})

describe('cutText', () => {
  const nineteen = 'Lobby and Terrace 5'

  test('keeps what fits', () => {
    expect(cutText(`${nineteen}G`, 20)).toBe(`${nineteen}G`)
  })

  test('counts the ellipsis', () => {
    expect(cutText(`${nineteen} GHz`, 20)).toBe(`${nineteen}…`)
    expect(cutText('Lobby', 1)).toBe('…')
  })

  test('does not split an emoji', () => {
    expect(cutText(`${nineteen}🎉abc`, 20)).toBe(`${nineteen}…`)
    expect(cutText(`${nineteen}🎉abc`, 21)).toBe(`${nineteen}🎉…`)
  })

  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a flag', '🇯🇵'],
    ['a skin tone', '👍🏽'],
    ['a letter with marks', 'e\u0301\u0323'],
    ['a Hangul syllable', '\u1112\u1161\u11AB'],
  ])('counts %s as one', (_, character) => {
    expect(cutText(character.repeat(5), 5)).toBe(character.repeat(5))
    expect(cutText(character.repeat(6), 5)).toBe(`${character.repeat(4)}…`)
  })

  test('never shows more than it may, and cuts nothing that fits', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    const count = (text: string) => [...segmenter.segment(text)].length
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.nat(9), (text, extra) => {
        const max = extra + 1
        const cut = cutText(text, max)
        expect(count(cut)).toBeLessThanOrEqual(max)
        if (count(text) <= max) expect(cut).toBe(text)
        else expect(text.startsWith(cut.slice(0, -1))).toBe(true)
      }),
    )
  })
})

describe('splitUnit', () => {
  test.each([
    ['1.50 GB', '1.50', 'GB'],
    ['0 Bytes', '0', 'Bytes'],
    ['93.3%', '93.3', '%'],
    ['1,284', '1,284', ''],
    ['N/A', 'N/A', ''],
    ['5d 3h 12m', '5d 3h 12m', ''],
  ])('%s', (text, figure, unit) => {
    expect(splitUnit(text)).toEqual({ figure, unit })
  })
})

import { describe, expect, test } from 'vitest'
import { readFontFile } from '../fonts/nodeFonts.ts'
import { unpackFont } from '../fonts/unpackFont.ts'
import { openFont } from '../pdf/openFont.ts'
import { fontWidths } from './fontWidths.ts'
import { fitText, measureText } from './measureText.ts'

describe.each([400, 600] as const)('the table of widths at weight %d', (weight) => {
  test('says what the font says', async () => {
    const font = openFont(await unpackFont(await readFontFile('instrument-sans-latin', weight)))
    for (const [width, characters] of Object.entries(fontWidths[weight])) {
      for (const character of characters) {
        const [position] = font.layout(character, ['tnum']).positions
        expect([character, position?.xAdvance]).toEqual([character, Number(width)])
      }
    }
  })

  test('has all of ASCII', () => {
    const known = Object.values(fontWidths[weight]).join('')
    for (let code = 0x20; code < 0x7f; code += 1) {
      expect(known).toContain(String.fromCharCode(code))
    }
  })
})

const font = { sizePx: 10, weight: 400 } as const

describe('measureText', () => {
  test.each([
    ['digits are equally wide', '1111', measureText('0808', font)],
    ['a letter with a mark is as wide as the letter', 'Hôtel', measureText('Hotel', font)],
    ['East Asian characters are square', '访客网络', 40],
    ['so are emoji, as one character', '🎉', 10],
    ['a combining mark has no width', 'e\u0301', measureText('e', font)],
  ])('%s', (_, text, width) => {
    expect(measureText(text, font)).toBeCloseTo(width, 9)
  })
})

describe('fitText', () => {
  test('leaves what fits', () => {
    expect(fitText('Guest', 100, font)).toBe('Guest')
  })

  test('cuts with an ellipsis, never inside a character as readers see it', () => {
    const cut = fitText('Family 👩‍👩‍👧 suite', 50, font)
    expect(cut).toBe('Family…')
    expect(measureText(cut, font)).toBeLessThanOrEqual(50)
  })

  test('gives nothing where nothing fits', () => {
    expect(fitText('Guest', 3, font)).toBe('')
  })
})

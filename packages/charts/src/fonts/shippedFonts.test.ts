import { expect, test } from 'vitest'
import { openFont } from '../pdf/openFont.ts'
import { gatherFonts } from './fontSet.ts'
import { readFontFile } from './nodeFonts.ts'
import { shippedFonts } from './shippedFonts.ts'
import { unpackFont } from './unpackFont.ts'

test.each(shippedFonts)(
  '$name has the characters it is chosen for, in both weights',
  async (shipped) => {
    for (const weight of [400, 600] as const) {
      const font = openFont(await unpackFont(await readFontFile(shipped.name, weight)))
      for (let code = 0x20; code <= 0xffff; code += 1) {
        if (!shipped.characters.test(String.fromCharCode(code))) continue
        expect([code.toString(16), font.hasGlyphForCodePoint(code)]).toEqual([
          code.toString(16),
          true,
        ])
      }
    }
  },
)

const scripts = {
  Latin: 'ABCXYZabcxyz0189 ÀÉÎÕÜßçñøÿ ŁłŹźŐőŘřŞşĞğİıŻż ȘșȚț Ạạẹọử €£¥₹™',
  Greek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρςστυφχψω άέήίόύώϊϋΐΰ ἀἁᾳ',
  Cyrillic:
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ абвгдеёжзийклмнопрстуфхцчшщъыьэюя ЄєІіЇїҐґЎўЈјЉљЊњЋћЏџ Әә Ққ №',
}

test.each(Object.entries(scripts))('%s needs no font from elsewhere', async (_, text) => {
  const asked: string[] = []
  await gatherFonts(
    [{ text, weight: 400 }],
    async () => new Uint8Array(),
    async (characters) => {
      asked.push(characters)
      return []
    },
  )
  expect(asked).toEqual([])
})

test('only the fonts that texts need are read, and what none has is asked for once', async () => {
  const read: string[] = []
  const fonts = await gatherFonts(
    [
      { text: 'Guest', weight: 600 },
      { text: 'Гости 访客网络', weight: 400 },
      { text: '网', weight: 600 },
    ],
    async (name, weight) => {
      read.push(`${name} ${weight}`)
      return new Uint8Array([weight / 100])
    },
    async (characters) => [
      { family: 'other', weight: 400, bytes: new TextEncoder().encode(characters) },
    ],
  )
  expect(read).toEqual([
    'instrument-sans-latin 600',
    'inter-cyrillic 400',
    'instrument-sans-latin 400',
  ])
  expect(new TextDecoder().decode(fonts.at(-1)?.bytes)).toBe('访客网络')
})

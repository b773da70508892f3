import { expect, test } from 'vitest'
import { readFontFile } from '../fonts/nodeFonts.ts'
import { unpackFont } from '../fonts/unpackFont.ts'
import { openFont } from './openFont.ts'

test('a text is laid out once, and whoever scales its places spoils none for the next', async () => {
  const font = openFont(await unpackFont(await readFontFile('instrument-sans-latin', 400)))
  const first = font.layout('Hotel 12', ['tnum'])
  const width = first.advanceWidth
  const places = first.positions.map((place) => ({ ...place }))
  for (const place of first.positions) place.xAdvance *= 2
  expect(first.advanceWidth).toBe(2 * width)
  const second = font.layout('Hotel 12', ['tnum'])
  expect(second.glyphs).toBe(first.glyphs)
  expect(second.positions).toEqual(places)
  expect(second.advanceWidth).toBe(width)
  // Figures of equal width are others.
  expect(font.layout('Hotel 12', []).glyphs).not.toBe(first.glyphs)
})

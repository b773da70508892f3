import '@netportal/ui/fonts.css'
import { contrastRatio, darkTheme, lightTheme, type Theme } from '@netportal/ui'
import { beforeAll, describe, expect, test } from 'vitest'
import { gatherFonts } from '../fonts/fontSet.ts'
import { readInlinedFont } from '../fonts/inlinedFonts.ts'
import type { Picture } from '../shapes/shape.ts'
import { textsOf } from '../shapes/textsOf.ts'
import { fetchOtherFonts } from '../testing/fetchOtherFonts.ts'
import { names, sampleLinePicture, samplePiePicture } from '../testing/pictures.ts'
import { type Pixels, pixelsOf } from '../testing/pixels.ts'
import { toPng } from './toPng.ts'

async function pngOf(picture: Picture): Promise<Pixels> {
  const fonts = await gatherFonts(textsOf(picture.shapes), readInlinedFont, fetchOtherFonts)
  return pixelsOf(await toPng(picture, fonts, 'monospace'))
}

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('a line chart in the %s theme', (_, theme: Theme) => {
  const picture = sampleLinePicture(theme)
  const ground = theme.color.surface.base
  let png: Pixels
  beforeAll(async () => {
    png = await pngOf(picture)
  })

  test('is twice as large as the picture', () => {
    expect([png.width, png.height]).toEqual([picture.width * 2, picture.height * 2])
  })

  test('is opaque on the ground of its theme, with an empty edge: nothing is cut', () => {
    const colors = png.colors()
    expect([...colors.keys()].filter((color) => color.length > 7)).toEqual([])
    expect([...colors].toSorted(([, a], [, b]) => b - a)[0]?.[0]).toBe(ground)
    const { width, height } = png
    for (const edge of [
      { x: 0, y: 0, width, height: 40 },
      { x: 0, y: height - 40, width, height: 40 },
      { x: 0, y: 0, width: 40, height },
      { x: width - 40, y: 0, width: 40, height },
    ]) {
      expect(png.ink(edge, ground)).toBeNull()
    }
  })

  test('has the colours of grid, axis, both series and texts as the theme says them', () => {
    const { chart, color } = theme
    const colors = png.colors()
    for (const expected of [
      chart.grid,
      chart.axis,
      chart.label,
      chart.categorical[0],
      chart.categorical[3],
      color.text.base,
      color.text.muted,
    ]) {
      expect(colors.get(expected) ?? 0, expected).toBeGreaterThan(20)
    }
  })

  test('has axis texts that can be read on it', () => {
    const axis = { x: 48, y: 290, width: 130, height: png.height - 340 }
    const contrasts = [...png.colors(axis).keys()].map((color) => contrastRatio(color, ground))
    expect(Math.max(...contrasts)).toBeGreaterThanOrEqual(4.5)
  })
})

test('a pie has the colour of each slice, as large as its share', async () => {
  const png = await pngOf(samplePiePicture(darkTheme))
  const colors = png.colors()
  const counts = darkTheme.chart.categorical.map((color) => colors.get(color) ?? 0)
  const values = names.map((__, place) => 60 - place * 8)
  const whole = values.reduce((sum, value) => sum + value, 0)
  const area = Math.PI * (188 * 2) ** 2
  for (const [place, value] of values.entries()) {
    expect((counts[place] ?? 0) / area).toBeCloseTo(value / whole, 1)
  }
})

function textPicture(text: string, weight: 400 | 600 = 400): Picture {
  const shape = { kind: 'text', text, x: 10, y: 40, sizePx: 32, weight, fill: '#000000' } as const
  const ground = { kind: 'rect', x: 0, y: 0, width: 500, height: 60, fill: '#ffffff' } as const
  return { width: 500, height: 60, shapes: [ground, shape] }
}

async function inkOf(text: string, weight?: 400 | 600) {
  const png = await pngOf(textPicture(text, weight))
  const ink = png.ink({ x: 0, y: 0, width: png.width, height: png.height }, '#ffffff')
  return { png, ink: ink ?? { x: 0, y: 0, width: 0, height: 0 } }
}

test.each([400, 600] as const)('letters are those of the page, at weight %d', async (weight) => {
  await document.fonts.load(`${weight} 64px 'Instrument Sans Variable'`)
  const page = new OffscreenCanvas(1, 1).getContext('2d')
  if (!page) throw new Error('This browser cannot paint pictures')
  page.font = `${weight} 64px 'Instrument Sans Variable'`
  const text = 'Transferred'
  const { actualBoundingBoxLeft, actualBoundingBoxRight } = page.measureText(text)
  const { ink } = await inkOf(text, weight)
  expect(Math.abs(ink.width - (actualBoundingBoxLeft + actualBoundingBoxRight))).toBeLessThan(3)
})

test.each(['Гости', 'Ξένος', '访客网络', 'Łódź'])('%s is no row of boxes', async (text) => {
  const seen = new Set<string>()
  for (const character of text) {
    const { png, ink } = await inkOf(character)
    seen.add(`${ink.width} ${ink.height} ${png.colors(ink).get('#000000')}`)
  }
  expect(seen.size).toBe(text.length)
})

test('Arabic is joined: a word is narrower than its letters one by one', async () => {
  const { ink: word } = await inkOf('فندق')
  const { ink: letters } = await inkOf('ف\u200cن\u200cد\u200cق')
  expect(word.width).toBeGreaterThan(0)
  expect(word.width).toBeLessThan(letters.width * 0.9)
})

import { darkTheme, lightTheme, type Theme } from '@netportal/ui'
import { expect, test } from 'vitest'
import { gatherFonts } from '../fonts/fontSet.ts'
import { readInlinedFont } from '../fonts/inlinedFonts.ts'
import { textsOf } from '../shapes/textsOf.ts'
import { fetchOtherFonts } from '../testing/fetchOtherFonts.ts'
import { paintPdf } from '../testing/paintPdf.ts'
import { names, sampleLinePicture, samplePiePicture } from '../testing/pictures.ts'
import { pixelsOf } from '../testing/pixels.ts'
import { toPdf } from './toPdf.ts'

const lineColors = ({ chart, color }: Theme) => [
  chart.grid,
  chart.axis,
  chart.categorical[0],
  chart.categorical[3],
  color.text.base,
]
const pieColors = ({ chart, color }: Theme) => [
  ...names.map((_, place) => chart.categorical[place] ?? ''),
  color.text.base,
]

test.each([
  ['lines, light, wide', sampleLinePicture(lightTheme), lightTheme, lineColors],
  ['lines, dark, narrow', sampleLinePicture(darkTheme, 640), darkTheme, lineColors],
  ['a pie, light, narrow', samplePiePicture(lightTheme, 952), lightTheme, pieColors],
  ['a pie, dark, wide', samplePiePicture(darkTheme, 1200), darkTheme, pieColors],
])(
  'a page of %s has the theme’s colours and an empty edge',
  async (_, picture, theme, colorsOf) => {
    const fonts = await gatherFonts(textsOf(picture.shapes), readInlinedFont, fetchOtherFonts)
    const bytes = await toPdf(picture, fonts, { title: 'A chart', createdAt: new Date(0) })
    const page = await pixelsOf(await paintPdf(new Blob([bytes])))
    const ground = theme.color.surface.base
    const painted = page.colors()
    expect([...painted].toSorted(([, a], [, b]) => b - a)[0]?.[0]).toBe(ground)
    for (const color of colorsOf(theme)) expect(painted.get(color) ?? 0, color).toBeGreaterThan(20)
    const { width, height } = page
    for (const edge of [
      { x: 0, y: 0, width, height: 40 },
      { x: 0, y: height - 40, width, height: 40 },
      { x: 0, y: 0, width: 40, height },
      { x: width - 40, y: 0, width: 40, height },
    ]) {
      expect(page.ink(edge, ground)).toBeNull()
    }
  },
)

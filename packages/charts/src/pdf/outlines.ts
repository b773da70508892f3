import { missingBox } from './missingBox.ts'
import { type ChosenFont, features } from './pdfFonts.ts'
import type { OutlinedText } from './placeText.ts'

/**
 * The outlines of a text as SVG path data, a path for each glyph.
 * @param y of the baseline, px
 */
export function outlinesOf(
  { drawn, font, x }: Pick<OutlinedText, 'drawn' | 'font' | 'x'>,
  y: number,
  sizePx: number,
): readonly string[] {
  return font === null ? boxes(drawn, x, y, sizePx) : glyphs(drawn, font, { x, y, sizePx })
}

function glyphs(
  drawn: string,
  { font, scale }: ChosenFont,
  { x, y, sizePx }: { x: number; y: number; sizePx: number },
): readonly string[] {
  const perUnit = (sizePx * scale) / font.unitsPerEm
  const { glyphs, positions } = font.layout(drawn, features)
  let advance = 0
  return glyphs.flatMap(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const outline = path
      .translate(advance + xOffset, yOffset)
      .scale(perUnit, -perUnit)
      .translate(x, y)
      .toSVG()
    advance += xAdvance
    return outline === '' ? [] : [outline]
  })
}

function boxes(drawn: string, x: number, y: number, sizePx: number): readonly string[] {
  let left = x
  return [...drawn].flatMap((character) => {
    const { width, bars } = missingBox(character)
    const start = left
    left += width * sizePx
    const rectangles = bars.map(([barX, barY, barWidth, height]) => {
      const place = `M${round(start + barX * sizePx)},${round(y - (barY + height) * sizePx)}`
      return `${place}h${round(barWidth * sizePx)}v${round(height * sizePx)}h${round(-barWidth * sizePx)}Z`
    })
    return rectangles.length > 0 ? [rectangles.join('')] : []
  })
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000
}

import type { PdfCanvas } from './pdfCanvas.ts'
import type { ChosenFont } from './pdfFonts.ts'
import type { TextRun } from './textRuns.ts'

/** Hebrew, Arabic, the scripts of India, Thailand and Tibet to Khmer and Mongolian, and presentation forms. */
const shapedLetter = /[\u0590-\u109f\u1780-\u18af\ufb1d-\ufdff\ufe70-\ufefc]/

/** Tells whether letters of a text change with their neighbours. */
export function isShaped(text: string): boolean {
  return shapedLetter.test(text)
}

/** Joined letters, digits of equal width. */
const shaping = ['tnum']
/** The letters by themselves. */
const unshaped = {
  ccmp: false,
  locl: false,
  rlig: false,
  calt: false,
  liga: false,
  isol: false,
  init: false,
  medi: false,
  fina: false,
  mark: false,
  mkmk: false,
}

/** Width of a text once its letters are joined, px. */
export function shapedWidth(drawn: string, { font }: ChosenFont, sizePx: number): number {
  return (font.layout(drawn, shaping).advanceWidth * sizePx) / font.unitsPerEm
}

/**
 * Draws a text of joined letters as outlines, in the document's current font and colour, and the same text
 * unseen above them to select and to search, its brackets not mirrored as they are drawn. One glyph stands for several letters in such scripts and one
 * letter for several glyphs, which a PDF's text alone cannot say: what is read out of it would not be what was
 * written.
 */
export function drawShapedText(
  document: PdfCanvas,
  piece: Pick<TextRun<ChosenFont>, 'text' | 'drawn' | 'font'> & {
    x: number
    y: number
    sizePx: number
    width: number
  },
): void {
  const { text, x, y, width } = piece
  drawOutlines(document, piece)
  const plainWidth = document.widthOfString(text, { features: unshaped })
  document.save()
  document.addContent(invisible)
  document.text(text, x, y, {
    features: unshaped,
    lineBreak: false,
    baseline: 'alphabetic',
    horizontalScaling: plainWidth > 0 ? (100 * width) / plainWidth : 100,
  })
  document.restore()
}

/** Text rendering mode 3. ISO 32000-1, 9.3.6 */
const invisible = '3 Tr'

function drawOutlines(
  document: PdfCanvas,
  { drawn, font: { font }, x, y, sizePx }: Parameters<typeof drawShapedText>[1],
): void {
  const scale = sizePx / font.unitsPerEm
  const { glyphs, positions } = font.layout(drawn, shaping)
  let advance = 0
  document.save()
  document.translate(x, y)
  document.scale(scale, -scale)
  for (const [index, { path }] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const outline = path.translate(advance + xOffset, yOffset).toSVG()
    if (outline !== '') {
      document.path(outline)
      document.fill()
    }
    advance += xAdvance
  }
  document.restore()
}

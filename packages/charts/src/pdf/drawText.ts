import type { TextShape } from '../shapes/shape.ts'
import { outlinesOf } from './outlines.ts'
import type { PdfCanvas } from './pdfCanvas.ts'
import { type FontChoice, features } from './pdfFonts.ts'
import { type OutlinedText, placeText } from './placeText.ts'
import { createUnseenFont, unseenWidth } from './unseenFont.ts'

/**
 * Draws a line of text that can be selected, each run in a font that has it. The runs are written in the order
 * of reading, wherever they stand, so that the text that is read out of the file is the one that went in.
 */
export function drawText(document: PdfCanvas, shape: TextShape, fonts: FontChoice): void {
  const { sizePx, y, fill } = shape
  document.fillColor(fill)
  document.fontSize(sizePx)
  for (const part of placeText(shape, fonts)) {
    if (part.kind === 'plain') {
      document.font(part.font.name)
      document.text(part.text, part.x, y, { features, lineBreak: false, baseline: 'alphabetic' })
    } else drawOutlined(document, part, y, sizePx)
  }
}

/**
 * Draws a text of joined letters as outlines, and the same text unseen above them to select and to search. One
 * glyph stands for several letters in such scripts and one letter for several glyphs, which a PDF's text alone
 * cannot say: what is read out of it would not be what was written.
 */
function drawOutlined(document: PdfCanvas, part: OutlinedText, y: number, sizePx: number): void {
  for (const outline of outlinesOf(part, y, sizePx)) {
    document.path(outline)
    document.fill()
  }
  const { text, x, width } = part
  const plainWidth = unseenWidth(text) * sizePx
  document.save()
  document.font(unseenFont(document))
  document.addContent(invisible)
  document.text(text, x, y, {
    features,
    lineBreak: false,
    baseline: 'alphabetic',
    // A text of nothing to see takes no room, but a scale of zero is an error to readers.
    horizontalScaling: Math.max(1, (100 * width) / plainWidth),
  })
  document.restore()
}

/** Text rendering mode 3. ISO 32000-1, 9.3.6 */
const invisible = '3 Tr'

const unseenName = 'chart unseen'
const known = new WeakSet<PdfCanvas>()

/** The name of a document's unseen font, which it has once something needs it. */
function unseenFont(document: PdfCanvas): string {
  if (!known.has(document)) document.registerFont(unseenName, createUnseenFont())
  known.add(document)
  return unseenName
}

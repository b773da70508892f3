import type { TextShape } from '../shapes/shape.ts'
import { drawableText } from '../text/drawableText.ts'
import { wordSpacingEm } from '../text/measureText.ts'
import { drawShapedText, isShaped, shapedWidth } from './drawShapedText.ts'
import type { PdfCanvas } from './pdfCanvas.ts'
import type { ChosenFont, FontChoice } from './pdfFonts.ts'
import { type TextRun, textRuns } from './textRuns.ts'

/** Digits of equal width. */
const features = ['tnum']

/**
 * Draws a line of text that can be selected, each run in a font that has it. The runs are written in the order
 * of reading, wherever they stand, so that the text that is read out of the file is the one that went in.
 */
export function drawText(document: PdfCanvas, shape: TextShape, fonts: FontChoice): void {
  const { sizePx, weight, anchor = 'start', y, fill } = shape
  document.fillColor(fill)
  document.fontSize(sizePx)
  const runs = textRuns<ChosenFont>(drawableText(shape.text), (character, previous) =>
    fonts(character, weight, previous),
  ).map((run) => ({ ...run, ...piecesOf(document, run, sizePx) }))
  const whole = runs.reduce((sum, { width }) => sum + width, 0)
  const left = shape.x - whole * anchorShare[anchor]
  for (const { font, place, pieces } of runs) {
    let x = left
    for (const other of runs) if (other.place < place) x += other.width
    document.font(font.name)
    for (const { text, drawn, width } of pieces) {
      if (isShaped(text) || drawn !== text)
        drawShapedText(document, { text, drawn, font, x, y, sizePx, width })
      else document.text(text, x, y, { features, lineBreak: false, baseline: 'alphabetic' })
      x += width
    }
  }
}

const anchorShare = { start: 0, middle: 0.5, end: 1 }

/** Words with the spaces after them; of a script whose letters are joined, the whole run. */
function piecesOf(
  document: PdfCanvas,
  { text, drawn, font, isRightToLeft }: TextRun<ChosenFont>,
  sizePx: number,
) {
  // A run without letters, such as a bracket between Arabic words, is turned round by hand.
  const line = isRightToLeft && !isShaped(text) ? [...drawn].reverse().join('') : drawn
  if (isShaped(text) || line !== text) {
    const width = shapedWidth(line, font, sizePx)
    return { width, pieces: [{ text, drawn: line, width }] }
  }
  document.font(font.name)
  const pieces = (text.match(/[^ ]+ ?| /g) ?? []).map((word) => {
    const width = document.widthOfString(word, { features })
    return {
      text: word,
      drawn: word,
      width: width + (word.endsWith(' ') ? wordSpacingEm * sizePx : 0),
    }
  })
  return { width: pieces.reduce((sum, { width }) => sum + width, 0), pieces }
}

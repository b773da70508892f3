import { measureText, type TextFont } from '@netportal/charts/plots'
import { keepDirection } from '@netportal/format'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a text into lines between words; line breaks of the text stay. A word that is longer than a line is
 * broken inside, between what a reader sees as characters: nothing of it is lost.
 * @returns at least one line
 */
export function breakText(text: string, widthPx: number, font: TextFont): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => keepDirection(breakParagraph(paragraph, widthPx, font)))
}

function breakParagraph(text: string, widthPx: number, font: TextFont): string[] {
  const lines: string[] = []
  const space = measureText(' ', font)
  let line = ''
  let width = 0
  for (const word of text.split(/\s+/)) {
    const wordWidth = measureText(word, font)
    if (line !== '' && width + space + wordWidth <= widthPx) {
      line += ` ${word}`
      width += space + wordWidth
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = wordWidth <= widthPx ? [word] : breakWord(word, widthPx, font)
    line = pieces.pop() ?? ''
    width = measureText(line, font)
    lines.push(...pieces)
  }
  return [...lines, line]
}

function breakWord(word: string, widthPx: number, font: TextFont): string[] {
  const pieces: string[] = []
  let piece = ''
  let width = 0
  for (const { segment } of graphemes.segment(word)) {
    const segmentWidth = measureText(segment, font)
    if (piece !== '' && width + segmentWidth > widthPx) {
      pieces.push(piece)
      piece = ''
      width = 0
    }
    piece += segment
    width += segmentWidth
  }
  return [...pieces, piece]
}

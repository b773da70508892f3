import { keepDirection } from '@netportal/format'
import { fitText, type Measured, measureText, type TextFont } from './measureText.ts'

/**
 * Breaks a text into lines between words.
 * @returns at least one line; a word that is longer than a line is cut
 */
export function wrapText(
  text: string,
  maxWidthPx: number,
  font: TextFont,
  theme: Measured = {},
): readonly string[] {
  const { measure = measureText } = theme
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || measure(longer, font) <= maxWidthPx) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return keepDirection([...lines, line]).map((each) => fitText(each, maxWidthPx, font, theme))
}

import type { Shape } from '../shapes/shape.ts'
import { measureText, type PlotTheme, type TextFont } from '../text/measureText.ts'
import { wrapText } from '../text/wrapText.ts'

/** Texts that a picture must carry by itself, away from its page. */
export interface Heading {
  title: string
  /** Place, period, zone: whatever the page around the chart says of it. */
  details: readonly string[]
}

/** A part of a picture that stands above the next. */
export interface Block {
  shapes: readonly Shape[]
  /** px */
  height: number
}

const titleFont: TextFont = { sizePx: 16, weight: 600 }
const titleLine = 24
const detailFont: TextFont = { sizePx: 12, weight: 400 }
const detailLine = 20
const detailGap = 20

/** Sets title and details at the top left, in as many lines as they need. */
export function headingBlock({ title, details }: Heading, width: number, theme: PlotTheme): Block {
  const { measure = measureText } = theme
  const titleLines = wrapText(title, width, titleFont, theme)
  const shapes: Shape[] = titleLines.map((text, index) => ({
    kind: 'text',
    text,
    x: 0,
    y: 17 + index * titleLine,
    ...titleFont,
    fill: theme.color.text.base,
  }))
  let x = 0
  let y = titleLines.length * titleLine + 14
  // Each is a text of its own: in one line the direction of one would turn the figures of the next.
  for (const text of details.flatMap((detail) => wrapText(detail, width, detailFont, theme))) {
    const textWidth = measure(text, detailFont)
    if (x > 0 && x + textWidth > width) {
      x = 0
      y += detailLine
    }
    shapes.push({ kind: 'text', text, x, y, ...detailFont, fill: theme.color.text.muted })
    x += textWidth + detailGap
  }
  return { shapes, height: details.length > 0 ? y + 6 : titleLines.length * titleLine }
}

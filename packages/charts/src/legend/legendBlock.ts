import type { Block } from '../export/heading.ts'
import type { Shape } from '../shapes/shape.ts'
import { fitText, measureText, type PlotTheme, type TextFont } from '../text/measureText.ts'

/** An entry of a picture's legend: a mark of 20 × 20 px, and a name. */
export interface LegendMark {
  name: string
  shapes: readonly Shape[]
}

const legendFont: TextFont = { sizePx: 13, weight: 400 }
const swatchWidth = 20
const swatchGap = 8
const entryGap = 20
const legendLine = 20

/** Names what a picture shows, in as many rows as it needs. */
export function legendBlock(marks: readonly LegendMark[], width: number, theme: PlotTheme): Block {
  const { measure = measureText } = theme
  const shapes: Shape[] = []
  let x = 0
  let y = 0
  for (const { name, shapes: mark } of marks) {
    const text = fitText(name, width - swatchWidth - swatchGap, legendFont, theme)
    const entryWidth = swatchWidth + swatchGap + measure(text, legendFont)
    if (x > 0 && x + entryWidth > width) {
      x = 0
      y += legendLine
    }
    shapes.push({ kind: 'group', x, y, shapes: mark })
    shapes.push({
      kind: 'text',
      text,
      x: x + swatchWidth + swatchGap,
      y: y + 14,
      ...legendFont,
      fill: theme.color.text.muted,
    })
    x += entryWidth + entryGap
  }
  return { shapes, height: y + legendLine }
}

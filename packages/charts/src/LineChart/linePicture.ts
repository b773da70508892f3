import { framePicture } from '../export/framePicture.ts'
import { type Block, type Heading, headingBlock } from '../export/heading.ts'
import { line, type Picture, type Shape } from '../shapes/shape.ts'
import { fitText, measureText, type TextFont } from '../text/measureText.ts'
import type { LinePlotProps } from './lineLayout.ts'
import { lineShapes, seriesStroke } from './lineShapes.ts'

/** A line chart as a picture that says by itself what it shows: title, details, legend, plot. */
export function linePicture(plot: LinePlotProps, heading: Heading): Picture {
  const { width, height, theme } = plot
  return framePicture(
    [headingBlock(heading, width, theme), legendBlock(plot), { shapes: lineShapes(plot), height }],
    width,
    theme,
  )
}

const legendFont: TextFont = { sizePx: 13, weight: 400 }
const swatchWidth = 20
const swatchGap = 8
const entryGap = 20
const legendLine = 20

/** Names the lines that are shown, in as many rows as they need. */
function legendBlock({ series, width, theme }: LinePlotProps): Block {
  const shapes: Shape[] = []
  let x = 0
  let y = 0
  for (const one of series.filter(({ isHidden }) => !isHidden)) {
    const text = fitText(one.name, width - swatchWidth - swatchGap, legendFont)
    const entryWidth = swatchWidth + swatchGap + measureText(text, legendFont)
    if (x > 0 && x + entryWidth > width) {
      x = 0
      y += legendLine
    }
    shapes.push(line(x + 1, y + 10, x + swatchWidth - 1, y + 10, seriesStroke(one, theme)), {
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

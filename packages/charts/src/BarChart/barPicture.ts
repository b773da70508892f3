import { framePicture } from '../export/framePicture.ts'
import { type Heading, headingBlock } from '../export/heading.ts'
import { legendBlock } from '../legend/legendBlock.ts'
import type { Picture, Shape } from '../shapes/shape.ts'
import type { BarPlotProps } from './barLayout.ts'
import { barFill, barShapes } from './barShapes.ts'

/** A bar chart as a picture that says by itself what it shows: title, details, legend, plot. */
export function barPicture(plot: BarPlotProps, heading: Heading): Picture {
  const { series, width, height, theme } = plot
  const marks = series
    .filter(({ isHidden }) => !isHidden)
    .map((one) => ({ name: one.name, shapes: [mark(barFill(one, theme, false))] }))
  return framePicture(
    [
      headingBlock(heading, width, theme),
      legendBlock(marks, width, theme),
      { shapes: barShapes(plot), height },
    ],
    width,
    theme,
  )
}

function mark(fill: string): Shape {
  return { kind: 'rect', x: 6, y: 4, width: 12, height: 12, radius: 2, fill }
}

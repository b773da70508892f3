import { framePicture } from '../export/framePicture.ts'
import { type Heading, headingBlock } from '../export/heading.ts'
import { type LegendMark, legendBlock } from '../legend/legendBlock.ts'
import { seriesStroke } from '../palette/seriesPaint.ts'
import { line, type Picture } from '../shapes/shape.ts'
import type { LinePlotProps } from './lineLayout.ts'
import { lineShapes } from './lineShapes.ts'
import { referenceMark } from './referenceShapes.ts'
import { namedOnce, shownOf } from './references.ts'

/**
 * A line chart as a picture that says by itself what it shows: title, details, legend, plot.
 * @param heading with no words at all where what stands around the picture says them
 */
export function linePicture(plot: LinePlotProps, heading: Heading): Picture {
  const { width, height, theme } = plot
  return framePicture(
    [
      ...(isEmpty(heading) ? [] : [headingBlock(heading, width, theme)]),
      legendBlock(marks(plot), width, theme),
      { shapes: lineShapes(plot), height },
    ],
    width,
    theme,
  )
}

function isEmpty({ title, details }: Heading): boolean {
  return title === '' && details.length === 0
}

/** The lines and references that are shown. */
function marks({ series, references = [], theme }: LinePlotProps): LegendMark[] {
  return [
    ...shownOf(series).map((one) => ({
      name: one.name,
      shapes: [line(1, 10, 19, 10, seriesStroke(one, theme))],
    })),
    ...shownOf(namedOnce(references)).map((reference) => ({
      name: reference.name,
      shapes: referenceMark(reference, theme),
    })),
  ]
}

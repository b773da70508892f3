import {
  insideTextShapes,
  type PlotArea,
  timeAxisShapes,
  unitShapes,
  valueAxisShapes,
} from '../axes/axisShapes.ts'
import { chartColor } from '../palette/chartColor.ts'
import { seriesStroke } from '../palette/seriesPaint.ts'
import type { Shape } from '../shapes/shape.ts'
import { type LineLayout, type LinePlotProps, lineLayout } from './lineLayout.ts'
import { bandShapes, referenceShapes } from './referenceShapes.ts'

/** Draws a line plot as shapes: grid, axes, areas, lines, the dots of lone points, and references. */
export function lineShapes(props: LinePlotProps, layout = lineLayout(props)): readonly Shape[] {
  const { theme } = props
  const { plot, yOf, valueTexts } = layout
  const { ticks } = layout.valueAxis
  const drawn = seriesShapes(layout, props)
  return [
    ...unitShapes(props.unit, theme),
    ...bandShapes(layout, theme),
    ...valueAxisShapes(ticks, plot, yOf, theme, valueTexts),
    ...timeAxisShapes(layout.timeTicks, plot, theme),
    ...(props.valueRange || props.zoom ? [clipped(drawn, plot)] : drawn),
    ...(valueTexts === 'inside' ? insideTextShapes(ticks, plot, yOf, theme) : []),
    ...referenceShapes(layout, theme),
  ]
}

/** Cuts lines off at the edges of the plot. */
function clipped(shapes: readonly Shape[], { left, top, width, height }: PlotArea): Shape {
  const back: Shape = { kind: 'group', x: -left, y: -top, shapes }
  return { kind: 'group', x: left, y: top, clip: { width, height }, shapes: [back] }
}

/** Of a band from the lowest value to the highest: bands of two series are told apart where they cross. */
const spreadOpacity = 0.22

function seriesShapes({ lines }: LineLayout, { series, theme }: LinePlotProps): Shape[] {
  const hasArea = series.length === 1
  return lines.flatMap(({ series: one, paths }): Shape[] => {
    const fill = chartColor(one.color, theme)
    const shapes: Shape[] = []
    if (hasArea && paths.area) {
      shapes.push({ kind: 'path', d: paths.area, fill, fillOpacity: theme.chart.areaOpacity })
    }
    if (paths.band) {
      shapes.push({ kind: 'path', d: paths.band, fill, fillOpacity: spreadOpacity })
    }
    if (paths.line) {
      shapes.push({ kind: 'path', d: paths.line, stroke: seriesStroke(one, theme) })
    }
    if (paths.dots) shapes.push({ kind: 'path', d: paths.dots, fill })
    return shapes
  })
}

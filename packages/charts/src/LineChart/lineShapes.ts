import {
  insideTextShapes,
  timeAxisShapes,
  unitShapes,
  valueAxisShapes,
} from '../axes/axisShapes.ts'
import { seriesColor, seriesStroke } from '../palette/seriesPaint.ts'
import type { Shape } from '../shapes/shape.ts'
import { type LineLayout, type LinePlotProps, lineLayout } from './lineLayout.ts'

/** Draws a line plot as shapes: grid, axes, areas, lines and the dots of lone points. */
export function lineShapes(props: LinePlotProps, layout = lineLayout(props)): readonly Shape[] {
  const { plot, yOf, valueTexts } = layout
  const { ticks } = layout.valueAxis
  return [
    ...unitShapes(props.unit, props.theme),
    ...valueAxisShapes(ticks, plot, yOf, props.theme, valueTexts),
    ...timeAxisShapes(layout.timeTicks, plot, props.theme),
    ...seriesShapes(layout, props),
    ...(valueTexts === 'inside' ? insideTextShapes(ticks, plot, yOf, props.theme) : []),
  ]
}

function seriesShapes({ lines }: LineLayout, { series, theme }: LinePlotProps): Shape[] {
  const hasArea = series.length === 1
  return lines.flatMap(({ series: one, paths }): Shape[] => {
    const fill = seriesColor(one.colorIndex, theme)
    const shapes: Shape[] = []
    if (hasArea && paths.area) {
      shapes.push({ kind: 'path', d: paths.area, fill, fillOpacity: theme.chart.areaOpacity })
    }
    if (paths.line) {
      shapes.push({ kind: 'path', d: paths.line, stroke: seriesStroke(one, theme) })
    }
    if (paths.dots) shapes.push({ kind: 'path', d: paths.dots, fill })
    return shapes
  })
}

import type { Theme } from '@netportal/ui'
import { line, type Shape, type Stroke } from '../shapes/shape.ts'
import { axisFont, type LineLayout, type LinePlotProps, lineLayout, tickGap } from './lineLayout.ts'

/** Draws a line plot as shapes: grid, axes, areas, lines and the dots of lone points. */
export function lineShapes(props: LinePlotProps, layout = lineLayout(props)): readonly Shape[] {
  return [
    ...unitShapes(props),
    ...yAxisShapes(layout, props.theme),
    ...timeAxisShapes(layout, props.theme),
    ...seriesShapes(layout, props),
  ]
}

/** The line of a series, on the plot and in legends. */
export function seriesStroke(
  { colorIndex, dash }: { colorIndex: number; dash: readonly number[] },
  theme: Theme,
): Stroke {
  const color = seriesColor(colorIndex, theme)
  return dash.length === 0
    ? { color, width: 2, cap: 'round' }
    : { color, width: 2, dash, cap: 'butt' }
}

/** Colour of a place in the palette, which repeats. */
export function seriesColor(colorIndex: number, theme: Theme): string {
  const palette = theme.chart.categorical
  return palette[colorIndex % palette.length] ?? palette[0]
}

function unitShapes({ unit, theme }: LinePlotProps): Shape[] {
  if (!unit) return []
  return [{ kind: 'text', text: unit, x: 0, y: 12, ...axisFont, fill: theme.chart.label }]
}

function yAxisShapes({ plot, yAxis, yOf }: LineLayout, theme: Theme): Shape[] {
  return yAxis.ticks.flatMap(({ value, text }) => {
    const y = Math.round(yOf(value)) + 0.5
    const color = value === 0 ? theme.chart.axis : theme.chart.grid
    return [
      line(plot.left, y, plot.left + plot.width, y, { color, width: 1 }),
      {
        kind: 'text',
        text,
        x: plot.left - tickGap,
        y: y + 3.5,
        ...axisFont,
        anchor: 'end',
        fill: theme.chart.label,
      },
    ]
  })
}

function timeAxisShapes({ plot, timeTicks }: LineLayout, theme: Theme): Shape[] {
  const bottom = plot.top + plot.height
  return timeTicks.flatMap((tick) => {
    const x = Math.round(plot.left + tick.x) + 0.5
    return [
      line(x, bottom + 1, x, bottom + 5, { color: theme.chart.axis, width: 1 }),
      {
        kind: 'text',
        text: tick.text,
        x: plot.left + tick.textX,
        y: bottom + 20,
        ...axisFont,
        anchor: 'middle',
        fill: theme.chart.label,
      },
    ]
  })
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

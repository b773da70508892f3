import type { Theme } from '@netportal/ui'
import { unitShapes, valueAxisShapes } from '../axes/axisShapes.ts'
import { axisFont, tickGap } from '../axes/axisText.ts'
import { type ChartColor, chartColor } from '../palette/chartColor.ts'
import { line, type Shape } from '../shapes/shape.ts'
import { type BarLayout, type BarPlotProps, barLayout } from './barLayout.ts'

/**
 * Draws a bar plot as shapes: grid, axes, bars.
 * @param outline colour around bars that are patterns
 */
export function barShapes(
  props: BarPlotProps,
  layout = barLayout(props),
  outline?: string,
): readonly Shape[] {
  const { theme, unit } = props
  const { plot, valueAxis, placeOf, isSideways } = layout
  return [
    ...unitShapes(unit, theme),
    ...(isSideways
      ? sidewaysAxisShapes(layout, theme)
      : valueAxisShapes(valueAxis.ticks, plot, placeOf, theme)),
    ...layout.bars
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(
        ({ series, x, y, width, height }): Shape => ({
          kind: 'path',
          d: `M${x},${y}h${width}v${height}h${-width}Z`,
          fill: barFill(series, theme, outline !== undefined),
          ...(outline && { stroke: { color: outline, width: 1 } }),
        }),
      ),
    ...zeroShapes(layout, theme),
    ...categoryShapes(layout, theme),
  ]
}

/** Fill of a series, on the plot and in legends. @param isPattern whether the palette is one of patterns */
export function barFill(
  { color, place }: { color: ChartColor; place: number },
  theme: Theme,
  isPattern: boolean,
): string {
  return chartColor(isPattern ? place : color, theme)
}

/** An axis of values below the plot: a line upwards for each tick. */
function sidewaysAxisShapes({ plot, valueAxis, placeOf }: BarLayout, theme: Theme): Shape[] {
  const bottom = plot.top + plot.height
  return valueAxis.ticks.flatMap(({ value, text }) => {
    const x = Math.round(placeOf(value)) + 0.5
    return [
      line(x, plot.top, x, bottom, { color: theme.chart.grid, width: 1 }),
      {
        kind: 'text',
        text,
        x,
        y: bottom + 20,
        ...axisFont,
        anchor: 'middle',
        fill: theme.chart.label,
      },
    ]
  })
}

/** The line that bars stand on, above those that cross it. */
function zeroShapes({ plot, placeOf, valueAxis, isSideways }: BarLayout, theme: Theme): Shape[] {
  const [low, high] = valueAxis.domain
  if (low > 0 || high < 0) return []
  const at = Math.round(placeOf(0)) + 0.5
  const stroke = { color: theme.chart.axis, width: 1 }
  return isSideways
    ? [line(at, plot.top, at, plot.top + plot.height, stroke)]
    : [line(plot.left, at, plot.left + plot.width, at, stroke)]
}

function categoryShapes({ plot, labels, isSideways }: BarLayout, theme: Theme): Shape[] {
  return labels.map(({ text, at }) => ({
    kind: 'text',
    text,
    ...axisFont,
    fill: theme.chart.label,
    ...(isSideways
      ? { x: plot.left - tickGap, y: at + 4, anchor: 'end' }
      : { x: at, y: plot.top + plot.height + 20, anchor: 'middle' }),
  }))
}

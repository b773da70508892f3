import { line, type Shape } from '../shapes/shape.ts'
import { measureText, type PlotTheme } from '../text/measureText.ts'
import { axisFont, tickGap } from './axisText.ts'
import type { TimeTick } from './timeTicks.ts'
import type { ValueTick } from './valueTicks.ts'

/** The part of a drawing in which values are drawn, px. */
export interface PlotArea {
  left: number
  top: number
  width: number
  height: number
}

/** Whether texts of an axis stand beside the plot, or in it, above their lines, where beside it they leave too little. */
export type TickPlace = 'beside' | 'inside'

/** Draws the unit, once, above the vertical axis. */
export function unitShapes(unit: string | undefined, theme: PlotTheme): readonly Shape[] {
  if (!unit) return []
  return [{ kind: 'text', text: unit, x: 0, y: 12, ...axisFont, fill: theme.chart.label }]
}

/** Draws a vertical axis of values: a line across the plot for each tick, and its text where that stands beside. */
export function valueAxisShapes(
  ticks: readonly ValueTick[],
  plot: PlotArea,
  yOf: (value: number) => number,
  theme: PlotTheme,
  place: TickPlace = 'beside',
): readonly Shape[] {
  return ticks.flatMap(({ value, text }): Shape[] => {
    const y = Math.round(yOf(value)) + 0.5
    const color = value === 0 ? theme.chart.axis : theme.chart.grid
    const rule = line(plot.left, y, plot.left + plot.width, y, { color, width: 1 })
    if (place === 'inside') return [rule]
    const at = { x: plot.left - tickGap, y: y + 3.5, anchor: 'end' } as const
    return [rule, { kind: 'text', text, ...at, ...axisFont, fill: theme.chart.label }]
  })
}

/** Draws texts of a vertical axis that stand in the plot, each on a ground of its own above what is drawn there. */
export function insideTextShapes(
  ticks: readonly ValueTick[],
  plot: PlotArea,
  yOf: (value: number) => number,
  theme: PlotTheme,
): readonly Shape[] {
  const { measure = measureText } = theme
  return ticks.flatMap(({ value, text }): Shape[] => {
    const y = Math.round(yOf(value)) - 4
    const width = Math.ceil(measure(text, axisFont)) + 4
    const ground = `M${plot.left},${y - 11}h${width}v14h${-width}Z`
    return [
      { kind: 'path', d: ground, fill: theme.color.surface.base, fillOpacity: 0.85 },
      { kind: 'text', text, x: plot.left, y, ...axisFont, fill: theme.chart.label },
    ]
  })
}

/** Draws a time axis below the plot. */
export function timeAxisShapes(
  ticks: readonly TimeTick[],
  plot: PlotArea,
  theme: PlotTheme,
): readonly Shape[] {
  const bottom = plot.top + plot.height
  return ticks.flatMap((tick) => {
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

import type { Theme } from '@netportal/ui'
import type { Stroke } from '../shapes/shape.ts'
import { type ChartColor, chartColor } from './chartColor.ts'

/** Strokes and gaps, so that lines are told apart without their colours too. */
const dashes: readonly (readonly number[])[] = [[], [6, 3], [2, 3], [10, 3, 2, 3]]

/** Strokes and gaps of a line by its place among the series, px. */
export function dashOf(place: number): readonly number[] {
  return dashes[place % dashes.length] ?? []
}

/** The line of a series, on the plot and in legends. */
export function seriesStroke(
  { color, dash }: { color: ChartColor; dash: readonly number[] },
  theme: Theme,
): Stroke {
  const paint = { color: chartColor(color, theme), width: 2 }
  return dash.length === 0 ? { ...paint, cap: 'round' } : { ...paint, dash, cap: 'butt' }
}

import type { Theme } from '@netportal/ui'
import type { Stroke } from '../shapes/shape.ts'

/** Strokes and gaps, so that lines are told apart without their colours too. */
const dashes: readonly (readonly number[])[] = [[], [6, 3], [2, 3], [10, 3, 2, 3]]

/** Strokes and gaps of a line by its place among the series, px. */
export function dashOf(place: number): readonly number[] {
  return dashes[place % dashes.length] ?? []
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

import { type LineColumns, type LinePoint, toColumns } from './columns.ts'
import type { PlotSeries } from './lineLayout.ts'

/** A line. */
export interface LineSeries {
  /** Unique within the chart: legend, tooltip and table call it so. */
  name: string
  /** Samples in any order, or columns that are in order already. */
  points: readonly LinePoint[] | LineColumns
  /** Place in the theme's palette, from 0. @default its place among the series */
  color?: number
}

/** Strokes and gaps, so that lines are told apart without their colours too. */
const dashes: readonly (readonly number[])[] = [[], [6, 3], [2, 3], [10, 3, 2, 3]]

/** Makes series ready for plotting; the work grows with the number of points, so do it once. */
export function toPlotSeries(series: readonly LineSeries[]): readonly PlotSeries[] {
  return series.map(({ name, points, color }, place) => ({
    ...('times' in points ? points : toColumns(points)),
    name,
    colorIndex: color ?? place,
    dash: dashes[place % dashes.length] ?? [],
    isHidden: false,
  }))
}

/** Tells whether there is anything to draw. */
export function hasValues(series: readonly LineColumns[]): boolean {
  return series.some(({ values }) => values.some((value) => !Number.isNaN(value)))
}

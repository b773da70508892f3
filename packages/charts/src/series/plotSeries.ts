import type { ChartColor } from '../palette/chartColor.ts'
import { dashOf } from '../palette/seriesPaint.ts'
import { type LinePoint, type LineSamples, toSamples } from './samples.ts'
import type { LineSpreads } from './spreads.ts'

/** A line. */
export interface LineSeries {
  /** Unique within the chart: legend, tooltip and table call it so. */
  name: string
  /**
   * Samples in any order, or samples as columns that are in order already. Those of `toSpreads` are drawn as a
   * band from the lowest value to the highest, with a line at the median.
   */
  points: readonly LinePoint[] | LineSamples | LineSpreads
  /** A place in the theme's palette, a role of the theme, or its own. @default its place among the series */
  color?: ChartColor
}

/** A series as a plot takes it. */
export interface PlotSeries extends LineSamples, Partial<Pick<LineSpreads, 'lows' | 'highs'>> {
  name: string
  color: ChartColor
  /** Lengths of strokes and gaps in turn, px; empty for a solid line. */
  dash: readonly number[]
  /** Tells whether a reader has switched it off. */
  isHidden: boolean
}

/** Makes series ready for plotting; the work grows with the number of points, so do it once. */
export function toPlotSeries(series: readonly LineSeries[]): readonly PlotSeries[] {
  return series.map(({ name, points, color }, place) => ({
    ...('times' in points ? points : toSamples(points)),
    name,
    color: color ?? place,
    dash: dashOf(place),
    isHidden: false,
  }))
}

/** Tells whether there is anything to draw. */
export function hasValues(series: readonly LineSamples[]): boolean {
  return series.some(({ values }) => values.some((value) => !Number.isNaN(value)))
}

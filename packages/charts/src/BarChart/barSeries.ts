import type { ChartColor } from '../palette/chartColor.ts'

/** A value for each category. */
export interface BarSeries {
  /** Unique within the chart: legend, tooltip and table call it so. */
  name: string
  /** In the order of the categories. null where there is none; what is not finite counts as null. */
  values: readonly (number | null)[]
  /** A place in the theme's palette, a role of the theme, or its own. @default its place among the series */
  color?: ChartColor
}

/** A series as a plot takes it. */
export interface PlotBars {
  name: string
  values: readonly (number | null)[]
  color: ChartColor
  /** Among the series, from 0: its pattern where the reader's own colours tell nothing apart. */
  place: number
  /** Tells whether a reader has switched it off. */
  isHidden: boolean
}

/** Makes series ready for plotting. */
export function toPlotBars(series: readonly BarSeries[]): readonly PlotBars[] {
  return series.map(({ name, values, color }, place) => ({
    name,
    values: values.map((value) => (value !== null && Number.isFinite(value) ? value : null)),
    color: color ?? place,
    place,
    isHidden: false,
  }))
}

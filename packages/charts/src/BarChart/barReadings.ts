import type { Readings } from '../pointing/crosshair.ts'
import { type BarLayout, type BarPlotProps, originOf } from './barLayout.ts'

/** The categories of a bar plot as places for a crosshair. */
export function barReadings(
  layout: BarLayout,
  { categories, series }: Pick<BarPlotProps, 'categories' | 'series'>,
  formatValue: (value: number) => string,
  noValueText: string,
): Readings {
  const { plot, step, isSideways } = layout
  const shown = series.filter(({ isHidden }) => !isHidden)
  const places = Float64Array.from(categories.keys())
  return {
    kind: 'box',
    isDownwards: isSideways,
    outline: isSideways
      ? `M${plot.left},0h${plot.width}v${step}h${-plot.width}Z`
      : `M0,${plot.top}h${step}v${plot.height}h${-step}Z`,
    places: () => places,
    placeAt: (x, y) => (isSideways ? y - plot.top : x - plot.left) / step - 0.5,
    read: (place) => {
      const start = originOf(layout, place)
      return {
        ...(isSideways
          ? { x: 0, y: start, tip: { x: plot.left + plot.width / 2, y: start + step } }
          : { x: start, y: 0, tip: { x: start + step / 2, y: plot.top } }),
        title: categories[place] ?? '',
        entries: shown.map(({ values }) => {
          const value = values[place] ?? null
          return { dot: null, text: value === null ? noValueText : formatValue(value) }
        }),
      }
    },
  }
}

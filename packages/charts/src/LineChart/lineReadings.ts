import type { Readings } from '../pointing/crosshair.ts'
import { readingTimes, valueAt } from '../series/readingTimes.ts'
import type { PlotFormats } from '../text/plotFormats.ts'
import type { LineLayout } from './lineLayout.ts'

export interface LineReadingOptions {
  timeZone: string
  formats: Pick<PlotFormats, 'formatDateTime'>
  formatValue: (value: number) => string
  /** Text shown for a value that a series lacks at an instant. */
  noValueText: string
}

/** The original points of a line plot as places for a crosshair, whatever the plot leaves out. */
export function lineReadings(
  layout: LineLayout,
  { timeZone, formats, formatValue, noValueText }: LineReadingOptions,
): Readings {
  const { plot, xOf, yOf } = layout
  const shown = layout.lines.map(({ series }) => series)
  let times: Float64Array | undefined
  return {
    kind: 'line',
    outline: `M0,${plot.top}V${plot.top + plot.height}`,
    places: () => {
      times ??= readingTimes(shown, layout.period)
      return times
    },
    placeAt: layout.timeAt,
    read: (time) => {
      const x = xOf(time)
      return {
        x,
        y: 0,
        title: formats.formatDateTime(time, timeZone),
        entries: shown.map((series) => {
          const value = valueAt(series, time)
          return value === null
            ? { dot: null, text: noValueText }
            : { dot: { x, y: yOf(value) }, text: formatValue(value) }
        }),
      }
    },
  }
}

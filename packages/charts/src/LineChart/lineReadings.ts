import type { Readings } from '../pointing/crosshair.ts'
import type { PlotSeries } from '../series/plotSeries.ts'
import { nearestIndex, readingTimes, valueAt } from '../series/readingTimes.ts'
import type { PlotFormats } from '../text/plotFormats.ts'
import type { LineLayout } from './lineLayout.ts'
import { saidOf, shownOf } from './references.ts'

export interface LineReadingOptions {
  timeZone: string
  formats: Pick<PlotFormats, 'formatDateTime'>
  formatValue: (value: number) => string
  /** Text shown for a value that a series lacks at an instant. */
  noValueText: string
  /** Says from where to where a stretch of values reaches. */
  range: (from: string, to: string) => string
  /** Says a number of references of one name. */
  counted: (name: string, count: number) => string
}

/** The original points of a line plot as places for a crosshair, whatever the plot leaves out. */
export function lineReadings(
  layout: LineLayout,
  { timeZone, formats, formatValue, noValueText, range, counted }: LineReadingOptions,
): Readings {
  const { plot, xOf, yOf } = layout
  const shown = layout.lines.map(({ series }) => series)
  let times: Float64Array | undefined
  const places = () => {
    times ??= readingTimes(shown, layout.period)
    return times
  }
  const spreadText = (series: PlotSeries, time: number) => {
    const { times, lows, highs } = series
    if (!lows || !highs) return ''
    const [low, high] = [
      valueAt({ times, values: lows }, time),
      valueAt({ times, values: highs }, time),
    ]
    return low === null || high === null ? '' : ` (${range(formatValue(low), formatValue(high))})`
  }
  return {
    kind: 'line',
    outline: `M0,${plot.top}V${plot.top + plot.height}`,
    places,
    placeAt: layout.timeAt,
    read: (time) => {
      const x = xOf(time)
      return {
        x,
        y: 0,
        title: formats.formatDateTime(time, timeZone),
        notes: notesAt(layout, time, places(), counted),
        entries: shown.map((series) => {
          const value = valueAt(series, time)
          if (value === null) return { dot: null, text: noValueText }
          const y = yOf(value)
          const isWithin = y >= plot.top - 1 && y <= plot.top + plot.height + 1
          return {
            dot: isWithin ? { x, y } : null,
            text: `${formatValue(value)}${spreadText(series, time)}`,
          }
        }),
      }
    },
  }
}

/** Names what is shown at an instant beside values: an instant that is marked belongs to the nearest reading. */
function notesAt(
  { references, period }: LineLayout,
  time: number,
  times: Float64Array,
  counted: LineReadingOptions['counted'],
): readonly string[] {
  if (references.length === 0) return []
  const here = shownOf(references).filter((reference) => {
    if (reference.kind === 'period') return time >= reference.from && time <= reference.to
    if (reference.kind !== 'mark') return false
    const isShown = reference.time >= period.from && reference.time <= period.to
    return isShown && times[nearestIndex(times, reference.time)] === time
  })
  return saidOf(here, counted)
}

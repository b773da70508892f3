import type { PlotArea, TickPlace } from '../axes/axisShapes.ts'
import { axisFont, textRoom } from '../axes/axisText.ts'
import { type LinearScale, linearScale } from '../axes/linearScale.ts'
import { type TimeTick, timeTicks } from '../axes/timeTicks.ts'
import {
  formatAxisValue,
  type ValueAxis,
  type ValueEnds,
  type ValueRange,
  valueTicks,
} from '../axes/valueTicks.ts'
import { decimate, type TimeSpan } from '../series/decimate.ts'
import { longestStep } from '../series/holes.ts'
import { type Period, periodOf } from '../series/period.ts'
import type { PlotSeries } from '../series/plotSeries.ts'
import { firstFrom } from '../series/readingTimes.ts'
import { measureText, type PlotTheme } from '../text/measureText.ts'
import { englishFormats, type PlotFormats } from '../text/plotFormats.ts'
import { type LinePaths, linePaths, type PlacedLine } from './linePath.ts'
import { type PlotReference, shownOf } from './references.ts'

export interface LinePlotProps {
  series: readonly PlotSeries[]
  /** IANA name; UTC stands in for an unknown one. */
  timeZone: string
  /** Stretch of time shown. @default from the first sample to the last */
  period?: Period | undefined
  /** Part of that stretch that is shown alone. @default all of it */
  zoom?: Period | null | undefined
  /** Ends of the vertical axis that are set. */
  valueRange?: ValueEnds | undefined
  /** What the series are compared with. */
  references?: readonly PlotReference[] | undefined
  /** Text of a tick of the vertical axis. @default K, M and B suffixes */
  formatTick?: ((value: number) => string) | undefined
  /** How values and times are written. @default in English */
  formats?: PlotFormats | undefined
  /** Text of a tick of the time axis, from milliseconds. @default full hours, days or months of the zone */
  formatTimeTick?: ((time: number) => string) | undefined
  /** Written once above the vertical axis: for counts, whose ticks carry no unit. */
  unit?: string | undefined
  /** px */
  width: number
  /** px */
  height: number
  theme: PlotTheme
}

/** Places of everything in a line plot, px from its top left. */
export interface LineLayout {
  plot: PlotArea
  period: Period
  xOf: (time: number) => number
  yOf: (value: number) => number
  timeAt: (x: number) => number
  valueAxis: ValueAxis
  /** Where the texts of its ticks stand. */
  valueTexts: TickPlace
  timeTicks: readonly TimeTick[]
  /** Paths of the series that are shown. */
  lines: readonly { series: PlotSeries; paths: LinePaths }[]
  /** All references, shown or not. */
  references: readonly PlotReference[]
}

const margin = { top: 32, right: 8, bottom: 32, left: 40 }
const dotRadius = 2.5
const pxPerYTick = 70
/** Largest part of the width that texts beside the plot may take: with more they stand in it. */
const textShare = 0.4

/** Lays out a line plot: pure geometry, the same wherever it is drawn. */
export function lineLayout(props: LinePlotProps): LineLayout {
  const { formats = englishFormats } = props
  const { measure = measureText } = props.theme
  const period = shownPeriod(props)
  const shown = props.series.filter((series) => !series.isHidden)
  const references = props.references ?? []
  const height = Math.max(props.height - margin.top - margin.bottom, 1)
  const valueAxis = valueTicks(
    withReferences(rangeOf(shown, period), references),
    Math.max(Math.floor(height / pxPerYTick), 1),
    props.formatTick ?? ((value) => formatAxisValue(value, formats)),
    props.valueRange,
  )
  const beside = Math.max(margin.left, textRoom(valueAxis.ticks, props.theme))
  const valueTexts = beside > props.width * textShare ? 'inside' : 'beside'
  const left = valueTexts === 'inside' ? 0 : beside
  const width = Math.max(Math.floor(props.width) - left - margin.right, 1)
  const plot = { left, top: margin.top, width, height }

  const x = linearScale([period.from, period.to], [left, left + width])
  const y = linearScale(valueAxis.domain, [plot.top + height, plot.top])
  const span = { ...period, widthPx: width }
  return {
    plot,
    period,
    xOf: x,
    yOf: y,
    timeAt: x.invert,
    valueAxis,
    valueTexts,
    timeTicks: timeTicks(
      span,
      props.timeZone,
      (text) => measure(text, axisFont),
      {
        left: -left,
        right: width + margin.right,
      },
      formats,
      props.formatTimeTick,
    ),
    references,
    lines: shown.map((series) => {
      const drawn = props.zoom ? withNeighbours(span, series.times) : span
      const paths = linePaths(placeLine(series, drawn, x, y), y(0), dotRadius)
      return { series, paths }
    }),
  }
}

function placeLine(series: PlotSeries, span: TimeSpan, x: LinearScale, y: LinearScale): PlacedLine {
  const { times, values, lows, highs } = series
  // A band is reduced already: each of its samples is drawn.
  const drawn = lows && highs ? { ...span, widthPx: times.length * 1000 } : span
  return {
    indices: decimate(series, drawn, longestStep(times)),
    x: (index) => x(times[index] ?? 0),
    y: (index) => y(values[index] ?? 0),
    band:
      lows && highs
        ? { low: (index) => y(lows[index] ?? 0), high: (index) => y(highs[index] ?? 0) }
        : undefined,
  }
}

/** The stretch of time that a plot shows. */
export function shownPeriod({
  zoom,
  period,
  series,
}: Pick<LinePlotProps, 'zoom' | 'period' | 'series'>): Period {
  return zoom ?? period ?? periodOf(series)
}

/** The lines of a part go on to its edges: to the next points beyond them. */
function withNeighbours({ from, to, widthPx }: TimeSpan, times: Float64Array): TimeSpan {
  const first = Math.min(from, times[firstFrom(times, from) - 1] ?? from)
  const last = Math.max(to, times[firstFrom(times, to)] ?? to)
  return { from: first, to: last, widthPx: (widthPx * (last - first)) / (to - from) }
}

function rangeOf(series: readonly PlotSeries[], { from, to }: Period): ValueRange {
  const range: ValueRange = {
    lowest: Number.POSITIVE_INFINITY,
    highest: Number.NEGATIVE_INFINITY,
    isWhole: true,
  }
  for (const { times, values, lows = values, highs = values } of series) {
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? Number.NaN
      const time = times[index] ?? Number.NaN
      if (Number.isNaN(value) || time < from || time > to) continue
      const low = lows[index] ?? value
      const high = highs[index] ?? value
      if (low < range.lowest) range.lowest = low
      if (high > range.highest) range.highest = high
      range.isWhole &&= Number.isInteger(value)
    }
  }
  return range.lowest > range.highest ? { lowest: 0, highest: 0, isWhole: true } : range
}

/** A limit is seen even where no value comes near it. */
function withReferences(range: ValueRange, references: readonly PlotReference[]): ValueRange {
  const values = shownOf(references).flatMap((reference) => {
    if (reference.kind === 'line') return [reference.value]
    return reference.kind === 'band' ? [reference.from, reference.to].filter(Number.isFinite) : []
  })
  return {
    ...range,
    lowest: Math.min(range.lowest, ...values),
    highest: Math.max(range.highest, ...values),
  }
}

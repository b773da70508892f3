import type { Theme } from '@netportal/ui'
import { scaleLinear } from '@visx/scale'
import { measureText, type TextFont } from '../text/measureText.ts'
import type { LineColumns } from './columns.ts'
import { decimate } from './decimate.ts'
import { longestStep } from './holes.ts'
import { type LinePaths, linePaths } from './linePath.ts'
import { type TimeTick, timeTicks } from './timeTicks.ts'
import { formatAxisValue, type YAxis, type YRange, yTicks } from './yTicks.ts'

/** A series as a plot takes it. */
export interface PlotSeries extends LineColumns {
  name: string
  /** Place in the theme's palette, from 0. */
  colorIndex: number
  /** Lengths of strokes and gaps in turn, px; empty for a solid line. */
  dash: readonly number[]
  /** Tells whether a reader has switched it off. */
  isHidden: boolean
}

/** Milliseconds since 1970-01-01 UTC, both ends included. */
export interface Period {
  /** First instant. */
  from: number
  /** Last instant. */
  to: number
}

export interface LinePlotProps {
  series: readonly PlotSeries[]
  /** IANA name; UTC stands in for an unknown one. */
  timeZone: string
  /** Stretch of time shown. @default from the first sample to the last */
  period?: Period | undefined
  /** Text of a tick of the vertical axis. @default K, M and B suffixes */
  formatTick?: ((value: number) => string) | undefined
  /** Written once above the vertical axis: for counts, whose ticks carry no unit. */
  unit?: string | undefined
  /** px */
  width: number
  /** px */
  height: number
  theme: Theme
}

/** Places of everything in a line plot, px from its top left. */
export interface LineLayout {
  plot: { left: number; top: number; width: number; height: number }
  period: Period
  xOf: (time: number) => number
  yOf: (value: number) => number
  timeAt: (x: number) => number
  yAxis: YAxis
  timeTicks: readonly TimeTick[]
  /** Paths of the series that are shown. */
  lines: readonly { series: PlotSeries; paths: LinePaths }[]
}

/** Text on the axes. */
export const axisFont: TextFont = { sizePx: 12, weight: 400 }

const margin = { top: 32, right: 8, bottom: 32, left: 40 }
/** Between a tick's text and the plot. */
export const tickGap = 10
const dotRadius = 2.5
const pxPerYTick = 70
/** Around a lone instant, which by itself has no width. */
const loneMs = 3_600_000

/** Lays out a line plot: pure geometry, the same wherever it is drawn. */
export function lineLayout(props: LinePlotProps): LineLayout {
  const period = props.period ?? periodOf(props.series)
  const shown = props.series.filter((series) => !series.isHidden)
  const height = Math.max(props.height - margin.top - margin.bottom, 1)
  const yAxis = yTicks(
    rangeOf(shown, period),
    Math.max(Math.floor(height / pxPerYTick), 1),
    props.formatTick ?? formatAxisValue,
  )
  const widest = Math.max(...yAxis.ticks.map(({ text }) => measureText(text, axisFont)))
  const left = Math.max(margin.left, Math.ceil(widest) + tickGap)
  const width = Math.max(Math.floor(props.width) - left - margin.right, 1)
  const plot = { left, top: margin.top, width, height }

  const x = scaleLinear<number>({ domain: [period.from, period.to], range: [left, left + width] })
  const y = scaleLinear<number>({
    domain: [...yAxis.domain],
    range: [plot.top + height, plot.top],
  })
  const span = { ...period, widthPx: width }
  return {
    plot,
    period,
    xOf: x,
    yOf: y,
    timeAt: (px) => x.invert(px),
    yAxis,
    timeTicks: timeTicks(span, props.timeZone, axisFont, {
      left: -left,
      right: width + margin.right,
    }),
    lines: shown.map((series) => {
      const indices = decimate(series, span, longestStep(series.times))
      const placed = {
        indices,
        x: (index: number) => x(series.times[index] ?? 0),
        y: (index: number) => y(series.values[index] ?? 0),
      }
      return { series, paths: linePaths(placed, y(0), dotRadius) }
    }),
  }
}

/** From the first sample of any series to the last; a lone instant gets an hour on either side. */
export function periodOf(series: readonly LineColumns[]): Period {
  const from = Math.min(...series.map(({ times }) => times[0] ?? Number.POSITIVE_INFINITY))
  const to = Math.max(...series.map(({ times }) => times.at(-1) ?? Number.NEGATIVE_INFINITY))
  if (from > to) return { from: -loneMs, to: loneMs }
  return from === to ? { from: from - loneMs, to: to + loneMs } : { from, to }
}

function rangeOf(series: readonly LineColumns[], { from, to }: Period): YRange {
  const range: YRange = {
    lowest: Number.POSITIVE_INFINITY,
    highest: Number.NEGATIVE_INFINITY,
    isWhole: true,
  }
  for (const { times, values } of series) {
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? Number.NaN
      const time = times[index] ?? Number.NaN
      if (Number.isNaN(value) || time < from || time > to) continue
      if (value < range.lowest) range.lowest = value
      if (value > range.highest) range.highest = value
      range.isWhole &&= Number.isInteger(value)
    }
  }
  return range.lowest > range.highest ? { lowest: 0, highest: 0, isWhole: true } : range
}

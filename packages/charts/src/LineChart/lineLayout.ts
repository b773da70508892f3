import type { Theme } from '@netportal/ui'
import { scaleLinear } from '@visx/scale'
import type { PlotArea, TickPlace } from '../axes/axisShapes.ts'
import { axisFont, textRoom } from '../axes/axisText.ts'
import { type TimeTick, timeTicks } from '../axes/timeTicks.ts'
import { formatAxisValue, type ValueAxis, type ValueRange, valueTicks } from '../axes/valueTicks.ts'
import { decimate } from '../series/decimate.ts'
import { longestStep } from '../series/holes.ts'
import { type Period, periodOf } from '../series/period.ts'
import type { PlotSeries } from '../series/plotSeries.ts'
import type { LineSamples } from '../series/samples.ts'
import { englishFormats, type PlotFormats } from '../text/plotFormats.ts'
import { type LinePaths, linePaths } from './linePath.ts'

export interface LinePlotProps {
  series: readonly PlotSeries[]
  /** IANA name; UTC stands in for an unknown one. */
  timeZone: string
  /** Stretch of time shown. @default from the first sample to the last */
  period?: Period | undefined
  /** Text of a tick of the vertical axis. @default K, M and B suffixes */
  formatTick?: ((value: number) => string) | undefined
  /** How values and times are written. @default in English */
  formats?: PlotFormats | undefined
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
}

const margin = { top: 32, right: 8, bottom: 32, left: 40 }
const dotRadius = 2.5
const pxPerYTick = 70
/** Largest part of the width that texts beside the plot may take: with more they stand in it. */
const textShare = 0.4

/** Lays out a line plot: pure geometry, the same wherever it is drawn. */
export function lineLayout(props: LinePlotProps): LineLayout {
  const { formats = englishFormats } = props
  const period = props.period ?? periodOf(props.series)
  const shown = props.series.filter((series) => !series.isHidden)
  const height = Math.max(props.height - margin.top - margin.bottom, 1)
  const valueAxis = valueTicks(
    rangeOf(shown, period),
    Math.max(Math.floor(height / pxPerYTick), 1),
    props.formatTick ?? ((value) => formatAxisValue(value, formats)),
  )
  const beside = Math.max(margin.left, textRoom(valueAxis.ticks))
  const valueTexts = beside > props.width * textShare ? 'inside' : 'beside'
  const left = valueTexts === 'inside' ? 0 : beside
  const width = Math.max(Math.floor(props.width) - left - margin.right, 1)
  const plot = { left, top: margin.top, width, height }

  const x = scaleLinear<number>({ domain: [period.from, period.to], range: [left, left + width] })
  const y = scaleLinear<number>({
    domain: [...valueAxis.domain],
    range: [plot.top + height, plot.top],
  })
  const span = { ...period, widthPx: width }
  return {
    plot,
    period,
    xOf: x,
    yOf: y,
    timeAt: (px) => x.invert(px),
    valueAxis,
    valueTexts,
    timeTicks: timeTicks(
      span,
      props.timeZone,
      axisFont,
      {
        left: -left,
        right: width + margin.right,
      },
      formats,
    ),
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

function rangeOf(series: readonly LineSamples[], { from, to }: Period): ValueRange {
  const range: ValueRange = {
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

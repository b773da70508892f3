import type { PlotArea } from '../axes/axisShapes.ts'
import { axisFont, textRoom, tickGap } from '../axes/axisText.ts'
import { type LinearScale, linearScale } from '../axes/linearScale.ts'
import {
  formatAxisValue,
  type ValueAxis,
  type ValueEnds,
  type ValueRange,
  valueTicks,
} from '../axes/valueTicks.ts'
import { fitText, type Measured, measureText, type PlotTheme } from '../text/measureText.ts'
import type { PlotFormats } from '../text/plotFormats.ts'
import type { PlotBars } from './barSeries.ts'

export interface BarPlotProps {
  /** Names along the axis, in their order. */
  categories: readonly string[]
  series: readonly PlotBars[]
  /** Side by side, or one upon another. @default 'grouped' */
  arrangement?: 'grouped' | 'stacked' | undefined
  /** The way in which bars grow. @default 'upwards' */
  direction?: 'upwards' | 'sideways' | undefined
  /** Ends of the axis of values that are set; bars are cut off beyond them. */
  valueRange?: ValueEnds | undefined
  /** Text of a tick of the axis of values. @default K, M and B suffixes */
  formatTick?: ((value: number) => string) | undefined
  /** How values are written. @default in English */
  formats?: PlotFormats | undefined
  /** Written once above the axis of values. */
  unit?: string | undefined
  /** px */
  width: number
  /** px */
  height: number
  theme: PlotTheme
}

/** A bar: a value in its place, px. */
interface PlacedBar {
  series: PlotBars
  x: number
  y: number
  width: number
  height: number
}

/** The text of a category. */
interface CategoryLabel {
  text: string
  /** Of its middle along the axis, px. */
  at: number
}

/** Places of everything in a bar plot, px from its top left. */
export interface BarLayout {
  plot: PlotArea
  isSideways: boolean
  valueAxis: ValueAxis
  /** Along the axis of values. */
  placeOf: LinearScale
  /** Between two categories. */
  step: number
  bars: readonly PlacedBar[]
  labels: readonly CategoryLabel[]
}

const margin = { top: 32, right: 8, bottom: 32, left: 40 }
/** Of the step, between groups. */
const groupGapShare = 0.28
const widestBar = 64
const pxPerTick = 70
const pxPerTickSideways = 110
/** Of the width, that names may take at most. */
const namesShare = 0.34
const longestLabel = 96
const lineHeight = 16

/** Lays out a bar plot: pure geometry, the same wherever it is drawn. */
export function barLayout(props: BarPlotProps): BarLayout {
  const { categories, series, arrangement = 'grouped' } = props
  const { measure = measureText } = props.theme
  const shown = series.filter(({ isHidden }) => !isHidden)
  const isSideways = props.direction === 'sideways'
  const height = Math.max(props.height - margin.top - margin.bottom, 1)
  const aim = isSideways ? props.width / pxPerTickSideways : height / pxPerTick
  const valueAxis = valueTicks(
    rangeOf(shown, categories.length, arrangement),
    Math.max(Math.floor(aim), 1),
    props.formatTick ?? ((value) => formatAxisValue(value, props.formats)),
    props.valueRange,
  )
  const namesWidth = Math.min(
    Math.ceil(Math.max(0, ...categories.map((name) => measure(name, axisFont)))),
    Math.floor(props.width * namesShare),
  )
  const left = isSideways
    ? namesWidth + tickGap
    : Math.max(margin.left, textRoom(valueAxis.ticks, props.theme))
  const width = Math.max(Math.floor(props.width) - left - (isSideways ? 20 : margin.right), 1)
  const plot = { left, top: margin.top, width, height }
  const step = (isSideways ? height : width) / Math.max(categories.length, 1)
  const placeOf = isSideways
    ? linearScale(valueAxis.domain, [left, left + width])
    : linearScale(valueAxis.domain, [plot.top + height, plot.top])
  const frame = { plot, isSideways, valueAxis, placeOf, step }
  return {
    ...frame,
    bars:
      arrangement === 'stacked'
        ? stackedBars(frame, shown, categories.length)
        : groupedBars(frame, shown, categories.length),
    labels: categoryLabels(frame, categories, namesWidth, props.theme),
  }
}

type Frame = Omit<BarLayout, 'bars' | 'labels'>

function rangeOf(
  series: readonly PlotBars[],
  count: number,
  arrangement: 'grouped' | 'stacked',
): ValueRange {
  const all = series.flatMap(({ values }) => values.slice(0, count).filter(isValue))
  const ends =
    arrangement === 'stacked'
      ? Array.from({ length: count }, (_, index) => stackEnds(series, index)).flat()
      : all
  return {
    lowest: Math.min(0, ...ends),
    highest: Math.max(0, ...ends),
    isWhole: all.every(Number.isInteger),
  }
}

/** Where the stacks of a category end, below zero and above it. */
function stackEnds(series: readonly PlotBars[], index: number): [number, number] {
  const values = series.map(({ values }) => values[index] ?? 0)
  return [sum(values.filter((value) => value < 0)), sum(values.filter((value) => value > 0))]
}

function groupedBars(frame: Frame, series: readonly PlotBars[], count: number): PlacedBar[] {
  const room = frame.step * (1 - groupGapShare)
  const thickness = Math.min(room / Math.max(series.length, 1), widestBar)
  return eachValue(series, count).map(({ one, place, index, value }) => {
    const start = originOf(frame, index) + (frame.step - thickness * series.length) / 2
    // Reckoned alike for a bar's end and the next one's start: both are rounded to the same pixel.
    const edge = (at: number) => start + at * thickness
    return placedBar(frame, one, [edge(place), edge(place + 1)], 0, value)
  })
}

/** Values above zero are stacked upon each other, and so are those below. */
function stackedBars(frame: Frame, series: readonly PlotBars[], count: number): PlacedBar[] {
  const thickness = Math.min(frame.step * (1 - groupGapShare), widestBar)
  const ends = { above: new Array<number>(count).fill(0), below: new Array<number>(count).fill(0) }
  return eachValue(series, count).map(({ one, index, value }) => {
    const side = value < 0 ? ends.below : ends.above
    const from = side[index] ?? 0
    side[index] = from + value
    const start = originOf(frame, index) + (frame.step - thickness) / 2
    return placedBar(frame, one, [start, start + thickness], from, from + value)
  })
}

function eachValue(series: readonly PlotBars[], count: number) {
  return series.flatMap((one, place) =>
    one.values
      .slice(0, count)
      .flatMap((value, index) => (isValue(value) ? [{ one, place, index, value }] : [])),
  )
}

/** Edges on whole pixels are sharp; a value that is not zero can be seen. */
function placedBar(
  { placeOf, isSideways, valueAxis: { domain } }: Frame,
  series: PlotBars,
  [start, end]: readonly [number, number],
  from: number,
  to: number,
): PlacedBar {
  const within = (value: number) => Math.max(domain[0], Math.min(domain[1], value))
  const [a, b] = [Math.round(placeOf(within(from))), Math.round(placeOf(within(to)))]
  const isOutside = within(from) === within(to) && from !== to
  const length = isOutside || from === to ? 0 : Math.max(1, Math.abs(b - a))
  const edge = Math.min(a, b)
  const first = Math.round(start)
  const across = Math.max(1, Math.round(end) - first - (end - start > 4 ? 1 : 0))
  return isSideways
    ? { series, x: edge, y: first, width: length, height: across }
    : { series, x: first, y: edge, width: across, height: length }
}

/** Place where a category begins, px. */
export function originOf(
  { isSideways, plot, step }: Pick<BarLayout, 'isSideways' | 'plot' | 'step'>,
  index: number,
): number {
  return (isSideways ? plot.top : plot.left) + index * step
}

/** Names that have room; where they are too many, every second, third and so on. */
function categoryLabels(
  frame: Frame,
  categories: readonly string[],
  namesWidth: number,
  theme: Measured,
): readonly CategoryLabel[] {
  const { measure = measureText } = theme
  const widest = Math.max(1, ...categories.map((name) => measure(name, axisFont)))
  const wanted = frame.isSideways ? lineHeight : Math.min(widest + 8, longestLabel)
  const every = Math.max(1, Math.ceil(wanted / frame.step))
  const room = frame.isSideways ? namesWidth : frame.step * every - 8
  return categories.flatMap((name, index) => {
    if (index % every !== 0) return []
    const text = fitText(name, room, axisFont, theme)
    return text ? [{ text, at: originOf(frame, index) + frame.step / 2 }] : []
  })
}

function isValue(value: number | null | undefined): value is number {
  return value !== null && value !== undefined
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

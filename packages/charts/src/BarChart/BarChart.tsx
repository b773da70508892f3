'use client'

import { iconSize, rem, useForcedColors, useFormats, useTexts, useTheme } from '@netportal/ui'
import { ChartColumn } from 'lucide-react'
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react'
import type { ValueEnds } from '../axes/valueTicks.ts'
import { ChartFrame, type ChartStatus } from '../ChartFrame/ChartFrame.tsx'
import { ChartTheme } from '../chartTheme.ts'
import { ChartExport, type ChartExportProps } from '../export/ChartExport.tsx'
import type { FontLoader } from '../fonts/fontSet.ts'
import { Legend } from '../legend/Legend.tsx'
import { useHidden } from '../legend/useHidden.ts'
import { FillSwatch } from '../palette/FillSwatch.tsx'
import { usePatternTheme } from '../palette/usePatternTheme.tsx'
import { useChartTable } from '../table/useChartTable.tsx'
import { englishFormats } from '../text/plotFormats.ts'
import { useWidth } from '../useWidth.ts'
import { barExport } from './barExport.ts'
import { type BarSeries, toPlotBars } from './barSeries.ts'
import { barFill } from './barShapes.ts'
import { barTable } from './barTable.ts'
import { type BarChartTexts, defaultBarTexts } from './barTexts.ts'
import { type BarReading, PointableBars } from './PointableBars.tsx'

export interface BarChartProps
  extends ChartExportProps,
    Omit<ComponentProps<'section'>, 'title' | 'children' | keyof ChartExportProps> {
  /** Names the chart, and its files. */
  title: string
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** Names along the axis, in their order. The same array while they are the same. */
  categories: readonly string[]
  /** Values for the categories. The same array while the data are the same. */
  series: readonly BarSeries[]
  /** Bars of a category side by side, or one upon another. @default 'grouped' */
  arrangement?: 'grouped' | 'stacked'
  /** The way in which bars grow; sideways, long names have room. @default 'upwards' */
  direction?: 'upwards' | 'sideways'
  /** Text of a value. @default the number with up to 2 decimals; ticks with K, M and B suffixes */
  formatValue?: (value: number) => string
  /** Text of a tick of the axis of values. @default as `formatValue`, where that is given */
  formatTick?: (value: number) => string
  /** Ends of the axis of values; bars are cut off beyond them. @default from zero to the highest value */
  valueRange?: ValueEnds
  /** Written once above the axis of values: for counts, whose ticks carry no unit. */
  unit?: string
  /** Height of the drawing, px; it grows with the reader's text. @default 350 */
  height?: number
  /** Message in place of the chart when there is no value. @default 'No data available to display chart.' */
  emptyMessage?: ReactNode
  /** The state of the chart; never guessed from the data. @default ready */
  state?: ChartStatus
  /** Called with the category that a reader clicks, or chooses by Enter or Space. */
  onCategoryClick?: (category: BarReading) => void
  /** Offers the data as a table too: off where the page has one of its own. @default true */
  hasTable?: boolean
  /** More buttons below the chart, after its own. */
  actions?: ReactNode
  /** Name of the place that the values belong to: files are named after it and say it. */
  place?: string
  /** Day or period of the values: files are named after it and say it. */
  period?: string
  /** Gives fonts for files in other scripts than Latin, Greek and Cyrillic. */
  loadFonts?: FontLoader
  /** The chart's texts in other words or another language. */
  texts?: Partial<BarChartTexts>
}

/**
 * Values of things, to compare them. Not for values over time with more than about thirty instants, a
 * `LineChart`, nor for parts of one whole, a `PieChart`.
 */
export function BarChart({
  title,
  headingLevel,
  categories,
  series,
  arrangement,
  direction,
  formatValue: formatGiven,
  formatTick = formatGiven,
  valueRange,
  unit,
  height = 350,
  emptyMessage,
  state,
  onCategoryClick,
  hasTable = true,
  actions,
  place,
  period,
  loadFonts,
  texts: ownTexts,
  exportFormats,
  onExport,
  exportTheme,
  onExportError,
  ...rest
}: BarChartProps) {
  const texts = useTexts('BarChart', defaultBarTexts, ownTexts)
  const formats = useFormats(englishFormats)
  const plainNumber = useCallback((value: number) => formats.formatNumber(value, 2), [formats])
  const formatValue = formatGiven ?? plainNumber
  const theme = useTheme()
  const { theme: pageTheme, patterns } = usePatternTheme()
  const isForced = useForcedColors()
  const [ref, width] = useWidth()
  const [hidden, toggle] = useHidden()
  const bars = useMemo(
    () => toPlotBars(series).map((one) => ({ ...one, isHidden: hidden.has(one.name) })),
    [series, hidden],
  )
  const { from, to } = valueRange ?? {}
  const plot = useMemo(
    () => ({
      ...{ categories, series: bars, arrangement, direction, formatTick, formats, unit },
      ...{ width, height },
      valueRange: { from, to },
      theme: pageTheme,
    }),
    [
      categories,
      bars,
      arrangement,
      direction,
      formatTick,
      formats,
      unit,
      width,
      height,
      from,
      to,
      pageTheme,
    ],
  )
  const isEmpty = !bars.some(({ values }) => values.some((value) => value !== null))
  const isReady = !isEmpty && (state?.status ?? 'ready') === 'ready'
  const { category: categoryText, noValue: noValueText } = texts
  const makeTable = useCallback(
    () => barTable({ categories, series: bars }, { formatValue, categoryText, noValueText }),
    [categories, bars, formatValue, categoryText, noValueText],
  )
  const { button, table } = useChartTable(title, makeTable, texts)
  const entries = bars.map((one) => ({
    ...one,
    key: one.name,
    swatch: <FillSwatch fill={barFill(one, pageTheme, isForced)} size={12} />,
  }))
  return (
    <ChartTheme value={pageTheme}>
      <ChartFrame
        {...rest}
        title={title}
        headingLevel={headingLevel}
        legend={<Legend entries={entries} onToggle={toggle} />}
        height={height}
        state={state}
        empty={
          isEmpty
            ? { message: emptyMessage ?? texts.empty, icon: <ChartColumn size={iconSize.lg} /> }
            : undefined
        }
        actions={
          <>
            <ChartExport
              {...{ title, exportFormats, onExport, exportTheme, onExportError, isReady, texts }}
              source={() =>
                barExport(
                  { ...plot, theme },
                  { title, place, period, texts, loadFonts, exportTheme },
                )
              }
            />
            {isReady && hasTable && button}
            {actions}
          </>
        }
        table={isReady && hasTable && table}
      >
        {patterns}
        <div ref={ref} style={{ blockSize: rem(height) }}>
          {width > 0 && (
            <PointableBars label={title} {...{ plot, formatValue, texts, onCategoryClick }} />
          )}
        </div>
      </ChartFrame>
    </ChartTheme>
  )
}

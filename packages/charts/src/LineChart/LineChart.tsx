'use client'

import { iconSize, rem, useFormats, useTexts, useTheme } from '@netportal/ui'
import { ChartLine } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { ChartFrame, type ChartStatus } from '../ChartFrame/ChartFrame.tsx'
import { ChartTheme, usePageTheme } from '../chartTheme.ts'
import { ChartExport, type ChartExportProps } from '../export/ChartExport.tsx'
import type { FontLoader } from '../fonts/fontSet.ts'
import { Legend } from '../legend/Legend.tsx'
import { SeriesSwatch } from '../palette/SeriesSwatch.tsx'
import type { Period } from '../series/period.ts'
import { hasValues, type LineSeries, toPlotSeries } from '../series/plotSeries.ts'
import { useChartTable } from '../table/useChartTable.tsx'
import { englishFormats } from '../text/plotFormats.ts'
import { useWidth } from '../useWidth.ts'
import { LinePlotWithCrosshair } from './LinePlotWithCrosshair.tsx'
import { lineExport } from './lineExport.ts'
import { lineTable } from './lineTable.ts'
import { defaultLineTexts, type LineChartTexts } from './lineTexts.ts'

export interface LineChartProps extends ChartExportProps {
  /** Names the chart, and its files. */
  title: string
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** The same array while the data are the same: a new one is laid out anew. */
  series: readonly LineSeries[]
  /** IANA name of the zone whose clock the time axis shows; UTC stands in for an unknown one, marked. */
  timeZone: string
  /** Text of a value. @default the number with up to 2 decimals; ticks with K, M and B suffixes */
  formatValue?: (value: number) => string
  /** Written once above the vertical axis: for counts, whose ticks carry no unit. */
  unit?: string
  /** Stretch of time shown. @default from the first sample to the last */
  period?: Period
  /** Height of the drawing, px; it grows with the reader's text. @default 350 */
  height?: number
  /** Message in place of the chart when no series has a value. @default 'No data available to display chart.' */
  emptyMessage?: ReactNode
  /** The state of the chart; never guessed from the data. @default ready */
  state?: ChartStatus
  /** Offers the data as a table too: off where the page has one of its own. @default true */
  hasTable?: boolean
  /** More buttons below the chart, after its own. */
  actions?: ReactNode
  /** Name of the place that the values belong to: files are named after it and say it. */
  place?: string
  /** Gives fonts for files in other scripts than Latin, Greek and Cyrillic. */
  loadFonts?: FontLoader
  /** The chart's texts in other words or another language. */
  texts?: Partial<LineChartTexts>
}

/**
 * Values over time. Not for parts of a whole, which are a `PieChart`, nor
 * for two or three values, which are figures.
 */
export function LineChart(props: LineChartProps) {
  const { title, headingLevel, series, timeZone, unit, period, height = 350, state } = props
  const texts = useTexts('LineChart', defaultLineTexts, props.texts)
  const formats = useFormats(englishFormats)
  const plainNumber = useCallback((value: number) => formats.formatNumber(value, 2), [formats])
  const { formatValue = plainNumber, emptyMessage = texts.empty } = props
  const theme = useTheme()
  const pageTheme = usePageTheme()
  const [ref, width] = useWidth()
  const { plotted, toggle } = useShownSeries(series)
  const plot = useMemo(
    () => ({
      series: plotted,
      timeZone,
      period,
      formatTick: props.formatValue,
      formats,
      unit,
      width,
      height,
      theme: pageTheme,
    }),
    [plotted, timeZone, period, props.formatValue, formats, unit, width, height, pageTheme],
  )
  const isEmpty = !hasValues(plotted)
  const isReady = !isEmpty && (state?.status ?? 'ready') === 'ready'
  const { time: timeText, noValue: noValueText } = texts
  const makeTable = useCallback(
    () => lineTable(plot, { formatValue, timeText, noValueText }),
    [plot, formatValue, timeText, noValueText],
  )
  const { button, table } = useChartTable(title, makeTable, texts)
  const hasTable = isReady && props.hasTable !== false
  return (
    <ChartTheme value={pageTheme}>
      <ChartFrame
        title={title}
        headingLevel={headingLevel}
        legend={
          <Legend
            entries={plotted.map((one) => ({ ...one, swatch: <SeriesSwatch series={one} /> }))}
            onToggle={toggle}
          />
        }
        height={height}
        state={state}
        empty={
          isEmpty ? { message: emptyMessage, icon: <ChartLine size={iconSize.lg} /> } : undefined
        }
        actions={
          <>
            <ChartExport
              {...props}
              source={() => lineExport({ ...plot, theme }, { ...props, texts })}
              isReady={isReady}
              texts={texts}
            />
            {hasTable && button}
            {props.actions}
          </>
        }
        table={hasTable && table}
      >
        <div ref={ref} style={{ blockSize: rem(height) }}>
          {width > 0 && (
            <LinePlotWithCrosshair
              label={title}
              plot={plot}
              formatValue={formatValue}
              texts={texts}
            />
          )}
        </div>
      </ChartFrame>
    </ChartTheme>
  )
}

/** The series, and which of them a reader has switched off. */
function useShownSeries(series: readonly LineSeries[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => toPlotSeries(series), [series])
  const plotted = useMemo(
    () => all.map((one) => ({ ...one, isHidden: hidden.has(one.name) })),
    [all, hidden],
  )
  const toggle = (name: string) => {
    const others = new Set(hidden)
    setHidden(others.delete(name) ? others : others.add(name))
  }
  return { plotted, toggle }
}

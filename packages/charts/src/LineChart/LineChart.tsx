'use client'

import { iconSize, rem, useFormats, useTexts, useTheme } from '@netportal/ui'
import { ChartLine } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react'
import type { ValueEnds } from '../axes/valueTicks.ts'
import { ChartFrame, type ChartStatus } from '../ChartFrame/ChartFrame.tsx'
import { ChartTheme, useChartTheme, usePageTheme } from '../chartTheme.ts'
import { ChartExport, type ChartExportProps } from '../export/ChartExport.tsx'
import type { FontLoader } from '../fonts/fontSet.ts'
import { Legend } from '../legend/Legend.tsx'
import { useHidden } from '../legend/useHidden.ts'
import { MarkSwatch } from '../palette/MarkSwatch.tsx'
import { SeriesSwatch } from '../palette/SeriesSwatch.tsx'
import type { Period } from '../series/period.ts'
import { hasValues, type LineSeries, toPlotSeries } from '../series/plotSeries.ts'
import { useChartTable } from '../table/useChartTable.tsx'
import { englishFormats } from '../text/plotFormats.ts'
import { useWidth } from '../useWidth.ts'
import { useZoom } from '../zoom/useZoom.ts'
import { LinePlotWithCrosshair, type LineReading } from './LinePlotWithCrosshair.tsx'
import { lineExport } from './lineExport.ts'
import { shownPeriod } from './lineLayout.ts'
import { lineTable } from './lineTable.ts'
import { defaultLineTexts, type LineChartTexts } from './lineTexts.ts'
import { referenceMark } from './referenceShapes.ts'
import { type LineReference, namedOnce, toPlotReferences } from './references.ts'

export interface LineChartProps
  extends ChartExportProps,
    Omit<ComponentProps<'section'>, 'title' | 'children' | keyof ChartExportProps> {
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
  /** Text of a tick of the vertical axis. @default as `formatValue`, where that is given */
  formatTick?: (value: number) => string
  /** Text of a tick of the time axis, from milliseconds. @default full hours, days or months of the zone */
  formatTimeTick?: (time: number) => string
  /** Ends of the vertical axis; lines are cut off beyond them. @default from zero to the highest value */
  valueRange?: ValueEnds
  /**
   * Limits, stretches of values and of time, instants that the series are compared with. The same array while
   * they are the same. The legend switches them; the table and files have them.
   */
  references?: readonly LineReference[]
  /** Names of the references that are switched off: the same for charts that are linked. @default the chart keeps them */
  hiddenReferences?: readonly string[] | undefined
  /** Called with the names of the references that are switched off, when a reader has switched one. */
  onHiddenReferencesChange?: ((names: readonly string[]) => void) | undefined
  /** Called with the reading that a reader clicks, or chooses by Enter or Space. */
  onPointClick?: (point: LineReading) => void
  /** Written once above the vertical axis: for counts, whose ticks carry no unit. */
  unit?: string
  /** Stretch of time shown. @default from the first sample to the last */
  period?: Period
  /** Lets a reader zoom into the period: by dragging, wheel with Ctrl or ⌘, keys and buttons. @default false */
  canZoom?: boolean
  /** Part of the period that is shown, null for all: the same for charts that are linked. @default the chart keeps it */
  zoom?: Period | null
  /** Called with the part that a reader wants to see, null for all. */
  onZoomChange?: (zoom: Period | null) => void
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
 * Values over time. Not for parts of a whole, which are a `PieChart`, nor for values of things that are no
 * instants, a `BarChart`, nor for two or three values, which are figures.
 */
export function LineChart({
  title,
  headingLevel,
  series,
  timeZone,
  formatValue: formatGiven,
  formatTick = formatGiven,
  formatTimeTick,
  unit,
  period,
  valueRange,
  references = none,
  hiddenReferences,
  onHiddenReferencesChange,
  onPointClick,
  canZoom = false,
  zoom: givenZoom,
  onZoomChange,
  height = 350,
  emptyMessage,
  state,
  hasTable = true,
  actions,
  place,
  loadFonts,
  texts: ownTexts,
  exportFormats,
  onExport,
  exportTheme,
  onExportError,
  ...rest
}: LineChartProps) {
  const texts = useTexts('LineChart', defaultLineTexts, ownTexts)
  const formats = useFormats(englishFormats)
  const plainNumber = useCallback((value: number) => formats.formatNumber(value, 2), [formats])
  const formatValue = formatGiven ?? plainNumber
  const theme = useTheme()
  const pageTheme = usePageTheme()
  const [ref, width] = useWidth()
  const { shown, toggle } = useShown(series, references, {
    hiddenReferences,
    onHiddenReferencesChange,
  })
  const { from, to } = valueRange ?? {}
  const [zoom, onZoom, isZoomSaid] = useZoom(givenZoom, onZoomChange)
  const { from: zoomFrom, to: zoomTo } = zoom ?? {}
  const plot = useMemo(
    () => ({
      ...shown,
      timeZone,
      period,
      zoom: zoomFrom === undefined || zoomTo === undefined ? null : { from: zoomFrom, to: zoomTo },
      valueRange: from === undefined && to === undefined ? undefined : { from, to },
      formatTick,
      formatTimeTick,
      formats,
      unit,
      width,
      height,
      theme: pageTheme,
    }),
    [
      shown,
      timeZone,
      period,
      zoomFrom,
      zoomTo,
      from,
      to,
      formatTick,
      formatTimeTick,
      formats,
      unit,
      width,
      height,
      pageTheme,
    ],
  )
  const isEmpty = !hasValues(plot.series)
  const isReady = !isEmpty && (state?.status ?? 'ready') === 'ready'
  const { time: timeText, noValue: noValueText, range, counted, lowest, highest } = texts
  const makeTable = useCallback(
    () => lineTable(plot, { formatValue, timeText, noValueText, range, counted, lowest, highest }),
    [plot, formatValue, timeText, noValueText, range, counted, lowest, highest],
  )
  const { button, table } = useChartTable(title, makeTable, texts)
  return (
    <ChartTheme value={pageTheme}>
      <ChartFrame
        {...rest}
        title={title}
        headingLevel={headingLevel}
        legend={<LineLegend {...shown} onToggle={toggle} />}
        height={height}
        state={state}
        empty={
          isEmpty
            ? { message: emptyMessage ?? texts.empty, icon: <ChartLine size={iconSize.lg} /> }
            : undefined
        }
        actions={
          <>
            <ChartExport
              {...{ title, exportFormats, onExport, exportTheme, onExportError, isReady, texts }}
              source={() =>
                lineExport({ ...plot, theme }, { title, place, texts, loadFonts, exportTheme })
              }
            />
            {isReady && canZoom && (
              <Suspense>
                <ZoomButtons
                  shown={shownPeriod(plot)}
                  whole={shownPeriod({ ...plot, zoom: null })}
                  {...{ onZoom, texts }}
                />
              </Suspense>
            )}
            {isReady && hasTable && button}
            {actions}
          </>
        }
        table={isReady && hasTable && table}
      >
        <div ref={ref} style={{ blockSize: rem(height) }}>
          {width > 0 && (
            <LinePlotWithCrosshair
              label={title}
              {...{ plot, formatValue, texts, onPointClick, isZoomSaid }}
              onZoom={canZoom ? onZoom : undefined}
            />
          )}
        </div>
      </ChartFrame>
    </ChartTheme>
  )
}

const ZoomButtons = lazy(async () => {
  const { ZoomButtons } = await import('../zoom/ZoomButtons.tsx')
  return { default: ZoomButtons }
})

/** The same array at every render. */
const none: readonly never[] = []

/** Names the lines, and the references that they are compared with. */
function LineLegend({
  series,
  references,
  onToggle,
}: ReturnType<typeof useShown>['shown'] & { onToggle: (key: string) => void }) {
  const theme = useChartTheme()
  const lines = series.map((one) => ({
    ...one,
    key: one.name,
    swatch: <SeriesSwatch series={one} />,
  }))
  const others = namedOnce(references).map((one) => ({
    ...one,
    key: keyOf(one),
    swatch: <MarkSwatch shapes={referenceMark(one, theme)} />,
  }))
  return <Legend entries={[...lines, ...others]} onToggle={onToggle} />
}

/** The series and references, and which of them a reader has switched off. */
function useShown(
  series: readonly LineSeries[],
  references: readonly LineReference[],
  {
    hiddenReferences,
    onHiddenReferencesChange,
  }: Pick<LineChartProps, 'hiddenReferences' | 'onHiddenReferencesChange'>,
) {
  const [hidden, toggleOwn] = useHidden()
  const lines = useMemo(() => toPlotSeries(series), [series])
  const others = useMemo(() => toPlotReferences(references), [references])
  const shown = useMemo(
    () => ({
      series: lines.map((one) => ({ ...one, isHidden: hidden.has(one.name) })),
      references: others.map((one) => ({
        ...one,
        isHidden: hiddenReferences ? hiddenReferences.includes(one.name) : hidden.has(keyOf(one)),
      })),
    }),
    [lines, others, hidden, hiddenReferences],
  )
  const toggle = (key: string) => {
    const switched = namedOnce(shown.references).find((one) => keyOf(one) === key)
    if (!switched) return toggleOwn(key)
    if (!hiddenReferences) toggleOwn(key)
    const names = namedOnce(shown.references).filter(
      (one) => one.isHidden !== (one.name === switched.name),
    )
    onHiddenReferencesChange?.(names.map(({ name }) => name))
  }
  return { shown, toggle }
}

/** Tells a reference from a series of the same name. */
function keyOf({ name }: { name: string }): string {
  return `reference ${name}`
}

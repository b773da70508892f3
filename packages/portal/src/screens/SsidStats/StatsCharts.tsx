import { LineChart } from '@netportal/charts'
import {
  annotationNames,
  chartTitles,
  type ExportFormat,
  exportFormats,
  limits,
  type RangeClientCount,
  type RangeStep,
  type RangeTransferMetric,
} from '@netportal/contract'
import { formatRate } from '@netportal/format'
import { useMemo } from 'react'
import type { RangePeriod } from '../../shared/range/range.ts'
import { type ChartAnnotations, kindsOf, toReferences } from './annotationReferences.ts'
import type { Zoom } from './statsDrawing.ts'
import { toClientSeries, toRateSeries } from './statsSeries.ts'

export interface StatsChartsProps {
  clients: readonly RangeClientCount[]
  metrics: readonly RangeTransferMetric[]
  timeZone: string
  /** What a point stands for already. */
  step: RangeStep
  /** What a single reading is reduced to. */
  drawn: RangeStep
  /** What the time axis spans. @default from the first point to the last */
  period?: RangePeriod | undefined
  /** The part that both charts show; null for all. */
  zoom: Zoom
  /** Without it nobody can zoom. */
  onZoomChange?: ((zoom: Zoom) => void) | undefined
  annotations?: ChartAnnotations | undefined
  onExport: (kind: 'client-count' | 'data-usage', format: ExportFormat) => Promise<void>
}

/** Clients and transfer rates over time. Missing points are gaps. Specification §2 "SSID stats". */
export function StatsCharts({
  clients,
  metrics,
  timeZone,
  step,
  drawn,
  period,
  zoom,
  onZoomChange,
  annotations,
  onExport,
}: StatsChartsProps) {
  const drawing = useMemo(() => ({ step, drawn, timeZone }), [step, drawn, timeZone])
  const clientSeries = useMemo(() => toClientSeries(clients, drawing), [clients, drawing])
  const rateSeries = useMemo(() => toRateSeries(metrics, drawing), [metrics, drawing])
  const { fromMs, untilMs } = period ?? {}
  const spanned = useMemo(
    () =>
      fromMs === undefined || untilMs === undefined
        ? {}
        : { period: { from: fromMs, to: untilMs } },
    [fromMs, untilMs],
  )
  const shared = {
    timeZone,
    height: limits.lineChartHeightPx,
    emptyMessage: 'No data available to display chart.',
    exportFormats,
    ...spanned,
    ...(onZoomChange && { canZoom: true, zoom, onZoomChange }),
    ...useReferences(annotations),
  }
  return (
    <>
      <LineChart
        {...shared}
        title={chartTitles.clients}
        series={clientSeries}
        unit="Clients"
        onExport={(format) => onExport('client-count', format)}
      />
      <LineChart
        {...shared}
        title={chartTitles.rates}
        series={rateSeries}
        formatValue={formatRate}
        hasTable={annotations !== undefined}
        onExport={(format) => onExport('data-usage', format)}
      />
    </>
  )
}

/** What both charts have beside their lines, and what is switched off in them together. */
function useReferences(annotations: ChartAnnotations | undefined) {
  const { incidents, calls, hidden, onHiddenChange } = annotations ?? {}
  const references = useMemo(
    () => (incidents && calls ? toReferences({ incidents, calls }) : none),
    [incidents, calls],
  )
  const hiddenReferences = useMemo(() => hidden?.map((kind) => annotationNames[kind]), [hidden])
  return {
    references,
    hiddenReferences,
    onHiddenReferencesChange: (names: readonly string[]) => onHiddenChange?.(kindsOf(names)),
  }
}

const none: readonly never[] = []

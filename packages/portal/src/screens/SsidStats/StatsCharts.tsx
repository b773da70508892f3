import { LineChart, type LineSeries } from '@netportal/charts'
import {
  annotationNames,
  type ClientCountPoint,
  chartTitles,
  type ExportFormat,
  exportFormats,
  limits,
  type TransferMetricPoint,
} from '@netportal/contract'
import { formatRate } from '@netportal/format'
import { useMemo } from 'react'
import { type ChartAnnotations, kindsOf, toReferences } from './annotationReferences.ts'

export interface StatsChartsProps {
  clients: readonly ClientCountPoint[]
  metrics: readonly TransferMetricPoint[]
  timeZone: string
  annotations?: ChartAnnotations | undefined
  onExport: (kind: 'client-count' | 'data-usage', format: ExportFormat) => Promise<void>
}

/** Places in the palette: cobalt, and the umber that is told from it by any eye. */
const downloadColor = 0
const uploadColor = 3

/** Clients and transfer rates over time. Missing points are gaps. Specification §2 "SSID stats". */
export function StatsCharts({
  clients,
  metrics,
  timeZone,
  annotations,
  onExport,
}: StatsChartsProps) {
  const clientSeries = useMemo(() => toClientSeries(clients), [clients])
  const rateSeries = useMemo(() => toRateSeries(metrics), [metrics])
  const shared = {
    timeZone,
    height: limits.lineChartHeightPx,
    emptyMessage: 'No data available to display chart.',
    exportFormats,
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

function toClientSeries(points: readonly ClientCountPoint[]): LineSeries[] {
  return [
    {
      name: 'Clients',
      points: points.map(({ time, connected_client_count }) => ({
        time,
        value: connected_client_count ?? null,
      })),
    },
  ]
}

/**
 * Makes the lines of both rates: the sent one (`tx`) is the clients' download.
 * Specification §3 "Transfer metric point".
 */
function toRateSeries(points: readonly TransferMetricPoint[]): LineSeries[] {
  return [
    {
      name: 'Download',
      color: downloadColor,
      points: points.map(({ time, transfer_rate_tx_mbps }) => ({
        time,
        value: transfer_rate_tx_mbps ?? null,
      })),
    },
    {
      name: 'Upload',
      color: uploadColor,
      points: points.map(({ time, transfer_rate_rx_mbps }) => ({
        time,
        value: transfer_rate_rx_mbps ?? null,
      })),
    },
  ]
}

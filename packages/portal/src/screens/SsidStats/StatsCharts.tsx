import { LineChart, type LineSeries } from '@netportal/charts'
import {
  type ClientCountPoint,
  chartTitles,
  type ExportFormat,
  exportFormats,
  limits,
  type TransferMetricPoint,
} from '@netportal/contract'
import { formatRate } from '@netportal/format'
import { useMemo } from 'react'

export interface StatsChartsProps {
  clients: readonly ClientCountPoint[]
  metrics: readonly TransferMetricPoint[]
  timeZone: string
  onExport: (kind: 'client-count' | 'data-usage', format: ExportFormat) => Promise<void>
}

/** Places in the palette: cobalt, and the umber that is told from it by any eye. */
const downloadColor = 0
const uploadColor = 3

/** Clients and transfer rates over time. Missing points are gaps. Specification §2 "SSID stats". */
export function StatsCharts({ clients, metrics, timeZone, onExport }: StatsChartsProps) {
  const clientSeries = useMemo(() => toClientSeries(clients), [clients])
  const rateSeries = useMemo(() => toRateSeries(metrics), [metrics])
  const shared = {
    timeZone,
    height: limits.lineChartHeightPx,
    emptyMessage: 'No data available to display chart.',
    exportFormats,
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
        hasTable={false}
        onExport={(format) => onExport('data-usage', format)}
      />
    </>
  )
}

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

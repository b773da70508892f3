import { limits, type TransferMetricPoint } from '@netportal/contract'
import { formatDateTime, formatRate, notAvailable, parseInstant } from '@netportal/format'
import { type Column, DataTable, Disclosure, type TableState } from '@netportal/ui'
import { useMemo } from 'react'
import { noDataText } from './missingDataText.ts'

export interface RawDataProps {
  points: readonly TransferMetricPoint[]
  timeZone: string
  isShown: boolean
  onShownChange: (isShown: boolean) => void
  table: TableState
  onTableChange: (state: TableState) => void
}

/** The points behind the transfer rates, for who wants the figures. Specification §2 "SSID stats". */
export function RawData(props: RawDataProps) {
  const { points, timeZone, isShown, onShownChange, table, onTableChange } = props
  const columns = useMemo(() => rawColumns(timeZone), [timeZone])
  const rows = useMemo(() => points.map((point, index) => ({ ...point, index })), [points])
  return (
    <Disclosure
      flush
      title="Transfer Metrics Data Points"
      showText="Show Raw Data Points"
      hideText="Hide Raw Data Points"
      open={isShown}
      onToggle={onShownChange}
    >
      <DataTable
        title="Transfer Metrics Data Points"
        titleHidden
        headingLevel={3}
        canSearch={false}
        columns={columns}
        rows={rows}
        rowKey={({ index }) => index}
        pageSize={limits.tablePageSize}
        narrowLayout="scroll"
        empty={noDataText}
        state={table}
        onStateChange={onTableChange}
      />
    </Disclosure>
  )
}

/** A point with its place among the others, since nothing else about it is its own. */
type Row = TransferMetricPoint & { index: number }

function rawColumns(timeZone: string): Column<Row>[] {
  return [
    {
      id: 'time',
      header: 'Timestamp (Local)',
      value: ({ time }) => parseInstant(time),
      text: ({ time }) => formatDateTime(time, timeZone),
    },
    {
      id: 'download',
      header: 'Download (Mbps)',
      value: (point) => point.transfer_rate_tx_mbps ?? null,
      text: (point) => formatRate(point.transfer_rate_tx_mbps),
      align: 'end',
    },
    {
      id: 'upload',
      header: 'Upload (Mbps)',
      value: (point) => point.transfer_rate_rx_mbps ?? null,
      text: (point) => formatRate(point.transfer_rate_rx_mbps),
      align: 'end',
    },
    {
      id: 'clients',
      header: 'Clients',
      value: (point) => point.clients_connected ?? null,
      text: (point) => String(point.clients_connected ?? notAvailable),
      align: 'end',
    },
    {
      id: 'usage',
      header: 'Period Usage (MB)',
      value: usedMegabytes,
      text: (point) =>
        usedMegabytes(point) === null
          ? notAvailable
          : `${megabytes(point.period_usage_tx_mb)} / ${megabytes(point.period_usage_rx_mb)}`,
      align: 'end',
    },
  ]
}

/** Sorts by both directions together. */
function usedMegabytes({ period_usage_tx_mb, period_usage_rx_mb }: TransferMetricPoint) {
  const isMissing = period_usage_tx_mb == null && period_usage_rx_mb == null
  return isMissing ? null : (period_usage_tx_mb ?? 0) + (period_usage_rx_mb ?? 0)
}

function megabytes(value: number | null | undefined): string {
  return value == null ? notAvailable : value.toFixed(2)
}

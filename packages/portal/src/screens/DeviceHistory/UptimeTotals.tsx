import {
  type DeviceStatus,
  deviceStatusTexts,
  type RangeHistory,
  type StatusHistory,
} from '@netportal/contract'
import { formatDuration, notAvailable } from '@netportal/format'
import { type Column, DataTable } from '@netportal/ui'
import { useMemo } from 'react'
import { DeviceStatusBadge } from '../../shared/domain/deviceStatusBadge.tsx'
import { shownShares } from './shownShares.ts'

interface Part {
  /** null for the time before discovery. */
  status: DeviceStatus | null
  durationMs: number
  share: string
}

/** What the periods of each status add up to, and all of them. */
export function UptimeTotals({ history }: { history: StatusHistory | RangeHistory }) {
  const [parts, columns] = useMemo(() => {
    const { texts, total } = shownShares(history)
    return [toParts(history, texts), toColumns(total ?? notAvailable)] as const
  }, [history])
  return (
    <DataTable
      title="Totals"
      headingLevel={3}
      columns={columns}
      rows={parts}
      rowKey={({ status }) => status ?? 'undiscovered'}
      density="compact"
      narrowLayout="scroll"
      canSearch={false}
      canSort={false}
    />
  )
}

function toParts(history: StatusHistory | RangeHistory, texts: Record<DeviceStatus, string>) {
  const part = (status: DeviceStatus, durationMs: number): Part => ({
    status,
    durationMs,
    share: texts[status],
  })
  const parts = [
    part('online', history.uptime.durationMs),
    part('offline', history.downtime.durationMs),
    part('unknown', history.unknown.durationMs),
  ]
  const before = 'beforeDiscoveryMs' in history ? history.beforeDiscoveryMs : 0
  if (before > 0) parts.push({ status: null, durationMs: before, share: 'Not counted' })
  return parts
}

function toColumns(total: string): Column<Part>[] {
  const sumMs = (parts: readonly Part[]) =>
    parts.reduce((sum, { durationMs }) => sum + durationMs, 0)
  return [
    {
      id: 'status',
      header: 'Status',
      value: ({ status }) => (status === null ? beforeText : deviceStatusTexts[status]),
      cell: ({ status }) =>
        status === null ? beforeText : <DeviceStatusBadge status={status} form="text" />,
      footer: () => 'Total',
    },
    {
      id: 'duration',
      header: 'Duration',
      value: ({ durationMs }) => durationMs,
      text: ({ durationMs }) => formatDuration(durationMs / 1000),
      footer: (parts) => formatDuration(sumMs(parts) / 1000),
      align: 'end',
    },
    {
      id: 'seconds',
      header: 'Duration (s)',
      value: ({ durationMs }) => durationMs / 1000,
      text: ({ durationMs }) => String(durationMs / 1000),
      footer: (parts) => String(sumMs(parts) / 1000),
      align: 'end',
    },
    {
      id: 'share',
      header: 'Share',
      value: ({ share }) => share,
      footer: () => total,
      align: 'end',
    },
  ]
}

const beforeText = 'Before Discovery'

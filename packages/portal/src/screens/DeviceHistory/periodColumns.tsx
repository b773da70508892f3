import { deviceStatusTexts, type StatusPeriod } from '@netportal/contract'
import { formatDateTime, formatDuration, formatPercent, type ZoneName } from '@netportal/format'
import type { Column } from '@netportal/ui'
import { DeviceStatusBadge } from '../../shared/domain/deviceStatusBadge.tsx'

/**
 * The columns of a history's periods, by the clocks of the device's location.
 * @param sinceMs from when on its shares count; null where there are none
 */
export function periodColumns(
  zone: ZoneName,
  sinceMs: number | null,
  endMs: number,
): Column<StatusPeriod>[] {
  const percent = (period: StatusPeriod) =>
    sinceMs === null || endMs <= sinceMs ? null : (lengthMs(period) / (endMs - sinceMs)) * 100
  return [
    {
      id: 'status',
      header: 'Status',
      value: ({ status }) => deviceStatusTexts[status],
      cell: ({ status }) => <DeviceStatusBadge status={status} form="text" />,
      slot: 'status',
    },
    {
      id: 'from',
      header: 'From (Local)',
      value: ({ startMs }) => startMs,
      text: ({ startMs }) => formatDateTime(startMs, zone),
      isRowHeader: true,
      slot: 'title',
    },
    {
      id: 'to',
      header: 'To (Local)',
      value: ({ endMs }) => endMs,
      text: ({ endMs, isCurrent }) => (isCurrent ? 'Now' : formatDateTime(endMs, zone)),
    },
    {
      id: 'duration',
      header: 'Duration',
      value: lengthMs,
      text: (period) => formatDuration(lengthMs(period) / 1000),
      align: 'end',
    },
    {
      id: 'seconds',
      header: 'Duration (s)',
      value: (period) => lengthMs(period) / 1000,
      align: 'end',
    },
    {
      id: 'share',
      header: 'Share',
      value: percent,
      text: (period) => formatPercent(percent(period), 2),
      align: 'end',
    },
  ]
}

function lengthMs({ startMs, endMs }: StatusPeriod): number {
  return endMs - startMs
}

import {
  type DeviceAtMoment,
  type DeviceStatusThen,
  deviceStatus,
  deviceStatusTexts,
  type Location,
} from '@netportal/contract'
import { formatDateTime, notAvailable, parseInstant } from '@netportal/format'
import { type Column, StatusBadge } from '@netportal/ui'
import { CircleDashed } from 'lucide-react'
import { historyColumn, macColumn, nameColumn } from '../../shared/domain/accessPointColumns.tsx'
import { DeviceStatusBadge, deviceStatusText } from '../../shared/domain/deviceStatusBadge.tsx'

const undiscoveredText = 'Not There Yet'

/** Columns of the access points as they stood. @param hasLastKnown whether the site was silent then */
export function momentDeviceColumns(
  { id, timezone }: Location,
  hasLastKnown: boolean,
): Column<DeviceAtMoment>[] {
  const lastKnown: Column<DeviceAtMoment>[] = hasLastKnown
    ? [
        {
          id: 'last',
          header: 'Last Known (Local)',
          value: (device) => lastKnownText(device, timezone),
        },
      ]
    : []
  return [
    macColumn(),
    nameColumn(),
    {
      id: 'status',
      header: 'Status',
      value: ({ status }) => statusText(status),
      cell: ({ status }) => <StatusThen status={status} />,
      slot: 'status',
    },
    {
      id: 'since',
      header: 'Since (Local)',
      value: ({ since }) => parseInstant(since),
      text: ({ since }) => formatDateTime(since, timezone),
    },
    ...lastKnown,
    historyColumn(id),
  ]
}

function statusText(status: DeviceStatusThen): string {
  return status === 'undiscovered' ? undiscoveredText : deviceStatusTexts[status]
}

function StatusThen({ status }: { status: DeviceStatusThen }) {
  if (status !== 'undiscovered') return <DeviceStatusBadge status={status} />
  return (
    <StatusBadge tone="noData" icon={<CircleDashed />}>
      {undiscoveredText}
    </StatusBadge>
  )
}

function lastKnownText(device: DeviceAtMoment, zone: string): string | null {
  const { last_known_status: status, last_known_since: since } = device
  if (!status || deviceStatus(status) === 'unknown') return null
  const at = formatDateTime(since, zone)
  return at === notAvailable ? deviceStatusText(status) : `${deviceStatusText(status)} since ${at}`
}

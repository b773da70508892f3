import {
  type DeviceAtMoment,
  type DeviceStatusThen,
  deviceStatus,
  deviceStatusTexts,
  type Location,
} from '@netportal/contract'
import { formatDateTime, isolate, notAvailable, parseInstant, textOr } from '@netportal/format'
import { type Column, iconSize, StatusBadge } from '@netportal/ui'
import { CircleDashed, History } from 'lucide-react'
import { paths } from '../../paths.ts'
import { DeviceStatusBadge, deviceStatusText } from '../../shared/domain/deviceStatusBadge.tsx'
import { fromList } from '../../shared/page/BackLink.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'

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
    {
      id: 'mac',
      header: 'MAC Address',
      value: ({ ap_mac_address }) => ap_mac_address || null,
      text: ({ ap_mac_address }) => textOr(ap_mac_address),
      textStyle: 'mono',
    },
    {
      id: 'name',
      header: 'Name',
      value: ({ device_name_api }) => device_name_api ?? null,
      text: ({ device_name_api }) => textOr(device_name_api),
      textStyle: 'strong',
      slot: 'title',
    },
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
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ ap_mac_address, device_name_api }) =>
        ap_mac_address !== '' && (
          <PortalLink
            to={paths.deviceHistory.to({ locationId: id, deviceMacAddress: ap_mac_address })}
            state={fromList}
            aria-label={`History ${isolate(textOr(device_name_api, ap_mac_address))}`}
          >
            <History size={iconSize.sm} />
            <span>History</span>
          </PortalLink>
        ),
    },
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

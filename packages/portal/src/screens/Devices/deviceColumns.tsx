import type { Device, Location } from '@netportal/contract'
import { parseInstant, textOr } from '@netportal/format'
import type { Column } from '@netportal/ui'
import { History } from 'lucide-react'
import { paths } from '../../paths.ts'
import { fromList } from '../../shared/BackLink.tsx'
import { DeviceStatusBadge, deviceStatusText } from '../../shared/deviceStatusBadge.tsx'
import { lastSeenText } from '../../shared/lastSeenText.ts'
import { PortalLink } from '../../shared/RouterLink.ts'

/** Columns of 'Network Devices (APs) Details'. Specification §2 "Device overview". */
export function deviceColumns({ id, timezone }: Location): Column<Device>[] {
  return [
    {
      id: 'mac',
      header: 'MAC Address',
      value: (device) => device.ap_mac_address,
      textStyle: 'mono',
    },
    {
      id: 'name',
      header: 'Name',
      value: (device) => device.device_name_api ?? null,
      text: (device) => textOr(device.device_name_api),
      textStyle: 'strong',
      slot: 'title',
    },
    {
      id: 'model',
      header: 'Model',
      value: (device) => device.model_api ?? null,
      text: (device) => textOr(device.model_api),
    },
    {
      id: 'status',
      header: 'Status',
      value: (device) => deviceStatusText(device.current_status),
      cell: (device) => <DeviceStatusBadge status={device.current_status} />,
      slot: 'status',
    },
    {
      id: 'ip',
      header: 'IP Address',
      value: (device) => device.ip_address_api ?? null,
      text: (device) => textOr(device.ip_address_api),
      textStyle: 'mono',
    },
    {
      id: 'seen',
      header: 'Last Seen (Local)',
      value: (device) => parseInstant(device.last_seen_api),
      text: (device) => lastSeenText(device.last_seen_api, timezone),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (device) => (
        <PortalLink
          to={paths.deviceHistory.to({ locationId: id, deviceMacAddress: device.ap_mac_address })}
          state={fromList}
        >
          <History size={14} />
          History
        </PortalLink>
      ),
    },
  ]
}

import type { Device } from '@netportal/contract'
import { parseInstant, textOr, type ZoneName } from '@netportal/format'
import type { DataColumn } from '@netportal/ui'
import { macColumn, nameColumn } from './accessPointColumns.tsx'
import { DeviceStatusBadge, deviceStatusText } from './deviceStatusBadge.tsx'
import { lastSeenText } from './lastSeenText.ts'

/**
 * The columns that every list of devices has, in whichever order. Specification §2 "Device overview" and
 * "Offline Devices modal".
 * @param zoneOf whose clocks a device was last seen by
 * @param statusForm `text` where all have the same status
 */
export function deviceColumns(
  zoneOf: (device: Device) => ZoneName,
  statusForm?: 'text',
): Record<'mac' | 'name' | 'model' | 'status' | 'ip' | 'seen', DataColumn<Device>> {
  return {
    mac: macColumn(),
    name: nameColumn(),
    model: {
      id: 'model',
      header: 'Model',
      value: (device) => device.model_api ?? null,
      text: (device) => textOr(device.model_api),
    },
    status: {
      id: 'status',
      header: 'Status',
      value: (device) => deviceStatusText(device.current_status),
      cell: (device) => <DeviceStatusBadge status={device.current_status} form={statusForm} />,
      slot: 'status',
    },
    ip: {
      id: 'ip',
      header: 'IP Address',
      value: (device) => device.ip_address_api ?? null,
      text: (device) => textOr(device.ip_address_api),
      textStyle: 'mono',
    },
    seen: {
      id: 'seen',
      header: 'Last Seen (Local)',
      value: (device) => parseInstant(device.last_seen_api),
      text: (device) => lastSeenText(device.last_seen_api, zoneOf(device)),
    },
  }
}

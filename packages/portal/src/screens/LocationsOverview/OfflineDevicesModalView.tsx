import { type Device, limits } from '@netportal/contract'
import { parseInstant, textOr } from '@netportal/format'
import { type Column, DataTable, Modal, StateMessage } from '@netportal/ui'
import { DeviceStatusBadge, deviceStatusText } from '../../shared/deviceStatusBadge.tsx'
import { lastSeenText } from '../../shared/lastSeenText.ts'
import type { Remote } from '../../shared/remote.ts'
import { tableStatus } from './tableStatus.ts'

export interface OfflineDevicesModalViewProps {
  devices: Remote<Device[]>
  /** Today, `yyyy-MM-dd`, for the file's name. */
  date: string
  onRetry: () => void
  onClose: () => void
}

/** Which devices of all locations are offline. Specification §2 "Offline Devices modal". */
export function OfflineDevicesModalView({
  devices,
  date,
  onRetry,
  onClose,
}: OfflineDevicesModalViewProps) {
  return (
    <Modal title="Offline Devices" size="wide" fullScreenOnPhone flush onClose={onClose}>
      <DataTable
        title="Offline Devices"
        titleHidden
        headingLevel={3}
        columns={columns}
        rows={devices.status === 'ready' ? devices.data : none}
        rowKey={({ id }) => id}
        status={tableStatus(devices, 'Failed to load offline devices. Please try again.', onRetry)}
        empty={<StateMessage state="good">All devices are online!</StateMessage>}
        pageSize={limits.modalPageSize}
        csvFileName={`offline-devices-${date}.csv`}
      />
    </Modal>
  )
}

const none: Device[] = []

/** Every one is offline, so its status is quiet. */
const columns: Column<Device>[] = [
  {
    id: 'location',
    header: 'Location',
    value: (device) => device.location_name ?? null,
    text: (device) => textOr(device.location_name),
  },
  {
    id: 'name',
    header: 'Device Name',
    value: (device) => device.device_name_api ?? null,
    text: (device) => textOr(device.device_name_api),
    textStyle: 'strong',
    slot: 'title',
  },
  {
    id: 'mac',
    header: 'MAC Address',
    value: (device) => device.ap_mac_address,
    textStyle: 'mono',
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
    cell: (device) => <DeviceStatusBadge status={device.current_status} form="text" />,
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
    text: (device) => lastSeenText(device.last_seen_api, device.location_timezone),
  },
]

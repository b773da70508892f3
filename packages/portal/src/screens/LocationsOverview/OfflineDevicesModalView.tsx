import { type Device, limits, listOfflineDevices } from '@netportal/contract'
import { textOr } from '@netportal/format'
import { type Column, DataTable, Modal, StateMessage, type TableState } from '@netportal/ui'
import { useMemo } from 'react'
import { paths } from '../../paths.ts'
import { deviceColumns } from '../../shared/domain/deviceColumns.tsx'
import { offlineForColumn, offlineUntilMs } from '../../shared/domain/offlineForColumn.tsx'
import { withZone } from '../../shared/domain/zonedCell.tsx'
import { OutdatedNote } from '../../shared/page/OutdatedNote.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'
import { UnreadableNote } from '../../shared/page/UnreadableNote.tsx'
import type { Remote } from '../../shared/remote.ts'
import { tableStatus } from '../../shared/tableStatus.ts'

export interface OfflineDevicesModalViewProps {
  devices: Remote<Device[]>
  /** Today, `yyyy-MM-dd`, for the file's name. */
  date: string
  table: TableState
  onTableChange: (state: TableState) => void
  onRetry: () => void
  onClose: () => void
}

/** Which devices of all locations are offline. Specification §2 "Offline Devices modal". */
export function OfflineDevicesModalView({
  devices,
  date,
  table,
  onTableChange,
  onRetry,
  onClose,
}: OfflineDevicesModalViewProps) {
  const untilMs = offlineUntilMs(devices)
  const shown = useMemo(
    () => (untilMs === null ? columns : [...columns, offlineForColumn(zoneOf, untilMs)]),
    [untilMs],
  )
  return (
    <Modal title="Offline Devices" size="wide" fullScreenOnPhone flush onClose={onClose}>
      <OutdatedNote inset of={[devices]} />
      {devices.status === 'ready' && <UnreadableNote inset what="Devices" of={[devices.data]} />}
      <DataTable
        title="Offline Devices"
        titleHidden
        headingLevel={3}
        columns={shown}
        rows={devices.status === 'ready' ? devices.data : none}
        rowKey={({ id }) => id}
        status={tableStatus(devices, {
          failedText: listOfflineDevices.failure,
          onRetry,
          isRefreshShown: true,
        })}
        empty={<StateMessage state="good">All devices are online!</StateMessage>}
        pageSize={limits.modalPageSize}
        csvFileName={`offline-devices-${date}.csv`}
        state={table}
        onStateChange={onTableChange}
      />
    </Modal>
  )
}

const none: Device[] = []

/** Every one is offline, so its status is quiet. */
const zoneOf = ({ location_timezone }: Device) => location_timezone
const { mac, name, model, status, ip, seen } = deviceColumns(zoneOf, 'text')

const columns: Column<Device>[] = [
  {
    id: 'location',
    header: 'Location',
    value: (device) => device.location_name ?? null,
    text: (device) => textOr(device.location_name),
    cell: ({ location_id, location_name }) =>
      location_id == null ? (
        textOr(location_name)
      ) : (
        <PortalLink to={paths.devices.to({ locationId: location_id })}>
          <bdi>{textOr(location_name)}</bdi>
        </PortalLink>
      ),
  },
  { ...name, header: 'Device Name', cell: (device) => <DeviceName device={device} /> },
  mac,
  model,
  status,
  ip,
  withZone(seen, ({ last_seen_api }) => last_seen_api, zoneOf),
]

/** Leads to the device's history, where the API tells its location. */
function DeviceName({ device }: { device: Device }) {
  const { location_id, ap_mac_address, device_name_api } = device
  const named = textOr(device_name_api)
  if (location_id == null || !ap_mac_address) return named
  return (
    <PortalLink
      to={paths.deviceHistory.to({ locationId: location_id, deviceMacAddress: ap_mac_address })}
    >
      <bdi>{named}</bdi>
    </PortalLink>
  )
}

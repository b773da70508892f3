import type { Device, Location } from '@netportal/contract'
import { isolate, textOr } from '@netportal/format'
import type { Column } from '@netportal/ui'
import { iconSize } from '@netportal/ui'
import { History } from 'lucide-react'
import { paths } from '../../paths.ts'
import { deviceColumns } from '../../shared/domain/deviceColumns.tsx'
import { fromList } from '../../shared/page/BackLink.tsx'
import { PortalLink } from '../../shared/page/RouterLink.ts'

/** Columns of 'Network Devices (APs) Details'. Specification §2 "Device overview". */
export function networkDeviceColumns({ id, timezone }: Location): Column<Device>[] {
  const { mac, name, model, status, ip, seen } = deviceColumns(() => timezone)
  return [
    mac,
    name,
    model,
    status,
    ip,
    seen,
    {
      id: 'actions',
      header: 'Actions',
      cell: (device) =>
        device.ap_mac_address !== '' && (
          <PortalLink
            to={paths.deviceHistory.to({ locationId: id, deviceMacAddress: device.ap_mac_address })}
            state={fromList}
            aria-label={`History ${isolate(textOr(device.device_name_api, device.ap_mac_address))}`}
          >
            <History size={iconSize.sm} />
            <span>History</span>
          </PortalLink>
        ),
    },
  ]
}

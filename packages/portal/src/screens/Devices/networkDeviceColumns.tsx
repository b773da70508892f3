import type { Device, Location } from '@netportal/contract'
import type { Column } from '@netportal/ui'
import { historyColumn } from '../../shared/domain/accessPointColumns.tsx'
import { deviceColumns } from '../../shared/domain/deviceColumns.tsx'

/** Columns of 'Network Devices (APs) Details'. Specification §2 "Device overview". */
export function networkDeviceColumns({ id, timezone }: Location): Column<Device>[] {
  const { mac, name, model, status, ip, seen } = deviceColumns(() => timezone)
  return [mac, name, model, status, ip, seen, historyColumn(id)]
}

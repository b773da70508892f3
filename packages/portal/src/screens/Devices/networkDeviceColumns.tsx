import type { Device, Location } from '@netportal/contract'
import type { Column } from '@netportal/ui'
import { historyColumn } from '../../shared/domain/accessPointColumns.tsx'
import { deviceColumns } from '../../shared/domain/deviceColumns.tsx'
import { offlineForColumn } from '../../shared/domain/offlineForColumn.tsx'

/** Columns of 'Network Devices (APs) Details'. Specification §2 "Device overview". */
export function networkDeviceColumns(
  { id, timezone }: Location,
  /** As `offlineUntilMs` gives it: null for the specified columns alone. */
  offlineUntilMs: number | null,
): Column<Device>[] {
  const { mac, name, model, status, ip, seen } = deviceColumns(() => timezone)
  const offlineFor =
    offlineUntilMs === null ? [] : [offlineForColumn(() => timezone, offlineUntilMs)]
  return [mac, name, model, status, ip, seen, ...offlineFor, historyColumn(id)]
}

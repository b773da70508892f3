import { unreadableIn } from '../reading/items.ts'
import { limits } from './limits.ts'

export type DeviceStatus = 'online' | 'offline' | 'unknown'

/** The words for a device's status on every page, mail and file. Specification §4 "Device status". */
export const deviceStatusTexts = {
  online: 'Online',
  offline: 'Offline',
  unknown: 'Unknown',
} as const satisfies Record<DeviceStatus, string>

/** Verdict on a network by its share of online devices. Specification §4 "Device status". */
export type HealthLevel = 'good' | 'warning' | 'critical' | 'no-data'

export interface NetworkHealth {
  level: HealthLevel
  online: number
  offline: number
  unknown: number
  /** Exact share of all devices, unknown ones included, 0–100; null without devices. */
  percentOnline: number | null
}

/** Reads a status as the API gives it: letter case is ignored, anything but Online and Offline is unknown. */
export function deviceStatus(status: string | null | undefined): DeviceStatus {
  const word = status?.trim().toLowerCase()
  return word === 'online' || word === 'offline' ? word : 'unknown'
}

/**
 * Counts devices by status and rates the network. Of a device that could not be read the status is unknown.
 * @returns `no-data` without devices; thresholds compare the exact share, so 84.96 % is a warning
 */
export function networkHealth(
  devices: readonly { readonly current_status?: string | null | undefined }[],
): NetworkHealth {
  const counts = { online: 0, offline: 0, unknown: unreadableIn(devices) }
  for (const device of devices) counts[deviceStatus(device.current_status)] += 1
  return healthOfCounts(counts)
}

/** Rates a network by how many of its devices have each status. */
export function healthOfCounts(counts: Readonly<Record<DeviceStatus, number>>): NetworkHealth {
  const { online, offline, unknown } = counts
  const total = online + offline + unknown
  const percentOnline = total === 0 ? null : (online / total) * 100
  return { level: healthLevel(percentOnline), online, offline, unknown, percentOnline }
}

/** Rates an exact share of online devices, 0–100; null without devices. Specification §4 "Device status". */
export function healthLevel(percentOnline: number | null): HealthLevel {
  if (percentOnline === null) return 'no-data'
  if (percentOnline >= limits.networkGoodPercent) return 'good'
  return percentOnline >= limits.networkWarningPercent ? 'warning' : 'critical'
}

import { deviceStatusTexts } from '@netportal/contract'
import { formatDuration } from '@netportal/format'
import type { DeviceUptime } from '../figures/uptime.ts'
import type { Block } from '../pdf/model.ts'
import { deviceName, shareText } from '../texts.ts'

/** Mean of the shares that are known; null when none is. */
export function meanUptime(uptimes: readonly DeviceUptime[]): number | null {
  const known = uptimes.flatMap(({ uptime }) => uptime.percent ?? [])
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length
}

/** Worst first: what needs attention is read first. */
export function uptimeTable(uptimes: readonly DeviceUptime[]): Block {
  const rank = ({ uptime }: DeviceUptime) => uptime.percent ?? 101
  return {
    kind: 'table',
    columns: [
      { header: 'Name', grow: 3 },
      { header: 'MAC Address', grow: 2 },
      { header: 'Model' },
      { header: 'Uptime', align: 'right' },
      { header: 'Downtime', align: 'right' },
      { header: 'Outages', align: 'right' },
      { header: 'Status' },
    ],
    rows: uptimes
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ device, uptime, downtime, outages, status }) => [
        deviceName(device),
        device.mac,
        device.model ?? '',
        shareText(uptime.percent),
        formatDuration(downtime.seconds),
        String(outages.length),
        deviceStatusTexts[status],
      ]),
    empty: 'No access points at this location.',
  }
}

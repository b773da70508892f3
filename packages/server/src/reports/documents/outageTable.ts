import { formatDuration } from '@netportal/format'
import type { DeviceUptime } from '../figures/uptime.ts'
import type { ReportPlace } from '../input.ts'
import type { TableBlock } from '../pdf/model.ts'
import { deviceName, localTime } from '../texts.ts'

/** Outages, those that last first, then the latest. */
export function outageTable(
  uptimes: readonly DeviceUptime[],
  place: ReportPlace,
  empty: string,
): TableBlock {
  const outages = uptimes.flatMap(({ device, outages }) =>
    outages.map((outage) => ({ device, ...outage })),
  )
  const rank = (endMs: number | null) => (endMs === null ? 0 : 1)
  return {
    kind: 'table',
    columns: [
      { header: 'Device', grow: 3 },
      { header: 'MAC Address', grow: 2 },
      { header: 'Start', isWhole: true },
      { header: 'End', isWhole: true },
      { header: 'Duration in period', align: 'right' },
    ],
    rows: outages
      .toSorted((a, b) => rank(a.endMs) - rank(b.endMs) || b.startMs - a.startMs)
      .map(({ device, startMs, endMs, durationSeconds }) => [
        deviceName(device),
        device.mac,
        localTime(startMs, place),
        endMs === null ? 'Still down' : localTime(endMs, place),
        formatDuration(durationSeconds),
      ]),
    empty,
  }
}

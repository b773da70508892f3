import { formatCount, formatDuration } from '@netportal/format'
import { type DeviceUptime, deviceUptime } from '../figures/uptime.ts'
import type { ReportInput, ReportPlace } from '../input.ts'
import type { ReportDocument, TableBlock } from '../pdf/model.ts'
import { deviceName, localTime } from '../texts.ts'
import { eachPlace, placeTitle, reportDocument } from './common.ts'

/** Which devices were down, from when to when. */
export function downDevicesDocument(input: ReportInput): ReportDocument {
  return reportDocument(
    input,
    eachPlace(input, ({ place, devices }) => {
      const uptimes = devices.map((device) => deviceUptime(device, place))
      const outages = uptimes.flatMap((figures) => figures.outages)
      const down = outages.filter(({ endMs }) => endMs === null).length
      const affected = uptimes.filter((figures) => figures.outages.length > 0).length
      const seconds = uptimes.reduce((sum, { downtime }) => sum + downtime.seconds, 0)
      return [
        {
          title: placeTitle(input, place, 'Summary'),
          blocks: [
            {
              kind: 'figures',
              figures: [
                {
                  label: 'Still down',
                  value: formatCount(down),
                  note: `of ${devices.length} access points`,
                  tone: down > 0 ? 'critical' : 'good',
                },
                { label: 'Outages', value: formatCount(outages.length) },
                { label: 'Access points affected', value: formatCount(affected) },
                { label: 'Total downtime', value: formatDuration(seconds) },
              ],
            },
          ],
        },
        {
          title: placeTitle(input, place, 'Outages'),
          blocks: [outageTable(uptimes, place, 'No access point was down in this period.')],
        },
      ]
    }),
  )
}

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
      { header: 'Start' },
      { header: 'End' },
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

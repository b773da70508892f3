import { formatCount, formatDuration } from '@netportal/format'
import { eachPlace, placeTitle, reportDocument } from '../../documents/common.ts'
import { outageTable } from '../../documents/outageTable.ts'
import { deviceUptime } from '../../figures/uptime.ts'
import type { ReportInput } from '../../input.ts'
import type { ReportDocument } from '../../pdf/model.ts'

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
                  notes: [`of ${devices.length} access points`],
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

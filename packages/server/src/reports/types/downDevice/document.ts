import { formatCount, formatDuration } from '@netportal/format'
import { eachPlace, openingOf, placeTitle, reportDocument } from '../../documents/common.ts'
import { comparedLegend, comparedUptime } from '../../documents/compared.ts'
import { openUptime } from '../../documents/openings.ts'
import { outageTable } from '../../documents/outageTable.ts'
import { deviceUptime } from '../../figures/uptime.ts'
import { comparedNotes, wholeCount } from '../../figures/words.ts'
import type { ReportInput } from '../../input.ts'
import type { ReportDocument } from '../../pdf/model.ts'

/** Which devices were down, from when to when. */
export function downDevicesDocument(input: ReportInput): ReportDocument {
  return reportDocument(
    input,
    eachPlace(input, (each) => {
      const { place, devices } = each
      const uptimes = devices.map((device) => deviceUptime(device, place))
      const outages = uptimes.flatMap((figures) => figures.outages)
      const compared = comparedUptime([each], uptimes)
      const down = outages.filter(({ endMs }) => endMs === null).length
      const affected = uptimes.filter((figures) => figures.outages.length > 0).length
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
                {
                  label: 'Outages',
                  value: formatCount(outages.length),
                  notes: comparedNotes(compared.outages, wholeCount),
                },
                {
                  label: 'Access points affected',
                  value: formatCount(affected),
                  notes: [`of ${devices.length}`],
                },
                {
                  label: 'Total downtime',
                  value: formatDuration(compared.downSeconds.now),
                  notes: comparedNotes(compared.downSeconds, formatDuration),
                },
              ],
            },
            ...comparedLegend(each),
          ],
        },
        {
          title: placeTitle(input, place, 'Outages'),
          blocks: [outageTable(uptimes, place, 'No access point was down in this period.')],
        },
      ]
    }),
    openingOf(input, (data) => openUptime([data])),
  )
}

import { formatBytes, notAvailable } from '@netportal/format'
import { noData, rateCharts, ratesTitle } from '../../documents/charts.ts'
import { eachPlace, placeTitle, reportDocument } from '../../documents/common.ts'
import { dailyUsage, networkUsage, sumUsage } from '../../figures/usage.ts'
import type { PlaceData, ReportInput } from '../../input.ts'
import type { ReportDocument, Section } from '../../pdf/model.ts'

/** Bytes of chosen networks, by day. */
export function dataUsageDocument(input: ReportInput): ReportDocument {
  return reportDocument(
    input,
    eachPlace(input, (data) => usageSections(input, data)),
  )
}

function usageSections(input: ReportInput, { place, transfers }: PlaceData): Section[] {
  const networks = transfers.map((series) => networkUsage(series, place))
  const total = sumUsage(networks.map((network) => network.total))
  const days = dailyUsage(networks, place)
  const busiest = days
    .flatMap(({ date, usage }) => (usage ? { date, bytes: usage.downBytes + usage.upBytes } : []))
    .reduce((most, day) => (day.bytes > most.bytes ? day : most), { date: '', bytes: -1 })
  return [
    {
      title: placeTitle(input, place, 'Summary'),
      blocks: [
        {
          kind: 'figures',
          figures: [
            { label: 'Download', value: formatBytes(total.downBytes) },
            { label: 'Upload', value: formatBytes(total.upBytes) },
            { label: 'Total', value: formatBytes(total.downBytes + total.upBytes) },
            { label: 'Busiest day', value: busiest.date || notAvailable },
          ],
        },
        {
          kind: 'table',
          columns: [
            { header: 'SSID', grow: 1 },
            { header: 'Download', align: 'right' },
            { header: 'Upload', align: 'right' },
            { header: 'Total', align: 'right' },
          ],
          rows: networks.map(({ name, total: { downBytes, upBytes } }) => [
            name,
            ...[downBytes, upBytes, downBytes + upBytes].map(formatBytes),
          ]),
          empty: noData,
        },
      ],
    },
    {
      title: placeTitle(input, place, ratesTitle),
      blocks: rateCharts(transfers, place),
    },
    {
      title: placeTitle(input, place, 'Usage by day'),
      blocks: [
        {
          kind: 'table',
          columns: [
            { header: 'SSID', grow: 1 },
            { header: 'Date' },
            { header: 'Download', align: 'right' },
            { header: 'Upload', align: 'right' },
          ],
          rows: networks.flatMap(({ name, days }) =>
            days.map(({ date, downBytes, upBytes }) => [
              name,
              date,
              formatBytes(downBytes),
              formatBytes(upBytes),
            ]),
          ),
          empty: noData,
        },
      ],
    },
  ]
}

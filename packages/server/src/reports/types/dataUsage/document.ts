import { formatBytes, notAvailable } from '@netportal/format'
import { noData, rateCharts, ratesTitle } from '../../documents/charts.ts'
import { eachPlace, openingOf, placeTitle, reportDocument } from '../../documents/common.ts'
import { comparedLegend, comparedUsage } from '../../documents/compared.ts'
import { bytesFigure } from '../../documents/figures.ts'
import { busiestDay, openUsage } from '../../documents/openings.ts'
import { networkUsage, totalUsage } from '../../figures/usage.ts'
import type { PlaceData, ReportInput, TransferSeries } from '../../input.ts'
import type { ReportDocument, Section } from '../../pdf/model.ts'

/** Bytes of chosen networks, by day. */
export function dataUsageDocument(input: ReportInput): ReportDocument {
  return reportDocument(
    input,
    eachPlace(input, (data) => usageSections(input, data)),
    openingOf(input, openUsage),
  )
}

function usageSections(input: ReportInput, data: PlaceData): Section[] {
  const { place } = data
  const transfers = mostFirst(data)
  const networks = transfers.map((series) => networkUsage(series, place))
  const { down, up, both } = comparedUsage(data, totalUsage(transfers, place))
  return [
    {
      title: placeTitle(input, place, 'Summary'),
      blocks: [
        {
          kind: 'figures',
          figures: [
            bytesFigure('Download', down),
            bytesFigure('Upload', up),
            bytesFigure('Total', both),
            { label: 'Busiest day', value: busiestDay(data) || notAvailable },
          ],
        },
        ...comparedLegend(data),
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
      blocks: rateCharts(transfers, place, data.annotations),
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

/** The networks with most traffic first. */
function mostFirst({ place, transfers }: PlaceData): TransferSeries[] {
  const bytes = (series: TransferSeries) => {
    const { downBytes, upBytes } = networkUsage(series, place).total
    return downBytes + upBytes
  }
  const known = transfers.map((series) => ({ series, bytes: bytes(series) }))
  return known.toSorted((a, b) => b.bytes - a.bytes).map(({ series }) => series)
}

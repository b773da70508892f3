import { toPlotSeries } from '@netportal/charts/plots'
import { formatBytes, formatCount, formatRate, notAvailable } from '@netportal/format'
import { clientFigures, totalClients } from '../figures/clients.ts'
import { dailyUsage, networkUsage, sumUsage } from '../figures/usage.ts'
import type { ClientSeries, PlaceData, ReportInput, ReportPlace, TransferSeries } from '../input.ts'
import type { Block, ChartBlock, ReportDocument, Section } from '../pdf/model.ts'
import { localTime } from '../texts.ts'
import { eachPlace, placeTitle, reportDocument } from './common.ts'

const noData = 'No data was recorded in this period.'

/** Clients of chosen networks: peak, mean and the course. */
export function clientCountDocument(input: ReportInput, ssidName?: string): ReportDocument {
  return reportDocument(
    input,
    eachPlace(input, ({ place, clients }): Section[] => {
      const named = clients.map((series) => ({ ...series, name: ssidName ?? series.name }))
      const { peak, mean } = clientFigures(totalClients(named.map(({ counts }) => counts)))
      return [
        {
          title: placeTitle(input, place, 'Summary'),
          blocks: [
            {
              kind: 'figures',
              figures: [
                {
                  label: 'Peak clients',
                  value: peak ? formatCount(peak.clients) : notAvailable,
                  ...(peak && { note: localTime(peak.atMs, place) }),
                },
                { label: 'Mean clients', value: mean === null ? notAvailable : mean.toFixed(1) },
              ],
            },
            clientTable(named, place),
          ],
        },
        {
          title: placeTitle(input, place, 'Connected clients over time'),
          blocks: clientCharts(named, place),
        },
      ]
    }),
    ssidFact(ssidName),
  )
}

function clientTable(clients: readonly ClientSeries[], place: ReportPlace): Block {
  return {
    kind: 'table',
    columns: [
      { header: 'SSID', grow: 1 },
      { header: 'Peak', align: 'right' },
      { header: 'Time of peak' },
      { header: 'Mean', align: 'right' },
      { header: 'Counts', align: 'right' },
    ],
    rows: clients.map(({ name, counts }) => {
      const { peak, mean, samples } = clientFigures(counts)
      return [
        name,
        peak ? String(peak.clients) : notAvailable,
        peak ? localTime(peak.atMs, place) : '',
        mean === null ? notAvailable : mean.toFixed(1),
        String(samples),
      ]
    }),
    empty: noData,
  }
}

/** A few networks can be told apart in one chart; more of them get one each. */
const seriesPerChart = 5

function clientCharts(clients: readonly ClientSeries[], place: ReportPlace): Block[] {
  const counted = clients.filter(({ counts }) => counts.values.length > 0)
  if (counted.length === 0) return [{ kind: 'text', text: noData }]
  const charts: ChartBlock[] = []
  for (let start = 0; start < counted.length; start += seriesPerChart) {
    charts.push(clientChart(counted.slice(start, start + seriesPerChart), place))
  }
  return charts
}

/** The course of a few networks. */
export function clientChart(clients: readonly ClientSeries[], place: ReportPlace): ChartBlock {
  return {
    kind: 'chart',
    title: 'Connected clients',
    series: toPlotSeries(clients.map(({ name, counts }) => ({ name, points: counts }))),
    ...chartFrame(place),
    unit: 'Clients',
  }
}

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
      title: placeTitle(input, place, 'Transfer rates over time'),
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

/** One network's rates, as its page shows them. */
export function transferRatesDocument(input: ReportInput, ssidName: string): ReportDocument {
  return reportDocument(
    input,
    eachPlace(input, ({ place, transfers }): Section[] => {
      const total = sumUsage(transfers.map((series) => networkUsage(series, place).total))
      return [
        {
          title: placeTitle(input, place, 'Summary'),
          blocks: [
            {
              kind: 'figures',
              figures: [
                { label: 'Download', value: formatBytes(total.downBytes) },
                { label: 'Upload', value: formatBytes(total.upBytes) },
              ],
            },
          ],
        },
        {
          title: placeTitle(input, place, 'Transfer rates over time'),
          blocks: rateCharts(
            transfers.map((series) => ({ ...series, name: ssidName })),
            place,
          ),
        },
      ]
    }),
    ssidFact(ssidName),
  )
}

function rateCharts(transfers: readonly TransferSeries[], place: ReportPlace): Block[] {
  const measured = transfers.filter(({ times }) => times.length > 0)
  if (measured.length === 0) return [{ kind: 'text', text: noData }]
  return measured.map((series) => rateChart(series, place, series.name))
}

/** Download and upload of a network. */
export function rateChart(
  { times, txMbps, rxMbps }: TransferSeries,
  place: ReportPlace,
  title: string,
): ChartBlock {
  return {
    kind: 'chart',
    title,
    series: toPlotSeries([
      { name: 'Download', points: { times, values: txMbps } },
      { name: 'Upload', points: { times, values: rxMbps }, color: 3 },
    ]),
    ...chartFrame(place),
    formatTick: formatRate,
  }
}

function chartFrame({ timezone, fromMs, untilMs }: ReportPlace) {
  return { timeZone: timezone, period: { from: fromMs, to: Math.max(untilMs, fromMs + 1) } }
}

function ssidFact(ssidName: string | undefined) {
  return ssidName === undefined ? [] : [{ name: 'SSID', value: ssidName }]
}

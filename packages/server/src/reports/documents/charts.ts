import { toPlotReferences, toPlotSeries } from '@netportal/charts/plots'
import { formatCount, formatRate } from '@netportal/format'
import type { Annotations, ClientSeries, ReportPlace, TransferSeries } from '../input.ts'
import type { Block, ChartBlock, Fact } from '../pdf/model.ts'
import { chartAlt } from './chartAlt.ts'

export const ratesTitle = 'Transfer rates over time'

export const noData = 'No data was recorded in this period.'

/** A few networks can be told apart in one chart; more of them get one each. */
const seriesPerChart = 5

/** The courses of networks, a few in each chart. */
export function clientCharts(
  clients: readonly ClientSeries[],
  place: ReportPlace,
  annotations?: Annotations,
): Block[] {
  const counted = clients.filter(({ counts }) => counts.values.length > 0)
  if (counted.length === 0) return [{ kind: 'text', text: noData }]
  const charts: ChartBlock[] = []
  for (let start = 0; start < counted.length; start += seriesPerChart) {
    charts.push(clientChart(counted.slice(start, start + seriesPerChart), place, annotations))
  }
  if (charts.length <= 1) return charts
  return charts.map((chart, index) => ({
    ...chart,
    title: `Part ${index + 1} of ${charts.length}`,
  }))
}

/** The course of a few networks. */
export function clientChart(
  clients: readonly ClientSeries[],
  place: ReportPlace,
  annotations?: Annotations,
): ChartBlock {
  const lines = clients.map(({ name, counts }) => ({ name, points: counts }))
  return {
    kind: 'chart',
    alt: chartAlt('Connected clients', lines, { place, annotations, format: formatCount }),
    series: toPlotSeries(lines),
    ...chartFrame(place, annotations),
    unit: 'Clients',
  }
}

/** Download and upload of each network that was measured. */
export function rateCharts(
  transfers: readonly TransferSeries[],
  place: ReportPlace,
  annotations?: Annotations,
): Block[] {
  const measured = transfers.filter(({ times }) => times.length > 0)
  if (measured.length === 0) return [{ kind: 'text', text: noData }]
  // One alone is what the part's own title says.
  return measured.map((series) =>
    rateChart(series, place, {
      ...(transfers.length > 1 && { title: series.name }),
      annotations,
    }),
  )
}

/** Download and upload of a network. */
export function rateChart(
  { times, txMbps, rxMbps }: TransferSeries,
  place: ReportPlace,
  { title, annotations }: { title?: string; annotations?: Annotations | undefined } = {},
): ChartBlock {
  const lines = [
    { name: 'Download', points: { times, values: txMbps } },
    { name: 'Upload', points: { times, values: rxMbps }, color: 3 as const },
  ]
  return {
    kind: 'chart',
    ...(title !== undefined && { title }),
    alt: chartAlt(`Transfer rates${title ? ` of ${title}` : ''}`, lines, {
      place,
      annotations,
      format: formatRate,
    }),
    series: toPlotSeries(lines),
    ...chartFrame(place, annotations),
    formatTick: formatRate,
  }
}

/** The stretch of time and the zone of a chart, and what stands beside its lines. */
export function chartFrame({ timezone, fromMs, untilMs }: ReportPlace, annotations?: Annotations) {
  return {
    timeZone: timezone,
    period: { from: fromMs, to: Math.max(untilMs, fromMs + 1) },
    ...(annotations && { references: toPlotReferences(annotations.references) }),
  }
}

/** The network of an export, which is about one. */
export function ssidFact(ssidName: string | undefined): Fact[] {
  return ssidName === undefined ? [] : [{ name: 'SSID', value: ssidName }]
}

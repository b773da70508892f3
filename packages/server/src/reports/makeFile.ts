import { reportCsv } from './csv/tables.ts'
import { callCenterDocument } from './documents/callCenter.ts'
import { reportDocument } from './documents/common.ts'
import { downDevicesDocument } from './documents/downDevices.ts'
import { networkHealthDocument } from './documents/networkHealth.ts'
import {
  clientChart,
  clientCountDocument,
  dataUsageDocument,
  rateChart,
  transferRatesDocument,
} from './documents/series.ts'
import { uptimeDocument } from './documents/uptime.ts'
import type { ReportInput } from './input.ts'
import { drawDocument } from './pdf/drawDocument.ts'
import type { ReportDocument } from './pdf/model.ts'
import { drawPng } from './png/drawPng.ts'

/** Makes a report's file. It takes seconds of computing: the drawing thread does it. */
export async function makeFile(input: ReportInput): Promise<Uint8Array> {
  switch (input.request.format) {
    case 'csv':
      return new TextEncoder().encode(reportCsv(input))
    case 'pdf':
      return drawDocument(documentOf(input), new Date(input.generatedAt))
    case 'png':
      return drawChart(input)
    default:
      return input.request satisfies never
  }
}

/** What a report's PDF says. */
function documentOf(input: ReportInput): ReportDocument {
  const { request } = input
  switch (request.type) {
    case 'network_health':
      return networkHealthDocument(input)
    case 'device_uptime':
      return uptimeDocument(input)
    case 'client_count_graph':
      return clientCountDocument(input)
    case 'ssid_client_count':
      return clientCountDocument(input, request.ssidName)
    case 'data_usage':
      return dataUsageDocument(input)
    case 'ssid_data_usage':
      return transferRatesDocument(input, request.ssidName)
    case 'down_device':
      return downDevicesDocument(input)
    case 'call_center_activity':
      return callCenterDocument(input, request)
    default:
      return request satisfies never
  }
}

/** The chart of an export, which is about one network of one place. */
function drawChart(input: ReportInput): Promise<Uint8Array> {
  const { request, title, places } = input
  const [data] = places
  if (!data || !('ssidName' in request)) throw new Error('Only an export of a chart is a picture')
  const { place, clients, transfers } = data
  const [counts] = clients
  const [traffic] = transfers
  const chart =
    request.type === 'ssid_client_count'
      ? clientChart(counts ? [{ ...counts, name: 'Clients' }] : [], place)
      : rateChart(traffic ?? noTraffic, place, '')
  const [location, period, zone] = reportDocument(input, []).facts
  return drawPng(chart, {
    title: `${title}: ${request.ssidName}`,
    details: [location, period, zone].flatMap((fact) => fact?.value ?? []),
  })
}

const noTraffic = {
  ssidId: 0,
  name: '',
  times: new Float64Array(),
  txMbps: new Float64Array(),
  rxMbps: new Float64Array(),
  txMb: new Float64Array(),
  rxMb: new Float64Array(),
}

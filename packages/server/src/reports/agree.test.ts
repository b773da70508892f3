import { statusPeriods, ticketStats } from '@netportal/contract'
import { formatBytes, formatCallDuration, formatPercent } from '@netportal/format'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, it } from 'vitest'
import { readPdf } from '../testing/readPdf.ts'
import { useReportWorker } from '../testing/reportWorker.ts'
import { useTestApp } from '../testing/testApp.ts'

const test = useTestApp()
const worker = useReportWorker(test)

const days = { start_date: '2026-06-17', end_date: '2026-06-18' }
let token = ''
let location = ''
beforeAll(async () => {
  token = await test.tokenOf('ann')
  location = `/api/v1/customer/locations/${test.world.ash.locationId}`
})

const get = async (url: string) => (await test.call(url, token)).json()
const make = async (path: string, payload: object) =>
  (await worker.makeReport(`/api/v1/reports/${path}`, token, { ...payload, ...days })).rawPayload
const pdfText = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join('')
const csvRows = (bytes: Uint8Array): Record<string, string>[] =>
  parse(Buffer.from(bytes), { bom: true, columns: true })

it('uptime is the same from the API, in CSV and in PDF', async () => {
  const device = (await get(`${location}/devices`)).find(
    ({ device_name_api }: { device_name_api: string }) => device_name_api === 'LOBBY-AP-01',
  )
  const history = await get(`${location}/devices/${device.ap_mac_address}/history`)
  // The report begins at midnight in London, long after the device was discovered.
  const { uptime } = statusPeriods(history, '2026-06-16T23:00:00Z', test.time.getTime())
  const text = formatPercent(uptime.percent, 2)

  const ids = { location_ids: [test.world.ash.locationId] }
  const row = csvRows(await make('device-uptime', ids)).find(
    (each) => each['Device Name'] === 'LOBBY-AP-01',
  )
  expect(`${row?.['Uptime (%)']}%`).toBe(text)
  expect(Number(row?.['Uptime (s)'])).toBe(uptime.durationMs / 1000)
  const pdf = await make('network-health', { location_id: test.world.ash.locationId })
  expect(await pdfText(pdf)).toContain(text)
})

it('traffic is the same from the API, in CSV and in PDF', async () => {
  const ssids = await get(`${location}/ssids`)
  const guest = ssids.find(({ wlan_id_api }: { wlan_id_api: string }) => wlan_id_api === '1')
  const points: { period_usage_tx_mb: number | null }[] = await get(
    `${location}/ssids/1/transfer-metrics?days_history=3`,
  )
  const bytes = points.reduce((sum, point) => sum + (point.period_usage_tx_mb ?? 0), 0) * 2 ** 20
  const body = { location_id: test.world.ash.locationId, ssid_ids: [guest.id] }
  const rows = csvRows(await make('data-usage', { ...body, report_type: 'csv' }))
  expect(rows.reduce((sum, row) => sum + Number(row['Download (Bytes)']), 0)).toBe(bytes)
  const pdf = await make('data-usage', { ...body, report_type: 'pdf' })
  expect(await pdfText(pdf)).toContain(formatBytes(bytes))
})

it('calls are the same from the API, in CSV and in PDF', async () => {
  const tickets = await get(`${location}/call-tickets?days_past=2`)
  const stats = ticketStats(tickets[0].notes)
  expect(stats.callCount).toBeGreaterThan(0)
  const body = {
    location_ids: [test.world.ash.locationId],
    include_detailed_notes: false,
    status_filter: null,
    issue_filter: null,
  }
  const [row] = csvRows(await make('call-center-activity', { ...body, report_format: 'csv' }))
  expect([row?.Calls, row?.['Total Call Time (s)']].map(Number)).toEqual([
    stats.callCount,
    stats.totalCallSeconds,
  ])
  const pdf = await make('call-center-activity', { ...body, report_format: 'pdf' })
  expect(await pdfText(pdf)).toContain(formatCallDuration(stats.totalCallSeconds))
})

import {
  getDeviceHistory,
  getSsidStats,
  getTransferMetrics,
  type Location,
  listCallTickets,
  listDevices,
  type Ssid,
  statusPeriods,
  ticketStats,
} from '@netportal/contract'
import { periodInstants } from '@netportal/contract/next-run'
import {
  formatBytes,
  formatCallDuration,
  formatDateTime,
  formatDuration,
  formatPercent,
} from '@netportal/format'
import type { Page } from '@playwright/test'
import { expect, read } from './portal.ts'

type Row = Record<string, string>

/** A report as its card offers it, and what its files have to say. */
export interface ReportCase {
  title: string
  /** Names of its formats in the form. */
  formats: { pdf?: string; csv?: string }
  /** First row of its CSV file. */
  header: string
  /** Figures as the API has them, in words that stand in the PDF. */
  facts: string[]
  /** The same figures in the same words, from the rows of a CSV file. */
  factsOf: (rows: Row[]) => string[]
}

/** Works out what every report of a location and one of its networks says of a period, from the API alone. */
export async function reportCases(
  page: Page,
  location: Location,
  ssid: Ssid,
  period: { start: string; end: string },
): Promise<ReportCase[]> {
  const { id, timezone } = location
  const instants = periodInstants(period, timezone)
  const [from, to] = [Date.parse(instants.from), Date.parse(instants.to)]
  const local = (time: string | null | undefined) => formatDateTime(time, timezone)
  const ofSsid = [{ id, ssid: ssid.wlan_id_api }, { days_history: 10 }] as const

  const devices = await Promise.all(
    (await read(page, listDevices, { id })).map(async (device) => {
      const mac = device.ap_mac_address
      const history = await read(page, getDeviceHistory, { id, mac })
      const discovered = Date.parse(device.first_discovered_at ?? '')
      const since = new Date(Math.max(discovered, from)).toISOString()
      return {
        name: `${device.device_name_api} ${mac}`,
        model: device.model_api,
        ...statusPeriods(history, since, to),
      }
    }),
  )
  const readCounts = () => read(page, getSsidStats, ...ofSsid)
  // The demo goes on to make up its past while it can be used already.
  await expect
    .poll(async () => Date.parse((await readCounts())[0]?.time ?? ''), { timeout: 60_000 })
    .toBeLessThan(from)

  const down = devices.filter(({ downtime }) => downtime.durationMs > 0)
  const counts = (await readCounts()).filter(
    ({ time }) => from <= Date.parse(time) && Date.parse(time) < to,
  )
  const transfers = (await read(page, getTransferMetrics, ...ofSsid)).filter(
    ({ time }) => from < Date.parse(time) && Date.parse(time) <= to,
  )
  const tickets = (await read(page, listCallTickets, { id }, { days_past: 10 })).filter(
    ({ ticket_datetime_utc }) => {
      const opened = Date.parse(ticket_datetime_utc ?? '')
      return from <= opened && opened < to
    },
  )

  const uptimeFact = (name: string, model: unknown, percent: number | null) =>
    `${name} ${model} ${formatPercent(percent, 2)}`
  const uptimes = devices.map(({ name, model, uptime }) => uptimeFact(name, model, uptime.percent))
  const mb = 1024 * 1024

  return [
    {
      title: 'Network Health Report',
      formats: { pdf: 'PDF' },
      header: '',
      facts: uptimes,
      factsOf: () => [],
    },
    {
      title: 'Device Uptime Report',
      formats: { csv: 'CSV' },
      header:
        'Location,Device Name,MAC Address,Model,Uptime (%),Downtime (%),Unknown (%),Uptime (s),Downtime (s),Unknown (s),Outages,Longest Outage (s),Period Start,Period End,Timezone',
      facts: uptimes,
      factsOf: (rows) =>
        rows.map((row) =>
          uptimeFact(
            `${row['Device Name']} ${row['MAC Address']}`,
            row.Model,
            Number(row['Uptime (%)']),
          ),
        ),
    },
    {
      title: 'Client Count Report',
      formats: { pdf: 'PDF graph', csv: 'CSV data' },
      header: 'Location,SSID,Time (Local),Timezone,Clients',
      facts: [
        clientFact(
          ssid.ssid_broadcast_name_api,
          counts.map((point) => [local(point.time), point.connected_client_count ?? 0]),
        ),
      ],
      factsOf: (rows) => [
        clientFact(
          rows[0]?.SSID,
          rows.map((row) => [row['Time (Local)'] ?? '', Number(row.Clients)]),
        ),
      ],
    },
    {
      title: 'Data Usage Report',
      formats: { pdf: 'PDF', csv: 'CSV' },
      header: 'Location,SSID,Date,Timezone,Download (Bytes),Upload (Bytes)',
      facts: [
        usageFact(
          ssid.ssid_broadcast_name_api,
          sum(transfers.map((point) => (point.period_usage_tx_mb ?? 0) * mb)),
          sum(transfers.map((point) => (point.period_usage_rx_mb ?? 0) * mb)),
        ),
      ],
      factsOf: (rows) => [
        usageFact(
          rows[0]?.SSID,
          sum(rows.map((row) => Number(row['Download (Bytes)']))),
          sum(rows.map((row) => Number(row['Upload (Bytes)']))),
        ),
      ],
    },
    {
      title: 'Down Device Report',
      formats: { pdf: 'PDF', csv: 'CSV' },
      header:
        'Location,Device Name,MAC Address,Model,Start (Local),End (Local),Timezone,Duration in Period (s),Still Down',
      facts: [
        ...down.map(({ name }) => name),
        formatDuration(sum(down.map(({ downtime }) => downtime.durationMs)) / 1000),
      ],
      factsOf: (rows) => [
        ...new Set(rows.map((row) => `${row['Device Name']} ${row['MAC Address']}`)),
        formatDuration(sum(rows.map((row) => Number(row['Duration in Period (s)'])))),
      ],
    },
    {
      title: 'Call Center Activity Report',
      formats: { pdf: 'PDF', csv: 'CSV' },
      header:
        'Location,Ticket ID,Date/Time (Local),Timezone,Caller First Name,Caller Last Name,Room,Issue,Solution,Status,Calls,Total Call Time (s),Calls and Notes',
      facts: [
        ...tickets.map((each) => `${each.calltek_ticket_id} ${local(each.ticket_datetime_utc)}`),
        formatCallDuration(sum(tickets.map(({ notes }) => ticketStats(notes).totalCallSeconds))),
      ],
      factsOf: (rows) => [
        ...rows.map((row) => `${row['Ticket ID']} ${row['Date/Time (Local)']}`),
        formatCallDuration(sum(rows.map((row) => Number(row['Total Call Time (s)'])))),
      ],
    },
  ]
}

/** Highest count, when it was first reached, the mean, and how many counts there were. */
function clientFact(ssid: string | null | undefined, counts: (readonly [string, number])[]) {
  const peak = counts.reduce((most, each) => (each[1] > most[1] ? each : most), ['', -1])
  const mean = sum(counts.map(([, clients]) => clients)) / counts.length
  return `${ssid} ${peak[1]} ${peak[0]} ${mean.toFixed(1)} ${counts.length}`
}

function usageFact(ssid: string | null | undefined, downBytes: number, upBytes: number) {
  return [ssid, ...[downBytes, upBytes, downBytes + upBytes].map(formatBytes)].join(' ')
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

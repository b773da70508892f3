import { toCsv } from '@netportal/format'
import { htmlToText } from '@netportal/format/html'
import { attempt } from '../attempt.ts'
import { callFigures } from '../figures/calls.ts'
import { deviceUptime } from '../figures/uptime.ts'
import { networkUsage } from '../figures/usage.ts'
import type { PlaceData, ReportInput, ReportPlace } from '../input.ts'
import { deviceName, localTime, shareText, zoneText } from '../texts.ts'

type Cell = string | number | null
type Table = { header: readonly string[]; rows: Cell[][] }

/** The headers of the reports' CSV files: programs read them, so they stay as they are. */
export const csvHeaders = {
  device_uptime: [
    'Location',
    'Device Name',
    'MAC Address',
    'Model',
    'Uptime (%)',
    'Downtime (%)',
    'Unknown (%)',
    'Uptime (s)',
    'Downtime (s)',
    'Unknown (s)',
    'Outages',
    'Longest Outage (s)',
    'Period Start',
    'Period End',
    'Timezone',
  ],
  client_count: ['Location', 'SSID', 'Time (Local)', 'Timezone', 'Clients'],
  data_usage: ['Location', 'SSID', 'Date', 'Timezone', 'Download (Bytes)', 'Upload (Bytes)'],
  down_device: [
    'Location',
    'Device Name',
    'MAC Address',
    'Model',
    'Start (Local)',
    'End (Local)',
    'Timezone',
    'Duration in Period (s)',
    'Still Down',
  ],
  call_center_activity: [
    'Location',
    'Ticket ID',
    'Date/Time (Local)',
    'Timezone',
    'Caller First Name',
    'Caller Last Name',
    'Room',
    'Issue',
    'Solution',
    'Status',
    'Calls',
    'Total Call Time (s)',
  ],
  ssid_data_usage: [
    'Location',
    'SSID',
    'Time (Local)',
    'Timezone',
    'Download (Mbps)',
    'Upload (Mbps)',
    'Download (MB)',
    'Upload (MB)',
  ],
} as const

const notesHeader = 'Calls and Notes'

/** A report's data as the text of a CSV file. */
export function reportCsv(input: ReportInput): string {
  const { header, rows } = tableOf(input)
  return toCsv(header, rows)
}

function tableOf({ request, places }: ReportInput): Table {
  switch (request.type) {
    case 'network_health':
    case 'device_uptime':
      return { header: csvHeaders.device_uptime, rows: eachPlace(places, uptimeRows) }
    case 'client_count_graph':
      return {
        header: csvHeaders.client_count,
        rows: eachPlace(places, (data) => clientRows(data)),
      }
    case 'ssid_client_count':
      return {
        header: csvHeaders.client_count,
        rows: eachPlace(places, (data) => clientRows(data, request.ssidName)),
      }
    case 'data_usage':
      return { header: csvHeaders.data_usage, rows: eachPlace(places, usageRows) }
    case 'ssid_data_usage':
      return {
        header: csvHeaders.ssid_data_usage,
        rows: eachPlace(places, (data) => rateRows(data, request.ssidName)),
      }
    case 'down_device':
      return { header: csvHeaders.down_device, rows: eachPlace(places, outageRows) }
    case 'call_center_activity': {
      const { includeNotes } = request
      return {
        header: [...csvHeaders.call_center_activity, ...(includeNotes ? [notesHeader] : [])],
        rows: eachPlace(places, (data) => ticketRows(data, includeNotes)),
      }
    }
    default:
      return request satisfies never
  }
}

/** The rows of each place; a place that cannot be written says so in one row, and the others stand. */
function eachPlace(places: readonly PlaceData[], write: (data: PlaceData) => Cell[][]): Cell[][] {
  return places.flatMap((data) =>
    attempt(
      () => write(data),
      (words) => [[data.place.name, words]],
    ),
  )
}

function uptimeRows({ place, devices }: PlaceData): Cell[][] {
  return devices.map((device) => {
    const figures = deviceUptime(device, place)
    const shares = [figures.uptime, figures.downtime, figures.unknown]
    return [
      place.name,
      deviceName(device),
      device.mac,
      device.model,
      ...shares.map(({ percent }) => percentCell(percent)),
      ...shares.map(({ seconds }) => seconds),
      figures.outages.length,
      figures.longestOutageSeconds,
      place.start,
      place.end,
      zoneText(place),
    ]
  })
}

/** The figure that the screen and the PDF show, without its sign. */
function percentCell(percent: number | null): number | null {
  return percent === null ? null : Number(shareText(percent).slice(0, -1))
}

function clientRows({ place, clients }: PlaceData, ssidName?: string): Cell[][] {
  return clients.flatMap(({ name, counts }) =>
    Array.from(counts.times, (time, index) => [
      place.name,
      ssidName ?? name,
      localTime(time, place),
      zoneText(place),
      cell(counts.values[index]),
    ]),
  )
}

function usageRows({ place, transfers }: PlaceData): Cell[][] {
  return transfers.flatMap((series) =>
    networkUsage(series, place).days.map(({ date, downBytes, upBytes }) => [
      place.name,
      series.name,
      date,
      zoneText(place),
      downBytes,
      upBytes,
    ]),
  )
}

function rateRows({ place, transfers }: PlaceData, ssidName: string): Cell[][] {
  return transfers.flatMap(({ times, txMbps, rxMbps, txMb, rxMb }) =>
    Array.from(times, (time, index) => [
      place.name,
      ssidName,
      localTime(time, place),
      zoneText(place),
      ...[txMbps, rxMbps, txMb, rxMb].map((values) => cell(values[index])),
    ]),
  )
}

function outageRows({ place, devices }: PlaceData): Cell[][] {
  return devices.flatMap((device) =>
    deviceUptime(device, place).outages.map(({ startMs, endMs, durationSeconds }) => [
      place.name,
      deviceName(device),
      device.mac,
      device.model,
      localTime(startMs, place),
      localTime(endMs, place),
      zoneText(place),
      durationSeconds,
      endMs === null ? 'Yes' : 'No',
    ]),
  )
}

function ticketRows({ place, tickets }: PlaceData, includeNotes: boolean): Cell[][] {
  return callFigures(tickets).tickets.map(({ ticket, calls, callSeconds, notes }) => [
    place.name,
    ticket.number,
    localTime(ticket.openedAt, place),
    zoneText(place),
    ticket.guestName,
    ticket.lastName,
    ticket.room,
    ticket.issue,
    ticket.solution,
    ticket.status,
    calls,
    callSeconds,
    ...(includeNotes ? [notesText(notes, place)] : []),
  ])
}

function notesText(
  notes: ReturnType<typeof callFigures>['tickets'][number]['notes'],
  place: ReportPlace,
): string {
  return notes
    .map(({ label, note }) =>
      attempt(
        () =>
          [label, localTime(note.startedAt, place), htmlToText(note.content ?? '')]
            .filter(Boolean)
            .join(' | '),
        (words) => `${label} | ${words}`,
      ),
    )
    .join('\n')
}

function cell(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value
}

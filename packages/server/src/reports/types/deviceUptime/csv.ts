import { type Cell, type CsvTable, eachPlaceRows } from '../../csv/table.ts'
import { deviceUptime } from '../../figures/uptime.ts'
import type { PlaceData, ReportInput } from '../../input.ts'
import { deviceName, shareText, zoneText } from '../../texts.ts'

/** Programs read it, so it stays as it is. */
export const uptimeHeader = [
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
] as const

/** Uptime of every access point. */
export function uptimeCsv({ places }: ReportInput): CsvTable {
  return { header: uptimeHeader, rows: eachPlaceRows(places, uptimeRows) }
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

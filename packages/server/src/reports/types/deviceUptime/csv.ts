import { roundShares } from '@netportal/format'
import { type Cell, type CsvTable, eachPlaceRows } from '../../csv/table.ts'
import { type DeviceUptime, deviceUptime } from '../../figures/uptime.ts'
import type { PlaceData, ReportInput } from '../../input.ts'
import { deviceName, zoneText } from '../../texts.ts'

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
      ...percentCells(figures),
      ...shares.map(({ seconds }) => seconds),
      figures.outages.length,
      figures.longestOutageSeconds,
      place.start,
      place.end,
      zoneText(place),
    ]
  })
}

/**
 * Shares of a row, which sum to 100.00 wherever they can and none above 0 is 0.00. Uptime and downtime stay as the
 * screen and the PDF have them, as far as that allows it.
 */
export function percentCells({
  uptime,
  downtime,
  unknown,
}: Pick<DeviceUptime, 'uptime' | 'downtime' | 'unknown'>): readonly (number | null)[] {
  const shares = [uptime, downtime, unknown]
  if (shares.some(({ percent }) => percent === null)) return shares.map(() => null)
  return roundShares(
    shares.map(({ durationMs }) => durationMs),
    2,
    2,
  ).percents
}

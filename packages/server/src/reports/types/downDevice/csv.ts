import { type Cell, type CsvTable, eachPlaceRows } from '../../csv/table.ts'
import { deviceUptime } from '../../figures/uptime.ts'
import type { PlaceData, ReportInput } from '../../input.ts'
import { deviceName, localTime, zoneText } from '../../texts.ts'

/** Programs read it, so it stays as it is. */
export const downDeviceHeader = [
  'Location',
  'Device Name',
  'MAC Address',
  'Model',
  'Start (Local)',
  'End (Local)',
  'Timezone',
  'Duration in Period (s)',
  'Still Down',
] as const

/** Every outage that touches the report's time. */
export function downDeviceCsv({ places }: ReportInput): CsvTable {
  return { header: downDeviceHeader, rows: eachPlaceRows(places, outageRows) }
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

import { type Cell, type CsvTable, eachPlaceRows } from '../../csv/table.ts'
import { networkUsage } from '../../figures/usage.ts'
import type { PlaceData, ReportInput } from '../../input.ts'
import { zoneText } from '../../texts.ts'

/** Programs read it, so it stays as it is. */
export const dataUsageHeader = [
  'Location',
  'SSID',
  'Date',
  'Timezone',
  'Download (Bytes)',
  'Upload (Bytes)',
] as const

/** Bytes of every network and day. */
export function dataUsageCsv({ places }: ReportInput): CsvTable {
  return { header: dataUsageHeader, rows: eachPlaceRows(places, usageRows) }
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

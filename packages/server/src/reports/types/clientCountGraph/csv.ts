import { type Cell, type CsvTable, eachPlaceRows, measured } from '../../csv/table.ts'
import type { PlaceData, ReportInput } from '../../input.ts'
import { localTime, zoneText } from '../../texts.ts'

/** Programs read it, so it stays as it is. */
export const clientCountHeader = [
  'Location',
  'SSID',
  'Time (Local)',
  'Timezone',
  'Clients',
] as const

/** Clients at every instant at which they were counted. */
export function clientCountCsv({ places }: ReportInput, ssidName?: string): CsvTable {
  return {
    header: clientCountHeader,
    rows: eachPlaceRows(places, (data) => clientRows(data, ssidName)),
  }
}

function clientRows({ place, clients }: PlaceData, ssidName?: string): Cell[][] {
  return clients.flatMap(({ name, counts }) =>
    Array.from(counts.times, (time, index) => [
      place.name,
      ssidName ?? name,
      localTime(time, place),
      zoneText(place),
      measured(counts.values[index]),
    ]),
  )
}

import { annotatedRows, annotationHeader } from '../../csv/annotated.ts'
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
    header: [...clientCountHeader, ...annotationHeader(places[0]?.annotations)],
    rows: eachPlaceRows(places, (data) => clientRows(data, ssidName)),
  }
}

function clientRows({ place, clients, annotations }: PlaceData, ssidName?: string): Cell[][] {
  return clients.flatMap(({ name, counts }) =>
    annotatedRows(Float64Array.from(counts.times), { place, annotations }, (time, index) => [
      place.name,
      ssidName ?? name,
      localTime(time, place),
      zoneText(place),
      measured(counts.values[index]),
    ]),
  )
}

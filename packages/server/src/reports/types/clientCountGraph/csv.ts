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

/**
 * Clients at every instant at which they were counted.
 * @param ssidName of an export, which has what stands beside its chart; a report has the values alone
 */
export function clientCountCsv({ places }: ReportInput, ssidName?: string): CsvTable {
  return {
    header: [
      ...clientCountHeader,
      ...annotationHeader(ssidName === undefined ? undefined : places[0]?.annotations),
    ],
    rows: eachPlaceRows(places, (data) => clientRows(data, ssidName)),
  }
}

function* clientRows(data: PlaceData, ssidName?: string): Generator<Cell[], void, void> {
  const { place, clients } = data
  const annotations = ssidName === undefined ? undefined : data.annotations
  for (const { name, counts } of clients) {
    yield* annotatedRows(Float64Array.from(counts.times), { place, annotations }, (time, index) => [
      place.name,
      ssidName ?? name,
      localTime(time, place),
      zoneText(place),
      measured(counts.values[index]),
    ])
  }
}

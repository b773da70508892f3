import { annotatedRows, annotationHeader } from '../csv/annotated.ts'
import { type Cell, type CsvTable, eachPlaceRows, measured } from '../csv/table.ts'
import { rateCharts, ssidFact } from '../documents/charts.ts'
import { eachPlace, openingOf, placeTitle, reportDocument } from '../documents/common.ts'
import { comparedLegend, comparedUsage, timeBefore } from '../documents/compared.ts'
import { bytesFigure } from '../documents/figures.ts'
import { usageOpening } from '../figures/opening.ts'
import { totalUsage } from '../figures/usage.ts'
import type { PlaceData, ReportInput } from '../input.ts'
import type { ReportDocument, Section } from '../pdf/model.ts'
import { localTime, zoneText } from '../texts.ts'

const header = [
  'Location',
  'SSID',
  'Time (Local)',
  'Timezone',
  'Download (Mbps)',
  'Upload (Mbps)',
  'Download (MB)',
  'Upload (MB)',
] as const

/** One network's rates at every instant at which they were measured. */
export function transferRatesCsv({ places }: ReportInput, ssidName: string): CsvTable {
  return {
    header: [...header, ...annotationHeader(places[0]?.annotations)],
    rows: eachPlaceRows(places, (data) => rateRows(data, ssidName)),
  }
}

function* rateRows(
  { place, transfers, annotations }: PlaceData,
  ssidName: string,
): Generator<Cell[], void, void> {
  for (const { times, txMbps, rxMbps, txMb, rxMb } of transfers) {
    yield* annotatedRows(times, { place, annotations }, (time, index) => [
      place.name,
      ssidName,
      localTime(time, place),
      zoneText(place),
      ...[txMbps, rxMbps, txMb, rxMb].map((values) => measured(values[index])),
    ])
  }
}

/** One network's rates, as its page shows them. */
export function transferRatesDocument(input: ReportInput, ssidName: string): ReportDocument {
  return reportDocument(
    input,
    eachPlace(input, (data): Section[] => {
      const { place, transfers, annotations } = data
      const { down, up } = comparedUsage(data, totalUsage(transfers, place))
      return [
        {
          title: placeTitle(input, place, 'Summary'),
          blocks: [
            {
              kind: 'figures',
              figures: [bytesFigure('Download', down), bytesFigure('Upload', up)],
            },
            ...comparedLegend(data),
          ],
        },
        {
          // The document's own title says what of it.
          title: ssidName,
          blocks: rateCharts(transfers, place, annotations),
        },
      ]
    }),
    {
      facts: ssidFact(ssidName),
      ...openingOf(input, (data) =>
        usageOpening({
          bytes: comparedUsage(data, totalUsage(data.transfers, data.place)).both,
          busiestDay: '',
          time: timeBefore(data),
        }),
      ),
    },
  )
}

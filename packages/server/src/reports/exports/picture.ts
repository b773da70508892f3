import { isolate } from '@netportal/format'
import { placeFacts } from '../documents/common.ts'
import type { PlaceData, ReportInput } from '../input.ts'
import type { ExportParameters, Picture } from '../maker.ts'
import type { ChartBlock } from '../pdf/model.ts'

/** The chart of an export, which is about one network of one place. */
export function exportPicture(
  input: ReportInput,
  { ssid_name }: ExportParameters,
  chartOf: (data: PlaceData) => ChartBlock,
): Picture {
  const [data] = input.places
  if (!data) throw new Error('An export without a place')
  return {
    chart: chartOf(data),
    title: `${input.title}: ${isolate(ssid_name)}`,
    details: placeFacts(input.places.map(({ place }) => place)).map(({ value }) => value),
  }
}

import { chartTitles, exportFormats, type ReportType, reportTypes } from '@netportal/contract'
import type { ReportPeriod } from '@netportal/contract/next-run'
import * as z from 'zod/mini'

/** A location of a report, and the days it covers there: a scheduled one's depend on the location's clock. */
const Place = z.object({ locationId: z.number(), start: z.string(), end: z.string() })
export type RequestedPlace = z.infer<typeof Place>

/** Types of files that are no report type of the contract: a chart's file. */
const exportTypes = ['ssid_client_count', 'ssid_data_usage'] as const
export type ExportType = (typeof exportTypes)[number]

/** Shape of a file to be made, as it waits in the database. */
export const ReportRequest = z.object({
  type: z.enum([...reportTypes, ...exportTypes]),
  format: z.enum(exportFormats),
  places: z.array(Place),
  /** Locations that its schedule leaves out, before a day of the schedule's zone. */
  paused: z.optional(z.array(z.object({ locationId: z.number(), until: z.string() }))),
  /** Those of the contract, for a report: the maker of its type reads them. */
  parameters: z.unknown(),
})
export type ReportRequest = z.infer<typeof ReportRequest>

export type RequestType = ReportType | ExportType

const exportTitles: Record<ExportType, string> = {
  ssid_client_count: chartTitles.clients,
  ssid_data_usage: chartTitles.rates,
}

/** The title of a chart's export: that of the chart; undefined for a report. */
export function exportTitle(type: RequestType): string | undefined {
  return type === 'ssid_client_count' || type === 'ssid_data_usage' ? exportTitles[type] : undefined
}

/** The first and the last day of a report at any of its locations. */
export function wholePeriod(places: readonly RequestedPlace[]): ReportPeriod {
  const starts = places.map(({ start }) => start).sort()
  const ends = places.map(({ end }) => end).sort()
  return { start: starts[0] ?? '', end: ends.at(-1) ?? '' }
}

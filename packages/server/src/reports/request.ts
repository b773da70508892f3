import { exportFormats, type ReportType, reportFormats } from '@netportal/contract'
import type { ReportPeriod } from '@netportal/contract/next-run'
import * as z from 'zod/mini'

/** A location of a report, and the days it covers there: a scheduled one's depend on the location's clock. */
const Place = z.object({ locationId: z.number(), start: z.string(), end: z.string() })
export type RequestedPlace = z.infer<typeof Place>

const places = z.array(Place)
const format = z.enum(reportFormats)

/** What is to be made, as it waits in the database. */
export const ReportRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('network_health'), format, places }),
  z.object({ type: z.literal('device_uptime'), format, places }),
  z.object({ type: z.literal('client_count_graph'), format, places, ssidIds: z.array(z.number()) }),
  z.object({ type: z.literal('data_usage'), format, places, ssidIds: z.array(z.number()) }),
  z.object({ type: z.literal('down_device'), format, places }),
  z.object({
    type: z.literal('call_center_activity'),
    format,
    places,
    includeNotes: z.boolean(),
    status: z.nullable(z.string()),
    issue: z.nullable(z.string()),
  }),
  z.object({
    type: z.enum(['ssid_client_count', 'ssid_data_usage']),
    format: z.enum(exportFormats),
    places,
    ssidIds: z.array(z.number()),
    /** What the reader's page calls the network. */
    ssidName: z.string(),
  }),
])
export type ReportRequest = z.infer<typeof ReportRequest>

export type RequestType = ReportRequest['type']

/** Names of what can be made that are no report types of the contract. */
const exportTitles: Record<Exclude<RequestType, ReportType>, string> = {
  ssid_client_count: 'Connected Clients Over Time',
  ssid_data_usage: 'Transfer Rates Over Time',
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

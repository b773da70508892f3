/** What each report type is about, as its form asks and its schedule keeps it. Specification §5. */
import * as z from 'zod/mini'
import { reportFormats } from '../rules/reports.ts'
import { serverLimits } from '../rules/serverLimits.ts'
import { chosenId, chosenIds, filterText } from './input.ts'
import { Id, OptionalText } from './shared.ts'

const texts = {
  location: 'Please select a location.',
  locations: 'Please select at least one location.',
  ssids: 'Please select at least one SSID.',
}

const report_format = z.enum(reportFormats)

export const NetworkHealthParameters = z.object({ location_id: chosenId(texts.location) })

export const DeviceUptimeParameters = z.object({ location_ids: chosenIds(texts.locations) })

export const ClientCountParameters = z.object({
  location_id: chosenId(texts.location),
  ssid_ids: chosenIds(texts.ssids),
})

export const DataUsageParameters = z.extend(ClientCountParameters, { report_format })

export const DownDeviceParameters = z.extend(NetworkHealthParameters, { report_format })

export const CallCenterActivityParameters = z.object({
  location_ids: chosenIds(texts.locations),
  report_format,
  include_detailed_notes: z.boolean(),
  status_filter: filterText(serverLimits.filterCharacters),
  issue_filter: filterText(serverLimits.filterCharacters),
})

/** The parameters of a schedule that was read: whatever its type has, and nothing relied upon. */
export const ReportParameters = z.object({
  location_id: z.nullish(Id),
  location_ids: z.nullish(z.array(Id)),
  ssid_ids: z.nullish(z.array(Id)),
  report_format: OptionalText,
  include_detailed_notes: z.nullish(z.boolean()),
  status_filter: OptionalText,
  issue_filter: OptionalText,
})
export type ReportParameters = z.infer<typeof ReportParameters>

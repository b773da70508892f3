import * as z from 'zod/mini'
import { Id, OptionalText } from '../entities/shared.ts'
import { mapSwitches } from './reports.ts'

/** The parameters of a schedule that was read: whatever its type has, and nothing relied upon. */
export const ReportParameters = z.object({
  location_id: z.nullish(Id),
  location_ids: z.nullish(z.array(Id)),
  ssid_ids: z.nullish(z.array(Id)),
  report_format: OptionalText,
  status_filter: OptionalText,
  issue_filter: OptionalText,
  .../* @__PURE__ */ mapSwitches(() => z.nullish(z.boolean())),
})
export type ReportParameters = z.infer<typeof ReportParameters>

import * as z from 'zod/mini'
import { pageOf } from './lists.ts'
import { Id, OptionalInstant, OptionalText } from './shared.ts'

/** The schedule that a report belongs to. */
export const ScheduleReference = z.object({ id: z.nullish(Id), name: OptionalText })
export type ScheduleReference = z.infer<typeof ScheduleReference>

/** A report that was made, or is being made. */
export const ReportHistoryEntry = z.object({
  id: Id,
  /** Missing for a report on demand. */
  schedule: z.nullish(ScheduleReference),
  report_type: z.string(),
  initiated_at: OptionalInstant,
  completed_at: OptionalInstant,
  status: z.string(),
  /** Relative to the media base. */
  download_url: OptionalText,
  /** First and last day that it covers. */
  period_start: OptionalText,
  period_end: OptionalText,
  /** Why it failed, or why nothing was sent. */
  reason: OptionalText,
  customer_id: z.nullish(Id),
  customer_company_name: OptionalText,
})
export type ReportHistoryEntry = z.infer<typeof ReportHistoryEntry>

export const ReportHistoryPage = pageOf(ReportHistoryEntry)
export type ReportHistoryPage = z.infer<typeof ReportHistoryPage>

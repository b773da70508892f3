import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import { pageOf } from './lists.ts'
import { Id, OptionalInstant, OptionalText, textOrElse, unreadableText } from './shared.ts'

/** The schedule that a report belongs to. */
export const ScheduleReference = z.object({ id: z.nullish(Id), name: OptionalText })
export type ScheduleReference = z.infer<typeof ScheduleReference>

/** Of a mail that is still to be sent, was sent, was not sent, or of which nobody knows whether it was. */
export const mailStates = ['WAITING', 'SENT', 'FAILED', 'UNKNOWN'] as const

/** Outcome of the mail of a report to one recipient. */
export const ReportMail = z.object({
  address: z.string(),
  state: z.enum(mailStates),
  /** Why it waits, was not sent, or why nobody knows. */
  reason: OptionalText,
  /** Not in the specification: it was not sent since its recipient had stopped the mails of the schedule. */
  is_stopped: z.nullish(z.boolean()),
})
export type ReportMail = z.infer<typeof ReportMail>

/** A report that was made, or is being made. */
export const ReportHistoryEntry = z.object({
  id: Id,
  /** Missing for a report on demand. */
  schedule: softly(z.nullish(ScheduleReference), () => ({ name: unreadableText })),
  report_type: textOrElse(unreadableText),
  initiated_at: OptionalInstant,
  completed_at: OptionalInstant,
  status: textOrElse(unreadableText),
  /** Relative to the media base. */
  download_url: OptionalText,
  /** First and last day that it covers. */
  period_start: OptionalText,
  period_end: OptionalText,
  /** Not in the specification: the location that it covers, or how many. */
  place: OptionalText,
  /** Why it failed, or why nothing was sent. */
  reason: OptionalText,
  /** Not in the specification: to whom a scheduled report was to go, and what became of it. */
  mails: z.nullish(z.array(ReportMail)),
  customer_id: z.nullish(Id),
  customer_company_name: OptionalText,
})
export type ReportHistoryEntry = z.infer<typeof ReportHistoryEntry>

export const ReportHistoryPage = pageOf(ReportHistoryEntry)
export type ReportHistoryPage = z.infer<typeof ReportHistoryPage>

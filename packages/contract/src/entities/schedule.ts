import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import { ReportParameters } from '../reports/parameters.ts'
import { reports, reportTypes } from '../reports/reports.ts'
import { listOf } from './lists.ts'
import {
  Id,
  nameOrId,
  OptionalInstant,
  OptionalNumber,
  OptionalText,
  textOrElse,
  unreadableText,
} from './shared.ts'
import { SiteRecipients } from './siteRecipients.ts'

/** A recipient who has stopped the mails of a schedule by the link in them. */
export const StoppedRecipient = z.object({
  /** In lower case. */
  address: z.string(),
  stopped_at: OptionalInstant,
})
export type StoppedRecipient = z.infer<typeof StoppedRecipient>

/** A report that is made and mailed again and again. */
export const Schedule = z.object({
  id: Id,
  name: nameOrId(),
  report_type: textOrElse(unreadableText),
  frequency: textOrElse(unreadableText),
  /** `HH:mm:ss` on a clock in `timezone`. */
  time_of_day: textOrElse(''),
  timezone: textOrElse(''),
  /** 1 (Monday) to 7; counts for WEEKLY alone. */
  day_of_week: OptionalNumber,
  /** 1 to 31; counts for MONTHLY alone, and means the last day of a month that is shorter. */
  day_of_month: OptionalNumber,
  /** Read it with `parseRecipients`. */
  recipients: OptionalText,
  report_parameters: z.nullish(ReportParameters),
  is_active: z.boolean(),
  send_when_all_online: z.nullish(z.boolean()),
  next_run_at: OptionalInstant,
  /** Not in the specification: whether it can be run by hand, and tested. */
  can_run_now: z.nullish(z.boolean()),
  /** Not in the specification: goes back with a change, so that none is made over one that its maker has not seen. */
  version: z.nullish(Id),
  /** Not in the specification: the locations whose reports go, one by one, to people of their own. */
  site_recipients: z.nullish(z.array(SiteRecipients)),
  /** Not in the specification: whether `recipients` get these locations too, in one document. */
  group_document: z.nullish(z.boolean()),
  /** Not in the specification: see `SchedulePauses`. */
  paused_until: softly(z.nullish(z.string()), () => null),
  paused_sites: softly(
    z.nullish(z.array(z.object({ location_id: Id, until: z.string() }))),
    () => null,
  ),
  /** Not in the specification: who gets none of its mails, whether the list of recipients has them or not. */
  stopped_recipients: z.nullish(z.array(StoppedRecipient)),
  customer_id: z.nullish(Id),
  customer_company_name: OptionalText,
})
export type Schedule = z.infer<typeof Schedule>

export const Schedules = listOf(Schedule)

/** A whole schedule as it is saved: new, changed or paused. */
export const ScheduleInput = z.discriminatedUnion('report_type', /* @__PURE__ */ schedules())
export type ScheduleInput = z.infer<typeof ScheduleInput>

/** @__NO_SIDE_EFFECTS__ */
function schedules() {
  const [first, ...others] = reportTypes
  return [reports[first].schedule, ...others.map((type) => reports[type].schedule)] as const
}

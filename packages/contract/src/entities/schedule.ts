import * as z from 'zod/mini'
import { recipientsFault } from '../rules/recipients.ts'
import { frequencies, isTimeZone } from '../rules/schedules.ts'
import { serverLimits } from '../rules/serverLimits.ts'
import { requiredText, wholeNumber } from './input.ts'
import { listOf } from './lists.ts'
import {
  CallCenterActivityParameters,
  ClientCountParameters,
  DataUsageParameters,
  DeviceUptimeParameters,
  DownDeviceParameters,
  NetworkHealthParameters,
  ReportParameters,
} from './reportParameters.ts'
import {
  Id,
  nameOrId,
  OptionalInstant,
  OptionalNumber,
  OptionalText,
  textOrElse,
  unreadableText,
} from './shared.ts'

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
  customer_id: z.nullish(Id),
  customer_company_name: OptionalText,
})
export type Schedule = z.infer<typeof Schedule>

export const Schedules = listOf(Schedule)

const { scheduleNameCharacters } = serverLimits

/** Names become subjects of mails and names of files. @__NO_SIDE_EFFECTS__ */
function oneLine() {
  return requiredText(scheduleNameCharacters).check(
    z.refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name), 'Please enter a name of one line.'),
  )
}

/** @__NO_SIDE_EFFECTS__ */
function timeOfDay() {
  return z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'Please enter a time.'))
}

/** @__NO_SIDE_EFFECTS__ */
function timeZone() {
  return requiredText(100).check(z.refine(isTimeZone, 'This time zone is not known.'))
}

/** @__NO_SIDE_EFFECTS__ */
function recipients() {
  return z.string().check(
    z.maxLength(20_000),
    z.superRefine((text, context) => {
      const fault = recipientsFault(text)
      if (fault !== null) context.addIssue(fault)
    }),
  )
}

/** What every schedule has, whichever report it makes. */
const common = {
  name: oneLine(),
  frequency: z.enum(frequencies),
  time_of_day: timeOfDay(),
  timezone: timeZone(),
  day_of_week: wholeNumber(1, 7),
  day_of_month: wholeNumber(1, 31),
  recipients: recipients(),
  is_active: z.boolean(),
  send_when_all_online: z.boolean(),
}

export const NetworkHealthSchedule = z.object({
  ...common,
  report_type: z.literal('network_health'),
  report_parameters: NetworkHealthParameters,
})
export const DeviceUptimeSchedule = z.object({
  ...common,
  report_type: z.literal('device_uptime'),
  report_parameters: DeviceUptimeParameters,
})
export const ClientCountSchedule = z.object({
  ...common,
  report_type: z.literal('client_count_graph'),
  report_parameters: ClientCountParameters,
})
export const DataUsageSchedule = z.object({
  ...common,
  report_type: z.literal('data_usage'),
  report_parameters: DataUsageParameters,
})
export const DownDeviceSchedule = z.object({
  ...common,
  report_type: z.literal('down_device'),
  report_parameters: DownDeviceParameters,
})
export const CallCenterActivitySchedule = z.object({
  ...common,
  report_type: z.literal('call_center_activity'),
  report_parameters: CallCenterActivityParameters,
})

/** A whole schedule as it is saved: new, changed or paused. */
export const ScheduleInput = z.discriminatedUnion('report_type', [
  NetworkHealthSchedule,
  DeviceUptimeSchedule,
  ClientCountSchedule,
  DataUsageSchedule,
  DownDeviceSchedule,
  CallCenterActivitySchedule,
])
export type ScheduleInput = z.infer<typeof ScheduleInput>

import * as z from 'zod/mini'
import { chosenId, reportDay, requiredText, wholeNumber } from '../entities/input.ts'
import { Id } from '../entities/shared.ts'
import { recipientsFault } from '../rules/recipients.ts'
import { frequencies, isTimeZone } from '../rules/schedules.ts'
import { serverLimits } from '../rules/serverLimits.ts'

const { scheduleNameCharacters } = serverLimits
const missingDay = 'Please enter a date.'

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

/** Makes the frequency of a schedule whose report is about a month. @__NO_SIDE_EFFECTS__ */
export function onlyMonthly() {
  return z.enum(['MONTHLY'], 'This report is made once a month.')
}

/** Makes the fields that every schedule has, whichever report it makes. @__NO_SIDE_EFFECTS__ */
export function scheduleFields() {
  return {
    name: oneLine(),
    frequency: z.enum(frequencies),
    time_of_day: timeOfDay(),
    timezone: timeZone(),
    day_of_week: wholeNumber(1, 7),
    day_of_month: wholeNumber(1, 31),
    recipients: recipients(),
    is_active: z.boolean(),
    send_when_all_online: z.boolean(),
    /** Not in the specification: see `Schedule`. It counts for a change alone. */
    version: z.optional(Id),
    /** Not in the specification: see `SchedulePauses`. A change without one leaves it as it is; null ends it. */
    paused_until: z.nullish(reportDay(missingDay)),
    paused_sites: z.nullish(
      z
        .array(z.object({ location_id: chosenId(), until: reportDay(missingDay) }))
        .check(z.maxLength(1000)),
    ),
  }
}

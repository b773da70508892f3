import {
  canGoBySite,
  createAdminSchedule,
  type Frequency,
  frequencies,
  type Id,
  isReportType,
  type Location,
  mapSwitches,
  type PausedSite,
  type ReportFormat,
  type ReportType,
  reports,
  type Schedule,
  ScheduleInput,
  type SiteRecipients,
  scheduleDefaults,
  serverLimits,
} from '@netportal/contract'
import * as z from 'zod/mini'
import {
  blankParameters,
  firstLocationOnly,
  type ParameterValues,
} from '../parameters/parameterValues.ts'

/** Values of the form of a schedule, under the names of the wire. */
export type ScheduleFormValues = ParameterValues & {
  /** '' while none is chosen, and where the form does not ask. */
  customer_id: Id
  name: string
  report_type: ReportType
  frequency: Frequency
  /** As the browser's time control writes it: `HH:mm`, or with seconds where they are not 0. */
  time_of_day: string
  timezone: string
  day_of_week: number
  day_of_month: number
  recipients: string
  is_active: boolean
  send_when_all_online: boolean
  /** Not in the specification: '' without such a pause; null where the API has none, and the form does not ask. */
  paused_until: string | null
  paused_sites: PausedSite[]
  /** Null where nothing is known of them, and nothing is to be saved. */
  site_recipients: SiteRecipients[] | null
  /** Counts with locations alone. */
  group_document: boolean
}

/** Returns the values that a new schedule starts with. Specification §9 "Schedule defaults". */
export function newSchedule(locations: readonly Location[], canRest = false): ScheduleFormValues {
  return {
    ...firstLocationOnly(locations),
    ...scheduleDefaults,
    time_of_day: toTimeControl(scheduleDefaults.time_of_day),
    customer_id: '',
    name: '',
    recipients: '',
    paused_until: canRest ? '' : null,
    paused_sites: [],
    ...noSites,
  }
}

const noSites = { site_recipients: null, group_document: true }

/**
 * A schedule as its form shows it; what it lacks, or what is not known here, starts as in a new one.
 * @param canRest whether the API has pauses that end
 */
export function scheduleToForm(schedule: Schedule, canRest = true): ScheduleFormValues {
  const { report_type, frequency, report_parameters: parameters } = schedule
  return {
    ...blankParameters,
    location_id: parameters?.location_id ?? '',
    location_ids: parameters?.location_ids ?? [],
    ssid_ids: parameters?.ssid_ids ?? [],
    report_format: toFormat(parameters?.report_format),
    ...mapSwitches((name, { isOn }) => parameters?.[name] ?? isOn),
    status_filter: parameters?.status_filter ?? '',
    issue_filter: parameters?.issue_filter ?? '',
    customer_id: schedule.customer_id ?? '',
    name: schedule.name,
    report_type: isReportType(report_type) ? report_type : scheduleDefaults.report_type,
    frequency: frequencies.find((known) => known === frequency) ?? scheduleDefaults.frequency,
    time_of_day: toTimeControl(schedule.time_of_day),
    timezone: schedule.timezone,
    day_of_week: schedule.day_of_week ?? scheduleDefaults.day_of_week,
    day_of_month: schedule.day_of_month ?? scheduleDefaults.day_of_month,
    recipients: schedule.recipients ?? '',
    is_active: schedule.is_active,
    send_when_all_online: schedule.send_when_all_online ?? scheduleDefaults.send_when_all_online,
    paused_until:
      canRest && schedule.paused_until !== undefined ? (schedule.paused_until ?? '') : null,
    paused_sites: schedule.paused_sites ?? [],
    site_recipients: schedule.site_recipients ?? null,
    group_document: schedule.group_document ?? true,
  }
}

/** The values of a schedule for the form of another one, which nobody has saved yet. */
export function copyToForm(schedule: Schedule, canRest: boolean): ScheduleFormValues {
  const name = `Copy of ${schedule.name}`.slice(0, serverLimits.scheduleNameCharacters)
  return { ...scheduleToForm(schedule, canRest), name }
}

/** Makes the input that the schema of a schedule reads of the form. */
export function scheduleInput(values: ScheduleFormValues) {
  const { paused_until, paused_sites, site_recipients, group_document, ...others } = values
  const sites = new Set(chosenSites(values))
  const hasSites = site_recipients !== null && canGoBySite(values.report_type)
  return {
    ...others,
    time_of_day: toWire(values.time_of_day),
    report_parameters: values,
    ...(hasSites && { site_recipients, group_document }),
    ...(paused_until !== null && {
      paused_until: paused_until || null,
      paused_sites: paused_sites.filter(({ location_id }) => sites.has(location_id)),
    }),
  }
}

/** Values that say which locations a schedule is about. */
type SiteValues = Pick<
  ScheduleFormValues,
  'report_type' | 'location_id' | 'location_ids' | 'site_recipients'
>

/** The locations that the report is about, by its type, and those with people of their own; each once. */
export function chosenSites({
  report_type,
  location_id,
  location_ids,
  site_recipients,
}: SiteValues): readonly Id[] {
  const own = reports[report_type].place === 'locations' ? location_ids : [location_id]
  const listed = canGoBySite(report_type) ? (site_recipients ?? []) : []
  return [...new Set([...own, ...listed.map((site) => site.location_id)])]
}

/** Shape that an administrator's new schedule has to satisfy: it belongs to a customer. */
export const NewAdminSchedule = z.object({
  schedule: ScheduleInput,
  query: createAdminSchedule.query,
})

export function newAdminScheduleInput(values: ScheduleFormValues) {
  return { schedule: scheduleInput(values), query: { customer_id: values.customer_id } }
}

/** `HH:mm:ss` for the wire, which a browser's control writes only where there are seconds. */
export function toWire(time: string): string {
  return /^\d\d:\d\d$/.test(time) ? `${time}:00` : time
}

function toTimeControl(time: string): string {
  return time.replace(/^(\d\d:\d\d):00$/, '$1')
}

function toFormat(format: string | null | undefined): ReportFormat {
  return format === 'csv' ? 'csv' : 'pdf'
}

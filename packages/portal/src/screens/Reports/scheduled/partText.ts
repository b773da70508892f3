import {
  daysOfWeek,
  type Id,
  parseRecipients,
  reports,
  sitesSummary,
  switchesOf,
} from '@netportal/contract'
import { isolate } from '@netportal/format'
import type { SchedulePart } from './scheduleConflict.ts'
import type { ScheduleFormValues } from './scheduleForm.ts'
import { frequencyText } from './scheduleTexts.ts'

/** Names of what a schedule knows by id; an id stands for one that is not known. */
export interface PlaceNames {
  location: (id: Id) => string
  ssid: (id: Id) => string
}

/** Writes a part of a schedule in one line, for a reader who compares it with another version. */
export function partText(
  part: SchedulePart,
  values: ScheduleFormValues,
  names: PlaceNames,
): string {
  switch (part) {
    case 'name':
      return isolate(values.name)
    case 'report':
      return reportText(values, names)
    case 'time':
      return timeText(values)
    case 'recipients':
      return parseRecipients(values.recipients).addresses.map(isolate).join(', ')
    case 'sites':
      return sitesPartText(values, names)
    case 'is_active':
      return values.is_active ? 'Active' : 'Paused'
    case 'pauses':
      return pausesText(values, names)
    case 'send_when_all_online':
      return values.send_when_all_online ? 'Yes' : 'No'
    default:
      return part satisfies never
  }
}

function reportText(values: ScheduleFormValues, names: PlaceNames): string {
  const { title, place, parameters, scheduled } = reports[values.report_type]
  const locations = place === 'locations' ? values.location_ids : [values.location_id]
  const { shape } = parameters
  const filter = (label: string, text: string) =>
    text.trim() === '' ? [] : [`${label}: ${isolate(text.trim())}`]
  return [
    title,
    locations.map((id) => isolate(names.location(id))).join(', '),
    ...(place === 'ssids' ? [values.ssid_ids.map((id) => isolate(names.ssid(id))).join(', ')] : []),
    ...(scheduled === 'chosen' ? [values.report_format.toUpperCase()] : []),
    ...('status_filter' in shape
      ? [...filter('Status', values.status_filter), ...filter('Issue', values.issue_filter)]
      : []),
    ...switchesOf(values.report_type).map(({ name, words }) =>
      values[name] ? words.on : words.off,
    ),
  ].join('; ')
}

function pausesText({ paused_until, paused_sites }: ScheduleFormValues, names: PlaceNames): string {
  const sites = paused_sites.map(
    ({ location_id, until }) => `${isolate(names.location(location_id))} until ${until}`,
  )
  const all = [...(paused_until ? [`All until ${paused_until}`] : []), ...sites]
  return all.length > 0 ? all.join('; ') : 'None'
}

/** A few locations with their addresses, of more how many. */
function sitesPartText(
  { site_recipients, group_document }: ScheduleFormValues,
  names: PlaceNames,
): string {
  const sites = site_recipients ?? []
  if (sites.length === 0) return 'None'
  const lines = sites.map(
    ({ location_id, recipients }) => `${isolate(names.location(location_id))}: ${recipients}`,
  )
  const text = (lines.length > 5 ? sitesSummary(sites) : null) ?? lines.join('; ')
  return group_document ? `${text}; one document of all` : text
}

function timeText(values: ScheduleFormValues): string {
  return [
    `${frequencyText(values.frequency)}${dayText(values)} at ${values.time_of_day}`,
    values.timezone,
  ].join(', ')
}

function dayText({ frequency, day_of_week, day_of_month }: ScheduleFormValues): string {
  switch (frequency) {
    case 'DAILY':
      return ''
    case 'WEEKLY':
      return ` on ${daysOfWeek.find(({ value }) => value === day_of_week)?.label ?? day_of_week}`
    case 'MONTHLY':
      return ` on day ${day_of_month}`
    default:
      return frequency satisfies never
  }
}

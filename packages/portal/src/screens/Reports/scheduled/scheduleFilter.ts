import { type Location, reportTitle, type Schedule } from '@netportal/contract'
import { siteIds } from './scheduleSites.ts'
import { scheduleState } from './scheduleState.ts'

export const stateFilters = ['active', 'paused'] as const

/** What the list is narrowed down to; '' leaves it as it is. */
export interface ScheduleFilter {
  /** A report type, as the API writes it. */
  type: string
  state: (typeof stateFilters)[number] | ''
  /** Id of a location. */
  location: string
}

export const noFilter: ScheduleFilter = { type: '', state: '', location: '' }

/** @param now ISO 8601 instant, as for `scheduleState` */
export function filterSchedules(
  schedules: readonly Schedule[],
  { type, state, location }: ScheduleFilter,
  now: string,
): Schedule[] {
  return schedules.filter(
    (schedule) =>
      (type === '' || schedule.report_type === type) &&
      (state === '' || (scheduleState(schedule, now).kind === 'active') === (state === 'active')) &&
      (location === '' || siteIds(schedule).some((id) => String(id) === location)),
  )
}

/** A choice of a filter, and how it reads. */
export interface FilterOption {
  value: string
  label: string
}

/** The report types that there are among schedules, by title. */
export function typeOptions(schedules: readonly Schedule[]): FilterOption[] {
  const types = [...new Set(schedules.map(({ report_type }) => report_type))]
  return byLabel(types.map((value) => ({ value, label: reportTitle(value) })))
}

/** The locations that schedules are about, by name; an id stands for one that is not known. */
export function siteOptions(
  schedules: readonly Schedule[],
  locations: readonly Location[],
): FilterOption[] {
  const names = new Map(locations.map(({ id, name }) => [String(id), name]))
  const ids = [...new Set(schedules.flatMap(siteIds).map(String))]
  return byLabel(ids.map((value) => ({ value, label: names.get(value) ?? value })))
}

function byLabel(options: readonly FilterOption[]): FilterOption[] {
  return options.toSorted((a, b) => a.label.localeCompare(b.label))
}

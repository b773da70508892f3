import {
  canGoBySite,
  type Id,
  type PausedSite,
  pausedSites,
  pausedUntil,
  type ScheduleInput,
} from '@netportal/contract'
import { formatDate } from '@netportal/format'
import { HttpError } from '../http/errors.ts'
import type { RunnableSchedule, RunSite } from './dueSchedule.ts'
import type { KeptPauses } from './keptPauses.ts'

/** Locations of a schedule's row whose reports go to people of their own. */
export interface KeptSites {
  site_recipients: { location_id: Id }[] | null
}

/** Tells until which day a schedule has no run; null without such a pause. */
export function restsUntil({
  pauses,
  locationIds,
  sites,
}: Pick<RunnableSchedule, 'pauses' | 'locationIds'> & {
  sites: readonly Pick<RunSite, 'locationId'>[]
}): string | null {
  return pausedUntil(pauses, [...locationIds, ...sites.map(({ locationId }) => locationId)])
}

/** Whether a run that is due at an instant is not to be made. */
export function isResting(schedule: RunnableSchedule, dueAt: string): boolean {
  return (restsUntil(schedule) ?? '') > runDay(schedule, dueAt)
}

/**
 * Finds the locations that a run at an instant leaves out. One by hand leaves them out too: a pause of the whole
 * schedule is about when it runs by itself, a location's about what is in the report.
 */
export function sitesLeftOut(
  schedule: RunnableSchedule,
  dueAt: string,
): { locationId: number; until: string }[] {
  const { pauses, locationIds } = schedule
  return pausedSites(pauses, locationIds, runDay(schedule, dueAt)).map(
    ({ location_id: locationId, until }) => ({ locationId, until }),
  )
}

/** Returns the locations of which a run at an instant makes a report for people of their own. */
export function workingSites(schedule: RunnableSchedule, dueAt: string): RunSite[] {
  const { pauses, sites } = schedule
  const day = runDay(schedule, dueAt)
  return sites.filter(({ locationId }) => pausedSites(pauses, [locationId], day).length === 0)
}

/** @throws HttpError 409 when all locations of a report are paused: it would be about nothing */
export function requireSites(schedule: RunnableSchedule, now: Date): void {
  const left = sitesLeftOut(schedule, now.toISOString())
  if (left.length < schedule.locationIds.length) return
  const [first = ''] = left.map(({ until }) => until).sort()
  throw new HttpError(409, `All locations of this report are paused, at least until ${first}.`)
}

/** Returns the locations that a schedule has once it is saved, those with recipients of their own among them. */
export function savedLocations(input: ScheduleInput, kept: KeptSites | null): Id[] {
  const { report_parameters: parameters, site_recipients = kept?.site_recipients } = input
  const own = 'location_ids' in parameters ? parameters.location_ids : [parameters.location_id]
  const sites = canGoBySite(input.report_type) ? (site_recipients ?? []) : []
  return [...own, ...sites.map(({ location_id }) => location_id)]
}

/**
 * The pauses that a schedule has once it is saved: who does not speak of them leaves them as they were.
 * @param kept those that it has; null for a new one
 * @param locationIds that it will have
 * @throws HttpError 422 when a location is paused that the schedule has not
 */
export function savedPauses(
  input: ScheduleInput,
  kept: KeptPauses | null,
  locationIds: readonly Id[],
): KeptPauses {
  const ids = new Set(locationIds.map(String))
  const isOwn = ({ location_id }: PausedSite) => ids.has(String(location_id))
  if (input.paused_sites?.every(isOwn) === false) {
    throw new HttpError(422, 'A location that is paused does not belong to this schedule.')
  }
  const { paused_until = kept?.paused_until ?? null } = input
  const { paused_sites = kept?.paused_sites?.filter(isOwn) ?? null } = input
  return { paused_until, paused_sites: paused_sites?.length ? paused_sites : null }
}

function runDay({ rule }: RunnableSchedule, dueAt: string): string {
  return formatDate(dueAt, rule.timezone)
}

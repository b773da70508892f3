import { type ReportParameters, scheduledFormat } from '@netportal/contract'
import { reportPeriod } from '@netportal/contract/next-run'
import { resolveZone } from '@netportal/format'
import type { ReportRequest, RequestedPlace } from '../reports/request.ts'
import type { RunnableSchedule } from './dueSchedule.ts'
import { sitesLeftOut } from './pauses.ts'

/** Makes the request that a run of a schedule asks for: of what its own recipients get. */
export function toRequest(schedule: RunnableSchedule, dueAt: string): ReportRequest {
  const { rule } = schedule
  const paused = sitesLeftOut(schedule, dueAt)
  const isPaused = (id: number) => paused.some(({ locationId }) => locationId === id)
  const working = schedule.locationIds.filter((id) => !isPaused(id))
  const places = working.map((locationId): RequestedPlace => {
    const location = schedule.locations.find(({ id }) => id === locationId)
    const { zone } = resolveZone(location?.timezone ?? rule.timezone)
    return { locationId, ...reportPeriod(rule.frequency, dueAt, zone) }
  })
  return { ...requestOf(schedule, places), ...(paused.length > 0 && { paused }) }
}

/** Returns the locations of a schedule that a run of it tells of. */
export function reportedLocations<Location extends { id: number }>(
  { locations }: { locations: readonly Location[] },
  { places }: ReportRequest,
): Location[] {
  return locations.filter(({ id }) => places.some(({ locationId }) => locationId === id))
}

/** Makes a request of a schedule about some places. */
export function requestOf(
  { reportType: type, parameters }: RunnableSchedule,
  places: RequestedPlace[],
  change: Partial<ReportParameters> = {},
): ReportRequest {
  const format = scheduledFormat(type, parameters.report_format)
  // Of one that was saved when an id could be there twice.
  const ssids = parameters.ssid_ids && { ssid_ids: [...new Set(parameters.ssid_ids.map(Number))] }
  return {
    type,
    format,
    places,
    parameters: { ...parameters, ...ssids, ...change, report_format: format },
  }
}

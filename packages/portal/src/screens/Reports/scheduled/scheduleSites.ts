import {
  canGoBySite,
  type Id,
  isReportType,
  type Location,
  parseRecipients,
  type Schedule,
  sitesSummary,
} from '@netportal/contract'
import { isolate } from '@netportal/format'
import { locationsOf } from './customerLocations.ts'
import { stoppedOf } from './stoppedText.ts'

/** Returns the locations that a schedule is about, those with people of their own among them. */
export function siteIds(schedule: Schedule): Id[] {
  const listed = listedSites(schedule).map(({ location_id }) => location_id)
  return [...new Set([...reportedIds(schedule), ...listed])]
}

/** Returns the locations of which the schedule's own recipients get the report. */
function reportedIds({ report_parameters: parameters }: Schedule): Id[] {
  if (parameters?.location_ids) return parameters.location_ids
  const id = parameters?.location_id
  return id === null || id === undefined ? [] : [id]
}

/**
 * Says where a schedule is about: a name, how many, or that it is all of its customer's.
 * @param locations all that the viewer may see; none while they are not known
 * @returns '' where it cannot be said
 */
export function whereText(schedule: Schedule, locations: readonly Location[]): string {
  const ids = new Set(reportedIds(schedule))
  if (ids.size > 1) {
    const own = locationsOf(schedule.customer_id ?? '', locations)
    return own.length > 0 && own.every(({ id }) => ids.has(id))
      ? 'All locations'
      : `${ids.size} locations`
  }
  const [only] = ids
  const name = locations.find(({ id }) => id === only)?.name
  return name === undefined ? '' : isolate(name)
}

/**
 * Says to whom a schedule sends: its first address, how many more, how many of them stopped its mails, and the
 * locations with people of their own.
 */
export function whomText(schedule: Schedule): string {
  const { addresses } = parseRecipients(schedule.recipients ?? '')
  const [first] = addresses
  const more = addresses.length - 1
  const stopped = stoppedOf(addresses, schedule.stopped_recipients ?? []).length
  const own =
    first === undefined
      ? null
      : [
          `${isolate(first)}${more > 0 ? ` and ${more} more` : ''}`,
          ...(stopped > 0 ? [more > 0 ? `${stopped} stopped` : 'stopped'] : []),
        ].join(', ')
  return [own, ownPeopleText(schedule)].filter(Boolean).join(' · ')
}

/** Says how many locations of a schedule have people of their own, and how many addresses those are; '' for none. */
export function ownPeopleText(schedule: WithSites): string {
  return sitesSummary(listedSites(schedule)) ?? ''
}

/** A schedule as far as it tells of locations with people of their own. */
export type WithSites = Pick<Schedule, 'report_type' | 'site_recipients'>

function listedSites({ report_type, site_recipients }: WithSites) {
  const canList = isReportType(report_type) && canGoBySite(report_type)
  return canList ? (site_recipients ?? []) : []
}

/** Returns the names of the locations of a schedule, a line each, as far as they are known. */
export function sitesText(schedule: Schedule, locations: readonly Location[]): string {
  const ids = new Set(siteIds(schedule))
  return locations.flatMap(({ id, name }) => (ids.has(id) ? [name] : [])).join('\n')
}

import { type Id, type Location, parseRecipients, type Schedule } from '@netportal/contract'
import { isolate } from '@netportal/format'
import { locationsOf } from './customerLocations.ts'

/** Returns the locations that a schedule is about. */
export function siteIds({ report_parameters: parameters }: Schedule): Id[] {
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
  const ids = new Set(siteIds(schedule))
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

/** Says to whom a schedule sends: its first address, and how many more. */
export function whomText({ recipients }: Schedule): string {
  const { addresses } = parseRecipients(recipients ?? '')
  const [first] = addresses
  if (first === undefined) return ''
  const more = addresses.length - 1
  return more > 0 ? `${isolate(first)} and ${more} more` : isolate(first)
}

/** Returns the names of the locations of a schedule, a line each, as far as they are known. */
export function sitesText(schedule: Schedule, locations: readonly Location[]): string {
  const ids = new Set(siteIds(schedule))
  return locations.flatMap(({ id, name }) => (ids.has(id) ? [name] : [])).join('\n')
}

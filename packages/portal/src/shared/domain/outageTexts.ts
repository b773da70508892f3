import { formatDateTime, notAvailable, type ZoneName } from '@netportal/format'

/** Headers of when an access point went down and was back, by the clocks of its location. */
export const wentDownText = 'Went Down (Local)'
export const cameBackText = 'Came Back (Local)'

/** Stands for when an access point was back that was not: it was taken down. */
export const takenDownText = 'Taken out of service'

/** Label of the search in a table of the access points that were down. */
export const searchOutagesText = 'Search access points'

/** Header of how long an access point was, or is, offline as far as is known. */
export const offlineForText = 'Offline For'

/**
 * Says when an access point was back, by the clocks of its location.
 * @param isStillDown whether it is known that it is not back: of a site that sends no data it is not
 */
export function cameBackAtText(
  at: string | null | undefined,
  isStillDown: boolean,
  zone: ZoneName,
): string {
  if (at) return formatDateTime(at, zone)
  return isStillDown ? 'Not yet' : notAvailable
}

/** Tells in SQL whether a row of `devices` serves now: it was not taken out of service. */
export const isInService = 'devices.retired_at is null'

/**
 * Tells in SQL whether a row of `devices` served at an instant. What is said of an access point counts under the same
 * condition: from the instant on at which it was taken out of service it is neither up nor down.
 * @param at SQL of an instant that is not null
 */
export function servedAt(at: string): string {
  return `${at} < coalesce(devices.retired_at, 'infinity')`
}

/**
 * Tells in SQL whether a row of `devices` is one of its site for an incident: it served after the incident had begun, and
 * was discovered before it was over.
 * @param incident the alias of a row with `started_at` and `ended_at`
 * @param now SQL of the instant up to which one lasts that is not over
 */
export function isOfIncident(incident: string, now: string): string {
  return `${servedAt(`${incident}.started_at`)} and (devices.first_discovered_at is null
    or devices.first_discovered_at <= coalesce(${incident}.ended_at, ${now}))`
}

/** Tells in SQL whether a row of outages is over since its access point was taken out of service: it did not come back. */
export const isByRetirement = 'coalesce(ended_at = devices.retired_at, false)'

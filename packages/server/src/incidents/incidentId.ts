import { readId } from '../http/ids.ts'

/** Names an incident: its location, and when it began. */
export interface IncidentKey {
  locationId: number
  startedAt: Date
}

/**
 * Makes the id of an incident from what it is, so that it is the same however and however often it was told:
 * `101-1781744400000`.
 */
export function toIncidentId({
  location_id,
  started_at,
}: {
  location_id: number
  started_at: string
}): string {
  return `${location_id}-${Date.parse(started_at)}`
}

/** Reads an id as it stands in a path; null for what is none. */
export function readIncidentId(id: string): IncidentKey | null {
  const [, location = '', at = ''] = /^(\d+)-(\d{1,13})$/.exec(id) ?? []
  const locationId = readId(location)
  const startedMs = readId(at)
  return locationId === null || startedMs === null
    ? null
    : { locationId, startedAt: new Date(startedMs) }
}

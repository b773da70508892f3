import { ZoneClock } from './zoneClock.ts'

/** The name of a time zone as data gives it: an IANA name, something else, or nothing. */
export type ZoneName = string | null | undefined

/** A zone to show times in. `known` is false when UTC stands in for a name that nobody knows. */
export interface ResolvedZone {
  /** The name of the zone, as given or 'UTC'. */
  readonly zone: string
  /** False when UTC stands in for a name that nobody knows. */
  readonly known: boolean
}

/**
 * Finds a zone by name; it never throws. A zone nobody knows falls back to UTC, marked.
 * @returns the name as given, or 'UTC' with `known: false` for a missing or unknown one
 */
export function resolveZone(name: ZoneName): ResolvedZone {
  const { zone, known } = findZone(name)
  return { zone, known }
}

/** The zone of the machine that shows the page; UTC where it cannot tell. */
export function viewerZone(): string {
  return resolveZone(Intl.DateTimeFormat().resolvedOptions().timeZone).zone
}

interface Zone extends ResolvedZone {
  readonly clock: ZoneClock
}

const zones = new Map<string, Zone>()

/** More names than the zone database has: whoever sends made-up ones must not fill the memory. */
const zonesKept = 1000

/** The zone of a name with its clock, kept for the next call. */
export function findZone(name: ZoneName): Zone {
  const key = name ?? ''
  const kept = zones.get(key)
  if (kept !== undefined) return kept
  const zone = createZone(key)
  if (zones.size >= zonesKept) zones.clear()
  zones.set(key, zone)
  return zone
}

function createZone(name: string): Zone {
  try {
    return { zone: name, known: true, clock: new ZoneClock(name) }
  } catch {
    return { zone: 'UTC', known: false, clock: findZone('UTC').clock }
  }
}

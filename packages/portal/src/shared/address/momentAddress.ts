import { formatDateTime, parseInstant, type ZoneName, zonedInstant } from '@netportal/format'

/** Name of the query's entry that says which moment a location's pages show. */
export const momentName = 'at'

const minuteMs = 60_000

/**
 * Reads a moment as an address has it: by the clocks of a zone, as `2026-11-26T22:34`, the first time where they
 * repeat an hour; or as an instant with its offset. A day alone is its beginning. The plus of an offset may have
 * become a space.
 * @returns epoch milliseconds; null for what is no moment
 */
export function readMoment(text: string, zone: ZoneName): number | null {
  const written = text.trim().replace(/(T\d\d:\d\d\S*) (?=\d\d)/i, '$1+')
  if (/T.*(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(written)) return parseInstant(written)
  return zonedInstant(written.includes(':') ? written : `${written}T00:00`, zone)
}

/** Writes a moment for an address, by the clocks of a zone; with its offset in an hour that they repeat. */
export function writeMoment(atMs: number, zone: ZoneName): string {
  const [, day, time, offset = ''] =
    /^(\S+) (\S+)(?: \(([+-]\S+)\))?/.exec(formatDateTime(atMs, zone)) ?? []
  return `${day}T${time}${offset}`
}

/** Puts a moment into the query of an address, or takes it out; a table then begins at its first page. */
export function withMoment(query: URLSearchParams, written: string | null): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('page')
  if (written === null) next.delete(momentName)
  else next.set(momentName, written)
  return next
}

/** Finds the first whole minute at which something that happened at an instant has happened. */
export function minuteAfter(atMs: number): number {
  return Math.ceil(atMs / minuteMs) * minuteMs
}

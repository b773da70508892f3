import { twoDigits } from './number.ts'
import { notAvailable } from './text.ts'
import { findZone, type ZoneName } from './zones.ts'

/** A point in time: ISO 8601 text as the API sends it, epoch milliseconds or a Date. */
export type Instant = string | number | Date

/** An instant that may not be there. */
export type OptionalInstant = Instant | null | undefined

const isoText =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:[.,](\d+))?)? ?(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)?)?$/i

const firstShown = Date.parse('0000-01-01T00:00:00.000Z')
const lastShown = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * Reads an instant, the same in whatever zone the reader is: without an offset it is UTC.
 * @param value a text is ISO 8601 with `T` or a space, seconds and offset optional; a date alone is its UTC midnight
 * @returns epoch milliseconds; null when missing, unreadable, no day of the calendar or beyond the years 0000–9999
 */
export function parseInstant(value: OptionalInstant): number | null {
  if (value === null || value === undefined) return null
  const instant = typeof value === 'string' ? parseIso(value.trim()) : Number(value)
  return instant >= firstShown && instant <= lastShown ? instant : null
}

/** NaN when the text is no instant. */
function parseIso(text: string): number {
  const match = isoText.exec(text)
  if (match === null) return Number.NaN
  const [, date = '', time = '00:00', seconds = '00', fraction = '', sign, hours = 0, minutes = 0] =
    match
  const reading = Date.parse(`${date}T${time}:${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}Z`)
  // Some engines read February 30 as March 2.
  if (new Date(reading).getUTCDate() !== Number(date.slice(-2))) return Number.NaN
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000
  return sign === '-' ? reading + offset : reading - offset
}

/**
 * Formats an instant as `yyyy-MM-dd HH:mm` in a zone. In an hour that the zone repeats the offset tells the
 * two apart: `2026-11-01 01:30 (-04:00)`.
 * @param zone an unknown one shows UTC and says so: `2026-06-10 15:05 (UTC)`
 * @returns 'N/A' when the instant is missing or unreadable.
 */
export function formatDateTime(instant: OptionalInstant, zone: ZoneName): string {
  return writeDateTime(instant, zone, (reading) => `${datePart(reading)} ${timePart(reading)}`)
}

/** Writes a reading of a zone's clocks, a Date whose UTC fields are read. */
export type WriteReading = (reading: Date) => string

/** Writes an instant as `formatDateTime` does, its reading in words of the caller's. */
export function writeDateTime(
  instant: OptionalInstant,
  zone: ZoneName,
  write: WriteReading,
): string {
  const at = parseInstant(instant)
  if (at === null) return notAvailable
  const { clock, known } = findZone(zone)
  const offset = clock.offsetAt(at)
  const text = write(new Date(at + offset))
  if (!known) return `${text} (UTC)`
  return clock.instantsOf(at + offset).length > 1 ? `${text} (${offsetText(offset)})` : text
}

/**
 * Formats the day of an instant as `yyyy-MM-dd` in a zone.
 * @param zone UTC stands in for an unknown one, unmarked: ask `resolveZone`
 * @returns 'N/A' when the instant is missing or unreadable
 */
export function formatDate(instant: OptionalInstant, zone: ZoneName): string {
  return writeReading(instant, zone, datePart)
}

/** Formats the day of an instant in a zone without its year, as `MM-dd`. @returns 'N/A' as `formatDate` does */
export function formatDayOfYear(instant: OptionalInstant, zone: ZoneName): string {
  return writeReading(instant, zone, (reading) => datePart(reading).slice('yyyy-'.length))
}

/** Formats the month of an instant in a zone as `yyyy-MM`. @returns 'N/A' as `formatDate` does */
export function formatMonth(instant: OptionalInstant, zone: ZoneName): string {
  return writeReading(instant, zone, (reading) => datePart(reading).slice(0, 'yyyy-MM'.length))
}

/**
 * Formats the time of day of an instant as `HH:mm` in a zone, midnight as 00:00.
 * @param zone UTC stands in for an unknown one, unmarked: ask `resolveZone`
 * @returns 'N/A' when the instant is missing or unreadable
 */
export function formatTime(instant: OptionalInstant, zone: ZoneName): string {
  return writeReading(instant, zone, timePart)
}

/** Writes the reading of a zone's clocks in words of the caller's. */
export function writeReading(
  instant: OptionalInstant,
  zone: ZoneName,
  write: WriteReading,
): string {
  const at = parseInstant(instant)
  return at === null ? notAvailable : write(new Date(at + findZone(zone).clock.offsetAt(at)))
}

// By hand, as toISOString takes three times as long and charts format tens of thousands.
function datePart(reading: Date): string {
  const year = String(reading.getUTCFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(reading.getUTCMonth() + 1)}-${twoDigits(reading.getUTCDate())}`
}

function timePart(reading: Date): string {
  return `${twoDigits(reading.getUTCHours())}:${twoDigits(reading.getUTCMinutes())}`
}

function offsetText(offsetMs: number): string {
  return `${offsetMs < 0 ? '-' : '+'}${timePart(new Date(Math.abs(offsetMs)))}`
}

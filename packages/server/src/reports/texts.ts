import { formatDateTime, formatPercent, resolveZone } from '@netportal/format'
import type { PausedPlace, ReportPlace } from './input.ts'

/** Returns the name that a reader knows a device by. */
export function deviceName({ name, mac }: { name: string | null; mac: string }): string {
  return name?.trim() || mac
}

/** An instant on the clock of a place; '' when there is none. */
export function localTime(instant: number | string | null, { timezone }: ReportPlace): string {
  return instant === null ? '' : formatDateTime(instant, timezone)
}

/** The days of a report, in words. */
export function periodText({ start, end }: Pick<ReportPlace, 'start' | 'end'>): string {
  return start === end ? start : `${start} to ${end}`
}

export function zoneText({ timezone }: ReportPlace): string {
  const { zone, known } = resolveZone(timezone)
  return known ? zone : `UTC (the time zone '${timezone}' is not known)`
}

/** A share of a report's time, as every page shows it. */
export function shareText(percent: number | null): string {
  return formatPercent(percent, 2)
}

/** First and last name, as far as they are known. */
export function callerName({
  guestName,
  lastName,
}: {
  guestName: string | null
  lastName: string | null
}): string {
  return [guestName, lastName]
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(' ')
}

/** More of them are counted in a sentence, not named. */
const namedPaused = 3

/**
 * Says which locations a report lacks since they are paused.
 * @param places by name
 * @param write makes a name stand in a sentence
 * @returns '' without any
 */
export function pausedText(
  places: readonly PausedPlace[],
  write: (name: string) => string = (name) => name,
): string {
  const one = ({ name, until }: PausedPlace) => `${write(name)} is paused until ${until}`
  const [first] = places
  if (!first) return ''
  if (places.length === 1) return `${one(first)} and not in this report.`
  const named = places
    .slice(0, namedPaused)
    .map(({ name, until }) => `${write(name)} until ${until}`)
  const more = places.length - named.length
  const rest = more > 0 ? `; and ${more} more` : ''
  return `${places.length} locations are paused and not in this report: ${named.join('; ')}${rest}.`
}

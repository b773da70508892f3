import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import { Temporal } from 'temporal-polyfill'

// For tests: what another implementation says of time zones.

/** The years that the tests cover, in epoch milliseconds. */
export const firstInstant = Date.UTC(1970, 0, 2)
export const lastInstant = Date.UTC(2037, 11, 31)

/** Zones that each do something in their own way, by names that a server may send. */
export const oddZones = [
  'UTC',
  'US/Eastern',
  'Europe/London',
  'Europe/Dublin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Chatham',
  'America/St_Johns',
  'America/Havana',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Monrovia',
  'Antarctica/Casey',
  'Antarctica/Troll',
] as const

/** The instants at which a zone changed its offset. */
export function clockChanges(zone: string): number[] {
  const found: number[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(firstInstant).toZonedDateTimeISO(zone)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (next === null || next.epochMilliseconds > lastInstant) return found
    found.push(next.epochMilliseconds)
    at = next
  }
}

/** `yyyy-MM-dd HH:mm`, and the offset in an hour that the zone repeats. */
export function dateTimeByTemporal(instant: number, zone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  const reading = zoned.toPlainDateTime()
  const text = reading.toString({ smallestUnit: 'minute' }).replace('T', ' ')
  const earlier = reading.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = reading.toZonedDateTime(zone, { disambiguation: 'later' })
  return earlier.offset === later.offset ? text : `${text} (${zoned.offset})`
}

/**
 * `yyyy-MM-dd HH:mm` by date-fns-tz. Right only while the process itself is in UTC: elsewhere it is off by an
 * hour around the process's own changes of the clocks. It never tells the two passes of a repeated hour apart.
 */
export function dateTimeByDateFns(instant: number, zone: string): string {
  return formatInTimeZone(instant, zone, 'yyyy-MM-dd HH:mm')
}

/** The start of a day by date-fns-tz; null where midnight comes twice or never, of which it knows nothing. */
export function startOfDayByDateFns(date: string, zone: string): number | null {
  const midnight = Temporal.PlainDateTime.from(date)
  const earlier = midnight.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = midnight.toZonedDateTime(zone, { disambiguation: 'later' })
  return earlier.offset === later.offset ? fromZonedTime(`${date}T00:00`, zone).getTime() : null
}

/** Every full hour of the days around a range, tried one by one. */
export function hoursByTemporal(from: number, to: number, zone: string, step: number): number[] {
  const found = new Set<number>()
  const day = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO('UTC').toPlainDate()
  for (let days = -2; days <= (to - from) / 86_400_000 + 3; days += 1) {
    const date = day.add({ days })
    found.add(date.toZonedDateTime(zone).epochMilliseconds)
    for (let hour = step; hour < 24; hour += step) {
      const reading = date.toPlainDateTime({ hour })
      const zoned = reading.toZonedDateTime(zone, { disambiguation: 'earlier' })
      if (zoned.toPlainDateTime().equals(reading)) found.add(zoned.epochMilliseconds)
    }
  }
  return [...found].filter((tick) => tick >= from && tick <= to).sort((a, b) => a - b)
}

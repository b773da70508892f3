import { bounds } from '@netportal/contract'

/** Before this nothing happened that a deliverer can mean. */
const earliestMs = Date.parse(bounds.earliest)

/** The bounds of when something may have been measured. */
export interface Measurable {
  from: Date
  now: Date
}

/** The latest that a machine can have seen something, by its own clock. */
export function latestSeen(now: Date): Date {
  return new Date(now.getTime() + bounds.clockAheadMs)
}

/**
 * Judges when something happened.
 * @returns null when it may have; otherwise why not
 */
export function pastFault(field: string, time: string, { from, now }: Measurable): string | null {
  const ms = Date.parse(time)
  if (ms > latestSeen(now).getTime()) return `${field}: in the future`
  return ms < Math.max(from.getTime(), earliestMs) ? `${field}: too old` : null
}

/** Times by the names of their fields. */
type Times = Readonly<Record<string, string | null | undefined>>

/**
 * Judges times at which something was seen.
 * @returns null when it can have been; otherwise the first fault
 */
export function seenFault(times: Times, now: Date): string | null {
  return firstFault(times, (field, ms) =>
    ms > latestSeen(now).getTime() ? `${field}: in the future` : null,
  )
}

/**
 * Judges times that a call center wrote.
 * @returns null when all of them can be meant; otherwise which cannot
 */
export function plausibleFault(times: Times, now: Date): string | null {
  const latestMs = now.getTime() + bounds.ticketAheadMs
  return firstFault(times, (field, ms) => (ms > latestMs ? `${field}: not plausible` : null))
}

function firstFault(times: Times, lateFault: (field: string, ms: number) => string | null) {
  for (const [field, time] of Object.entries(times)) {
    if (time === null || time === undefined) continue
    const ms = Date.parse(time)
    const fault = ms >= earliestMs ? lateFault(field, ms) : `${field}: not plausible`
    if (fault !== null) return fault
  }
  return null
}

/** Machines' clocks may be this much ahead of ours. */
const skewMs = 10 * 60_000

/** Times that a deliverer can mean; others are slips, such as a clock that was never set. */
const plausible = { from: Date.UTC(1970, 0), until: Date.UTC(2200, 0) }

/** The bounds of when something may have been measured. */
export interface Measurable {
  from: Date
  now: Date
}

/**
 * Judges when something happened.
 * @returns null when it may have; otherwise why not
 */
export function pastFault(field: string, time: string, { from, now }: Measurable): string | null {
  const ms = Date.parse(time)
  if (ms > now.getTime() + skewMs) return `${field}: in the future`
  return ms < Math.max(from.getTime(), plausible.from) ? `${field}: too old` : null
}

/**
 * Judges times that may be anywhere.
 * @returns null when all of them can be stored; otherwise which cannot
 */
export function plausibleFault(
  times: Readonly<Record<string, string | null | undefined>>,
): string | null {
  const faulty = Object.entries(times).find(([, time]) => {
    if (time === null || time === undefined) return false
    const ms = Date.parse(time)
    return !(ms >= plausible.from && ms < plausible.until)
  })
  return faulty ? `${faulty[0]}: not plausible` : null
}

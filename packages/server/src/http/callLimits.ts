import { network } from '../auth/throttle.ts'
import { createWindowLimit } from '../auth/windowLimit.ts'
import { HttpError } from './errors.ts'

const minuteMs = 60_000

/** An office shares one address: it may call as often as so many people. */
const peoplePerAddress = 4

interface CallLimits {
  /** Counts a call by where it comes from, before anything is done for it. */
  fromAddress(address: string): void
  /** Counts a call by who makes it: a person, or a machine by its key. */
  byCaller(caller: string): void
}

/**
 * Stops whoever calls without end: a portal's own pages stay far below. Both count calls, or throw a 429
 * that says when to come back.
 * @param perMinute calls of one caller; 0 for no limit
 */
export function createCallLimits(clock: () => Date, perMinute: number): CallLimits {
  if (perMinute === 0) return { fromAddress: () => {}, byCaller: () => {} }
  const limit = (max: number) => {
    const take = createWindowLimit(clock, { max, windowMs: minuteMs })
    return (key: string) => {
      const wait = take(key)
      if (wait > 0) {
        throw new HttpError(429, `Too many requests. Please try again in ${wait} seconds.`, {
          'retry-after': String(wait),
        })
      }
    }
  }
  const takeFrom = limit(perMinute * peoplePerAddress)
  return { fromAddress: (address) => takeFrom(network(address)), byCaller: limit(perMinute) }
}

import { serverLimits } from '@netportal/contract'
import { LRUCache } from 'lru-cache'
import type { Elapsed } from '../elapsed.ts'
import { network } from './network.ts'
import { createWindowLimit, maxKeys } from './windowLimit.ts'

const minuteMs = 60_000
/** The first failures of a pair cost nothing: people mistype. */
const freeFailures = 3
const longestDelayMs = 60_000
const forgetMs = 15 * minuteMs

interface Failures {
  count: number
  /** No attempt is heard before this, in elapsed milliseconds. */
  until: number
}

/** Slows down guessing. Attempts that are put off count as no failure: nobody can be locked out. */
export interface Throttle {
  /**
   * Asks for one attempt, which counts.
   * @returns how many seconds to wait first; 0 to go ahead
   */
  enter(address: string, account: string): number
  /** Tells how the attempt went. */
  settle(address: string, account: string, isRight: boolean): void
}

/**
 * Ten failed sign-ins a minute for an address, and a delay that doubles from the third failure on, up to a minute,
 * for an address together with an account: a stranger elsewhere cannot slow down an account's owner.
 * It is kept in memory: each server process counts for itself.
 */
export function createThrottle(elapsed: Elapsed): Throttle {
  const attempts = createWindowLimit(elapsed, {
    max: serverLimits.signInsPerMinute,
    windowMs: minuteMs,
  })
  const failures = new LRUCache<string, Failures>({ max: maxKeys })

  return {
    enter(address, account) {
      const source = network(address)
      const wait = (failures.get(`${source} ${account}`)?.until ?? 0) - elapsed()
      return wait > 0 ? Math.ceil(wait / 1000) : attempts.take(source)
    },
    settle(address, account, isRight) {
      const now = elapsed()
      const source = network(address)
      const key = `${source} ${account}`
      const before = failures.get(key)
      if (isRight) {
        failures.delete(key)
        attempts.giveBack(source)
      } else {
        const isRecent = before !== undefined && now - before.until < forgetMs
        const count = (isRecent ? before.count : 0) + 1
        const doublings = count - freeFailures
        const delayMs = doublings < 0 ? 0 : Math.min(1000 * 2 ** doublings, longestDelayMs)
        failures.set(key, { count, until: now + delayMs })
      }
    },
  }
}

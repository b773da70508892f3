import {
  checkLive,
  checkReady,
  confirmPasswordReset,
  getProfile,
  requestPasswordReset,
  revokeToken,
  signIn,
} from '@netportal/contract'
import { network } from '../auth/network.ts'
import { createWindowLimit } from '../auth/windowLimit.ts'
import type { Elapsed } from '../elapsed.ts'
import { tooMany } from './errors.ts'
import { routePath } from './route.ts'

const minuteMs = 60_000

/** An office shares one address: it may call as often as so many people. */
const peoplePerAddress = 4

/**
 * Calls that are counted apart, so that whoever reads too much can still sign in, be known and sign out, and
 * no load balancer takes a server for broken because of what it passed on.
 */
const kinds = new Map([
  ...[signIn, getProfile, revokeToken, requestPasswordReset, confirmPasswordReset].map(
    ({ path }) => [routePath(path), 'session'] as const,
  ),
  ...[checkLive, checkReady].map(({ path }) => [routePath(path), 'health'] as const),
])

/** Whether calls of a route are those of being signed in, which nothing else is to be in the way of. */
export function isOfSession(route = ''): boolean {
  return kinds.get(route) === 'session'
}

interface CallLimits {
  /**
   * Counts a call by where it comes from, before anything is done for it.
   * @param route pattern of the route; undefined for what nothing is at
   */
  fromAddress(address: string, route: string | undefined): void
  /** Counts a call by who makes it: a person, or a machine by its key. */
  byCaller(caller: string, route: string | undefined): void
}

/**
 * Stops whoever calls without end: a portal's own pages stay far below. Both count calls, or throw a 429
 * that says when to come back.
 * @param perMinute calls of one kind of one caller; 0 for no limit
 */
export function createCallLimits(elapsed: Elapsed, perMinute: number): CallLimits {
  if (perMinute === 0) return { fromAddress: () => {}, byCaller: () => {} }
  const limit = (max: number) => {
    const { take } = createWindowLimit(elapsed, { max, windowMs: minuteMs })
    return (key: string, route = '') => {
      const wait = take(`${kinds.get(route) ?? 'other'} ${key}`)
      if (wait > 0) throw tooMany(`Too many requests. Please try again in ${wait} seconds.`, wait)
    }
  }
  const takeFrom = limit(perMinute * peoplePerAddress)
  return {
    fromAddress: (address, route) => takeFrom(network(address), route),
    byCaller: limit(perMinute),
  }
}

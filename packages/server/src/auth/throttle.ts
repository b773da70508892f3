import { isIPv6 } from 'node:net'
import { serverLimits } from '@netportal/contract'
import type { Elapsed } from '../elapsed.ts'

const minuteMs = 60_000
/** The first failures of a pair cost nothing: people mistype. */
const freeFailures = 3
const longestDelayMs = 60_000
const forgetMs = 15 * minuteMs
/** Bounds the memory; the oldest entries go first. */
const maxEntries = 20_000

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
 * Ten sign-ins a minute for an address, and a delay that doubles from the third failure on, up to a minute,
 * for an address together with an account: a stranger elsewhere cannot slow down an account's owner.
 * It is kept in memory: each server process counts for itself.
 */
export function createThrottle(elapsed: Elapsed): Throttle {
  const attempts = new Map<string, { count: number; until: number }>()
  const failures = new Map<string, Failures>()

  return {
    enter(address, account) {
      const now = elapsed()
      const source = network(address)
      const pair = failures.get(`${source} ${account}`)
      if (pair && pair.until > now) return seconds(pair.until - now)
      const current = attempts.get(source)
      const window = current && current.until > now ? current : { count: 0, until: now + minuteMs }
      if (window.count >= serverLimits.signInsPerMinute) return seconds(window.until - now)
      remember(attempts, source, { ...window, count: window.count + 1 })
      return 0
    },
    settle(address, account, isRight) {
      const now = elapsed()
      const key = `${network(address)} ${account}`
      const before = failures.get(key)
      if (isRight) failures.delete(key)
      else {
        const isRecent = before !== undefined && now - before.until < forgetMs
        const count = (isRecent ? before.count : 0) + 1
        const doublings = count - freeFailures
        const delayMs = doublings < 0 ? 0 : Math.min(1000 * 2 ** doublings, longestDelayMs)
        remember(failures, key, { count, until: now + delayMs })
      }
    },
  }
}

/** One household or office holds a whole /64 of IPv6: an address of it stands for all. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [left = [], right = []] = address
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** Notes a value as the newest, and forgets the oldest of too many. */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= maxEntries) break
    map.delete(oldest)
  }
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000)
}

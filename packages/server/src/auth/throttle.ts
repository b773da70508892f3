import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { serverLimits } from '@netportal/contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import type { Elapsed } from '../elapsed.ts'
import { network } from './network.ts'
import { countFailure, countSuccess, forgetSignIns, takeSignIn } from './signInCounts.ts'
import { maxKeys } from './windowLimit.ts'

/** Attempts of one address that are being checked leave no room for another: it waits for theirs, so often, so long. */
const busyTries = 40
const busyPauseMs = 50

/** A process removes what no longer counts each time that it has counted so many failures. */
const failuresPerCleaning = 100

/** Slows down guessing. Attempts that are put off count as no failure: nobody can be locked out. */
export interface Throttle {
  /**
   * Asks for one attempt, which counts until it is told how it went.
   * @returns how many seconds to wait first; 0 to go ahead
   */
  enter(address: string, account: string): Promise<number>
  /** Tells how the attempt went. */
  settle(address: string, account: string, isRight: boolean): Promise<void>
}

export interface ThrottleNeeds {
  /** Shared by all servers, which count together there. */
  db: Database
  elapsed: Elapsed
  /** @default the database's own clock, which all servers have in common */
  clock: (() => Date) | undefined
}

/**
 * Ten failed sign-ins a minute for an address, and a delay that doubles from the third failure on, up to a minute,
 * for an address together with an account: a stranger elsewhere cannot slow down an account's owner.
 */
export function createThrottle({ db, elapsed, clock }: ThrottleNeeds): Throttle {
  // Whoever goes on knocking is refused without a look at the database.
  const refusals = new LRUCache<string, number>({ max: maxKeys })
  let failures = 0

  const refuse = (key: Buffer, seconds: number) => {
    refusals.set(key.toString('base64'), elapsed() + seconds * 1000)
    return seconds
  }
  const isRefused = (key: Buffer) => {
    const left = (refusals.get(key.toString('base64')) ?? 0) - elapsed()
    return left > 0 ? Math.ceil(left / 1000) : 0
  }

  return {
    async enter(address, account) {
      const keys = keysOf(address, account)
      const known = isRefused(keys.pair) || isRefused(keys.source)
      if (known > 0) return known
      for (let tries = 0; tries < busyTries; tries++) {
        const answer = await takeSignIn(db, { ...keys, max: serverLimits.signInsPerMinute }, clock)
        switch (answer.state) {
          case 'taken':
            return 0
          case 'delayed':
            return refuse(keys.pair, answer.seconds)
          case 'full':
            return refuse(keys.source, answer.seconds)
          case 'busy':
            await pause(busyPauseMs)
            break
          default:
            answer satisfies never
        }
      }
      return 1
    },
    async settle(address, account, isRight) {
      const keys = keysOf(address, account)
      if (isRight) return countSuccess(db, keys)
      await countFailure(db, keys, clock)
      failures += 1
      if (failures % failuresPerCleaning === 0) await forgetSignIns(db, clock)
    },
  }
}

/** What is counted under. Hashed, so that the table is no list of who signs in from where. */
function keysOf(address: string, account: string): { source: Buffer; pair: Buffer } {
  const source = network(address)
  return { source: digest(source), pair: digest(`${source} ${account}`) }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

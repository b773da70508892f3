import type pg from 'pg'
import { elapsed } from '../elapsed.ts'
import type { Watch } from '../watch.ts'
import { firstOf } from './postgresFaults.ts'
import { readPrimary, readReplayed, requireIdentity, UnfitReplica } from './replicaState.ts'
import { isDatabaseDown, isTooSlow } from './unavailable.ts'

/** What is known of a replica since it was last looked at. */
export interface ReplicaCheck {
  readonly isUsable: boolean
  /** Whether it has not come to where it was to be at an earlier check: waiting for it would be in vain. */
  readonly isLagging: boolean
  /** What tells the database that it is a replica of from others. */
  readonly identity: string
  /**
   * Finds out anew whether it can be used.
   * @returns why not; null where it can, and where the database cannot be asked
   */
  check(): Promise<Error | null>
  /** Uses it no more until the check that begins now. */
  suspect(): void
}

interface CheckOptions {
  db: pg.Pool
  /** A connection to the replica of the check's own, on which nothing takes long. */
  probe: pg.Pool
  watch: Watch
  /** Told when the replica does not answer: what is read from it would wait for half a minute. */
  onGone: () => void
}

/** A replica that is behind for so long is told like one that is gone. */
const behindMs = 60_000

/** Makes the check of a replica. It cannot be used before the first one. */
export function createReplicaCheck({ db, probe, watch, onGone }: CheckOptions): ReplicaCheck {
  let isUsable = false
  let identity = ''
  let running: Promise<Error | null> | undefined
  const lag = createLag()

  const refuse = (error: Error): Error => {
    isUsable = false
    watch.failed(error)
    return error
  }
  const look = async (): Promise<Error | null> => {
    const primary = await readPrimary(db).catch(toError)
    if (primary instanceof Error) {
      // A database that is gone says nothing of its replica.
      return isDatabaseDown(primary) || isTooSlow(primary) ? null : refuse(primary)
    }
    try {
      await requireIdentity(probe, primary.identity)
      lag.note(await readReplayed(probe), primary.position)
    } catch (error) {
      if (!(error instanceof UnfitReplica)) onGone()
      return refuse(toError(error))
    }
    identity = primary.identity
    isUsable = true
    watch.worked()
    return null
  }
  const check = () => {
    running ??= look().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    get isUsable() {
      return isUsable
    },
    get isLagging() {
      return lag.isLasting
    },
    get identity() {
      return identity
    },
    check,
    suspect() {
      isUsable = false
      void check()
    },
  }
}

function toError(error: unknown): Error {
  const first = firstOf(error)
  return first instanceof Error ? first : new Error(String(first))
}

/** Follows how long a replica does not come to where it was to be. */
function createLag() {
  let owed: { position: number; since: number } | null = null
  let isLasting = false
  return {
    get isLasting() {
      return isLasting
    },
    /** @throws UnfitReplica when it is behind for too long */
    note(replayed: number, written: number) {
      if (owed !== null && replayed >= owed.position) owed = null
      isLasting = owed !== null
      if (owed === null && replayed < written) owed = { position: written, since: elapsed() }
      if (owed !== null && elapsed() - owed.since > behindMs) {
        throw new UnfitReplica(`it has been behind for more than ${behindMs / 1000} s`)
      }
    },
  }
}

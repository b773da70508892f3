import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { elapsed } from '../elapsed.ts'
import { repeat } from '../repeat.ts'
import type { Watch } from '../watch.ts'
import { within } from '../within.ts'
import { createPool, type Database, limitsOf } from './database.ts'
import type { Readers, ReadOutcome } from './readers.ts'
import { createReplicaCheck } from './replicaCheck.ts'
import { readReplayed, readWritten, requireIdentity } from './replicaState.ts'
import { isDatabaseDown } from './unavailable.ts'

interface ReplicaOptions {
  /** The database that it is a replica of. */
  db: pg.Pool
  /** May hold a password: it is repeated in no message. */
  url: string
  poolSize: number
  /** Told whether the replica works. */
  watch: Watch
  /** Counts what becomes of reads. */
  count: (outcome: ReadOutcome) => void
  /** More than a check takes where both are busy: a replica that is given up loses what is read from it. @default 3000 */
  checkMs?: number
}

/** Readers with a replica. */
export interface ReplicaReaders extends Readers {
  readonly replica: pg.Pool
  /**
   * Finds out anew whether it can be used.
   * @returns why not; null where it can, and where the database cannot be asked
   */
  check(): Promise<Error | null>
  /** Checks it again and again, until it is closed. */
  start(): void
  close(): Promise<void>
}

/** Somebody waits for a page, and the database needs about as long for a series. */
const callPatienceMs = 50
const lookMs = 3
const askMs = 1000
const connectMs = 2000
const closeMs = 1000
const checkEveryMs = 2000

/**
 * Opens a replica for reading. Each read asks the database how far it has written, and reads from the replica once
 * that has come as far; else, and where it fails, from the database. Nothing is read from it before a check.
 */
export function openReplica({
  db,
  url,
  poolSize,
  watch,
  count,
  checkMs = 3000,
}: ReplicaOptions): ReplicaReaders {
  const limits = { ...limitsOf(url), connectionTimeoutMillis: connectMs }
  const pool = createPool({ ...limits, max: poolSize })
  const own = { connectionTimeoutMillis: checkMs, query_timeout: checkMs }
  const probe = createPool({ ...limits, ...own, max: 1 })
  const lent = new Set<pg.PoolClient>()
  /** Which database each connection was seen to lead to a replica of. */
  const known = new WeakMap<Database, string>()
  const giveBack = (connection: pg.PoolClient, isBroken = false) => {
    if (lent.delete(connection)) connection.release(isBroken)
  }
  const breakAll = () => {
    for (const connection of lent) giveBack(connection, true)
  }
  const state = createReplicaCheck({ db, probe, watch, onGone: breakAll })
  let loop: ReturnType<typeof repeat> | undefined

  const hasReplayed = async (connection: Database, written: number, patienceMs: number) => {
    const { identity } = state
    // After a failover one of several replicas may not have followed, and be ahead of the new database.
    if (known.get(connection) !== identity) await requireIdentity(connection, identity)
    known.set(connection, identity)
    const until = elapsed() + (state.isLagging ? 0 : patienceMs)
    while ((await readReplayed(connection)) < written) {
      if (elapsed() >= until) return false
      await wait(lookMs)
    }
    return true
  }

  const borrow = async (
    patienceMs: number,
  ): Promise<pg.PoolClient | Exclude<ReadOutcome, 'replica'>> => {
    if (!state.isUsable) return 'down'
    const written = await readWritten(db)
    let connection: pg.PoolClient | undefined
    try {
      connection = await pool.connect()
      lent.add(connection)
      const asked = hasReplayed(connection, written, patienceMs)
      if (await within(askMs + patienceMs, 'replica', asked)) return connection
      giveBack(connection)
      return 'behind'
    } catch {
      if (connection) giveBack(connection, true)
      state.suspect()
      return 'failed'
    }
  }

  /** Gives back what a read failed with. @returns whether that may be the replica's fault */
  const isToBlame = (connection: pg.PoolClient, error: unknown): boolean => {
    const isGone = !lent.has(connection) || isDatabaseDown(error)
    const isRefused = error instanceof pg.DatabaseError
    giveBack(connection, isGone || !isRefused)
    if (isGone) state.suspect()
    return isGone || isRefused
  }

  return {
    replica: pool,
    async read(work, patienceMs = callPatienceMs) {
      const connection = await borrow(patienceMs)
      if (typeof connection === 'string') {
        count(connection)
        return work(db)
      }
      try {
        const result = await work(connection)
        count('replica')
        giveBack(connection)
        return result
      } catch (error) {
        if (!isToBlame(connection, error)) throw error
        count('failed')
        return work(db)
      }
    },
    check: state.check,
    start() {
      loop = repeat(
        checkEveryMs,
        async () => {
          await state.check()
        },
        () => {},
      )
    },
    async close() {
      await loop?.close()
      // One that hangs takes no leave.
      const ended = Promise.all([pool.end(), probe.end()])
      await within(closeMs, 'replica', ended).catch(() => {})
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { repeatFromNow } from '../repeat.ts'
import type { OpenDatabase } from './database.ts'
import { readApplied } from './fit.ts'
import { tryTurn } from './locks.ts'
import { runInSteps } from './migrate.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { isDatabaseDown } from './unavailable.ts'

/** Not that of the other migrations: a newer server must not wait for hours to start. */
const lockKey = 725_174_307

/** How soon it is looked again whether there is work that failed, or that another server left. */
const againMs = 60_000

interface LongWorkOptions {
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
  /** @default this version's */
  migrations?: readonly Migration[]
}

/**
 * Does the migrations that are run while serving, if no other server is at it. Each step takes as long again as it
 * took before the next, so that what is served keeps half of the database at least.
 * @param signal ends it, in the middle of a step too
 * @returns the names of what was done
 */
export function doLongWork(
  database: Pick<OpenDatabase, 'direct'>,
  { log, migrations }: LongWorkOptions,
  signal: AbortSignal,
): Promise<string[]> {
  return database.direct(async ({ db }) => {
    const done: string[] = []
    const release = await tryTurn(db, lockKey)
    if (release === null) return done
    try {
      const applied = new Set((await readApplied(db)).map(({ name }) => name))
      for (const migration of migrations ?? (await readMigrations())) {
        if (!migration.isWhileServing || applied.has(migration.name)) continue
        const start = performance.now()
        await runInSteps(db, migration, (tookMs) => wait(tookMs, undefined, { signal }))
        done.push(migration.name)
        const seconds = Math.round((performance.now() - start) / 1000)
        log.info({ migration: migration.name, seconds }, 'migrated while serving')
      }
      return done
    } finally {
      await release()
    }
  }, signal)
}

/** Does such work from now on, until it is closed. */
export function startLongWork(
  database: Pick<OpenDatabase, 'direct'>,
  options: LongWorkOptions,
): { close(): Promise<void> } {
  const fail = (error: unknown) => {
    if (isDatabaseDown(error)) options.log.warn('long work of migrations waits for the database')
    else options.log.error({ err: error }, 'a migration failed')
  }
  const run = async (closing: AbortSignal) => {
    try {
      await doLongWork(database, options, closing)
    } catch (error) {
      if (!closing.aborted) fail(error)
    }
  }
  return repeatFromNow(againMs, run, fail)
}

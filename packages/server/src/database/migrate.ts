import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../http/errors.ts'
import type { Database, Direct, OpenDatabase } from './database.ts'
import { judgeFit, readApplied } from './fit.ts'
import { isLocked, waitForTurn, whoHoldsLocks } from './locks.ts'
import { type Migration, readMigrations, statementsOf } from './migrations.ts'

/** Any number will do, as long as nothing else in the database uses it: servers that start at once take turns. */
const lockKey = 725_174_301

/** A table that waits to be locked holds up whoever reads it: for no longer than this. */
const lockTimeoutMs = 1000
/** How long others have the tables before the next try: longer each time, up to the last. */
const pausesMs = [1000, 2000, 4000, 8000] as const

type Say = (sentence: string) => void

export interface MigrateOptions {
  /** Told what is waited for, in a sentence. @default nobody is */
  say?: Say
  /** Does the work now too that is otherwise done while serving. @default false, as it may take hours */
  isAll?: boolean
  /** @default this version's */
  migrations?: readonly Migration[]
}

/**
 * Brings a database to the shape that this version works with. Each migration is a transaction of its own, on a
 * connection that no limit of time governs; a table that somebody else has is waited for, without keeping readers from
 * it. A database without tables gets all at once.
 * @returns the names of what was run
 * @throws StartError when a newer version took away what this one needs
 */
export function migrate(
  database: OpenDatabase,
  { say = () => {}, isAll = false, migrations }: MigrateOptions = {},
): Promise<string[]> {
  return database.direct(async (direct) => {
    const release = await waitForTurn(direct.db, lockKey, () =>
      say('Another server migrates this database: waiting for it.'),
    )
    try {
      return await runMissing(direct, migrations ?? (await readMigrations()), { say, isAll })
    } finally {
      await release()
    }
  })
}

async function runMissing(
  direct: Direct,
  known: readonly Migration[],
  { say, isAll }: { say: Say; isAll: boolean },
): Promise<string[]> {
  await prepareTable(direct, say)
  const applied = await readApplied(direct.db)
  const fit = judgeFit(known, applied)
  if (fit.state === 'tooNew') throw tooNew(fit.needs)
  const done = new Set(applied.map(({ name }) => name))
  const missing = known.filter(({ name }) => !done.has(name))
  // What takes something away may stand on work that is done while serving.
  const last = missing.findLastIndex(({ needs }) => needs !== null)
  const wanted = missing.filter(
    ({ isWhileServing }, index) => !isWhileServing || isAll || applied.length === 0 || index < last,
  )
  for (const migration of wanted) {
    if (migration.isWhileServing) await runInSteps(direct.db, migration)
    else await runAtOnce(direct, migration, say)
  }
  return wanted.map(({ name }) => name)
}

/** Says what to do about a server that is too old. */
export function tooNew(needs: readonly string[]): StartError {
  return new StartError(
    `The database needs a newer version of this server (one that knows ${needs.join(', ')}). Start that version.`,
  )
}

async function prepareTable(direct: Direct, say: Say): Promise<void> {
  await direct.db.query(
    `create table if not exists schema_migrations (
      name text primary key,
      applied_at timestamptz not null default now(),
      needs text
    )`,
  )
  const { rowCount } = await direct.db.query(
    `select from pg_attribute
     where attrelid = 'schema_migrations'::regclass and attname = 'needs' and not attisdropped`,
  )
  if (rowCount === 0) {
    await patiently(direct, 'schema_migrations', say, (db) =>
      db.query('alter table schema_migrations add column needs text'),
    )
  }
}

function runAtOnce(direct: Direct, migration: Migration, say: Say): Promise<void> {
  return patiently(direct, migration.name, say, async (db) => {
    await db.query(migration.sql)
    await note(db, migration)
  })
}

/**
 * Does the work of a migration that is run while serving: each statement by itself, again and again for as long as it
 * changes rows.
 * @param pause lets others have the database after a step that took so long
 */
export async function runInSteps(
  db: Database,
  migration: Migration,
  pause: (tookMs: number) => Promise<void> = async () => {},
): Promise<void> {
  for (const statement of statementsOf(migration)) {
    for (let changed = 1; changed > 0; ) {
      const start = performance.now()
      const { rowCount } = await db.query(statement)
      changed = rowCount ?? 0
      await pause(performance.now() - start)
    }
  }
  await note(db, migration)
}

async function note(db: Database, { name, needs }: Migration): Promise<void> {
  await db.query(
    'insert into schema_migrations (name, needs) values ($1, $2) on conflict do nothing',
    [name, needs],
  )
}

/** Does it in a transaction, anew after each time that a table was not to be had. */
async function patiently(
  { db, transaction }: Direct,
  what: string,
  say: Say,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await transaction(async (db) => {
        await db.query(`set local lock_timeout = ${lockTimeoutMs}`)
        await work(db)
      })
      return
    } catch (error) {
      if (!isLocked(error)) throw error
    }
    if (tries === 0)
      say(`${what} waits for tables that ${await whoHoldsLocks(db)} reads or writes.`)
    await wait(pausesMs[Math.min(tries, pausesMs.length - 1)])
  }
}

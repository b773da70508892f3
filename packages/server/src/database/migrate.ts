import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../http/errors.ts'
import { packageFolder } from '../packageFolder.ts'
import { transaction } from './database.ts'

/** Any number will do, as long as nothing else in the database uses it: two servers that start at once take turns. */
const lockKey = 725_174_301

const folder = join(packageFolder, 'migrations')

/** Names of this version's migrations, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/**
 * Brings the database to the newest shape: runs the files of `migrations` that it has not seen, in
 * the order of their names, all in one transaction.
 * @throws StartError when the database was made by a newer version
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const known = await knownMigrations()
  await transaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [lockKey])
    await db.query(
      `create table if not exists schema_migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      )`,
    )
    const { rows } = await db.query<{ name: string }>('select name from schema_migrations')
    const applied = new Set(rows.map((row) => row.name))
    const unknown = [...applied].filter((name) => !known.includes(name))
    if (unknown.length > 0) {
      throw new StartError(
        `The database was made by a newer version of this server (it has ${unknown.join(', ')}). Start that version.`,
      )
    }
    for (const name of known.filter((name) => !applied.has(name))) {
      await db.query(await readFile(join(folder, name), 'utf8'))
      await db.query('insert into schema_migrations (name) values ($1)', [name])
    }
  })
}

import type { Database } from './database.ts'
import type { Migration } from './migrations.ts'

/** A migration that was run on a database, maybe one that this version does not know. */
export interface Applied {
  name: string
  /** The migration that a server has to know since then; null when it changes nothing for those before it. */
  needs: string | null
}

/** Whether a version of the server and a database go together. */
export type Fit =
  | { state: 'fits' }
  /** The database was made, or last migrated, by an older version. */
  | { state: 'behind'; missing: string[] }
  /** A newer version took away what this one uses. */
  | { state: 'tooNew'; needs: string[] }

const undefinedTable = '42P01'

/** Reads what was run on a database: nothing on one without tables. */
export async function readApplied(db: Database): Promise<Applied[]> {
  try {
    const { rows } = await db.query<Applied>(
      // Versions before this one made no column for it.
      `select name, to_jsonb(schema_migrations) ->> 'needs' as needs
       from schema_migrations order by name`,
    )
    return rows
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return []
    throw error
  }
}

/**
 * Judges whether a server can work on a database. A newer version's migrations are no hindrance as long as they
 * only add; neither is work that is done while serving.
 */
export function judgeFit(known: readonly Migration[], applied: readonly Applied[]): Fit {
  const names = new Set(known.map(({ name }) => name))
  const needs = applied
    .filter(({ name }) => !names.has(name))
    .flatMap(({ needs }) => (needs !== null && !names.has(needs) ? [needs] : []))
  if (needs.length > 0) return { state: 'tooNew', needs }
  const done = new Set(applied.map(({ name }) => name))
  const missing = known
    .filter(({ name, isWhileServing }) => !isWhileServing && !done.has(name))
    .map(({ name }) => name)
  return missing.length > 0 ? { state: 'behind', missing } : { state: 'fits' }
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../packageFolder.ts'

/** A file of `migrations`. Its first lines may say how it is run: `docs/deploying.md`, "Upgrades". */
export interface Migration {
  /** The file's own, by which its place in the order is known. */
  name: string
  sql: string
  /** Long work that a server does while it serves, and that nothing it serves depends on. */
  isWhileServing: boolean
  /**
   * Takes something away that servers before the migration of this name still use: they cannot work with the database
   * any more. Null where they can, as nothing but additions were made.
   */
  needs: string | null
}

const shipped = join(packageFolder, 'migrations')

/** Reads this version's migrations, in their order. */
export async function readMigrations(folder = shipped): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => parseMigration(name, await readFile(join(folder, name), 'utf8'))),
  )
}

/** @throws Error when the first lines contradict each other */
export function parseMigration(name: string, sql: string): Migration {
  const isWhileServing = /^-- while serving$/m.test(sql)
  const needs = /^-- needs: (\S+)$/m.exec(sql)?.[1] ?? null
  if (isWhileServing && needs !== null) {
    throw new Error(`${name}: what is done while serving takes nothing away from older servers.`)
  }
  return { name, sql, isWhileServing, needs }
}

/** Splits a file that is run while serving: each of its statements ends a line, and is run by itself. */
export function statementsOf({ sql }: Migration): string[] {
  return sql
    .split(/;[ \t]*$/m)
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '')
}

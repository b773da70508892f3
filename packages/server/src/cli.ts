/** The operator's command line: `node dist/cli.js --help`. */
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { runCommand } from './cli/run.ts'
import { usage } from './cli/usage.ts'
import { readConfig } from './config/config.ts'
import type { OpenDatabase } from './database/database.ts'
import { moveDatabase } from './database/move.ts'
import { migrateAll, openDatabase, openMigrated } from './database/openDatabase.ts'
import { explainPostgres } from './database/postgresFaults.ts'
import { StartError } from './http/errors.ts'
import { createReportFiles } from './reports/files/createReportFiles.ts'

const args = process.argv.slice(2)

// Whoever reads has seen enough: `audit | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) say(usage)
  else await run()
} catch (error) {
  fail(error)
}

async function run(): Promise<void> {
  const config = readConfig({ ...process.env, PORTAL_DIR: '' })
  const { databaseUrl, databaseDirectUrl, dataFolder } = config
  const place = { databaseUrl, databaseDirectUrl, dataFolder }
  if (args[0] === 'migrate') {
    if (args.length > 1) throw new StartError('migrate takes nothing else.')
    say(migrated(await migrateAll(place, fail, say)))
    return
  }
  if (args[0] === 'move') {
    say(await move(place, args.slice(1)))
    return
  }
  const database = await openMigrated(place, fail)
  const files = createReportFiles(config)
  try {
    const said = await runCommand(args, {
      db: database.pool,
      now: new Date(),
      files,
      readPassword: async () => (await text(process.stdin)).replace(/\r?\n$/, ''),
      write,
    })
    if (said !== '') say(said)
  } finally {
    files.close()
    await database.close()
  }
}

/** Copies the embedded database into a PostgreSQL server. */
async function move(
  place: { databaseUrl: string | null; dataFolder: string },
  [url, ...others]: string[],
): Promise<string> {
  if (url === undefined || others.length > 0) {
    throw new StartError('Say where to: move postgres://…')
  }
  if (place.databaseUrl !== null) {
    throw new StartError('Unset DATABASE_URL: what is moved is the embedded database of DATA_DIR.')
  }
  const from = await openMigrated(place, fail)
  try {
    const to = await openTarget(url, place.dataFolder).catch((error: unknown) => {
      // The sentences about an address know it from the environment alone.
      if (!(error instanceof StartError)) throw error
      throw new StartError(error.message.replaceAll('DATABASE_URL', 'the address to move to'))
    })
    try {
      const moved = await moveDatabase(from.pool, to)
      return `Moved, and compared row by row:\n${moved
        .map(({ table, rows }) => `  ${table}: ${rows}`)
        .join('\n')}`
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

async function openTarget(url: string, dataFolder: string): Promise<OpenDatabase> {
  const { databaseUrl } = readConfig({ DATABASE_URL: url, PORTAL_DIR: '' })
  return openDatabase({ databaseUrl, dataFolder }, fail, say)
}

function migrated(names: readonly string[]): string {
  return names.length === 0
    ? 'There was nothing to migrate.'
    : `The database is migrated: ${names.join(', ')}.`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Writes no faster than it is read, by `less` or a file. */
async function write(part: string): Promise<void> {
  if (!process.stdout.write(part)) await once(process.stdout, 'drain')
}

function fail(failure: unknown): void {
  const error = explainPostgres(failure)
  const faults = error instanceof StartError ? error.faults : [inspect(error)]
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exitCode = 1
}

/** The operator's command line: `node dist/cli.js --help`. */
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { runCommand } from './cli/run.ts'
import { usage } from './cli/usage.ts'
import { readConfig } from './config/config.ts'
import { migrateAll, openMigrated } from './database/openDatabase.ts'
import { StartError } from './http/errors.ts'

const args = process.argv.slice(2)

try {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) say(usage)
  else await run()
} catch (error) {
  fail(error)
}

async function run(): Promise<void> {
  const { databaseUrl, dataFolder } = readConfig({ ...process.env, PORTAL_DIR: '' })
  const place = { databaseUrl, dataFolder }
  if (args[0] === 'migrate') {
    say(migrated(await migrateAll(place, fail, say)))
    return
  }
  const database = await openMigrated(place, fail)
  try {
    say(
      await runCommand(args, {
        db: database.pool,
        now: new Date(),
        readPassword: async () => (await text(process.stdin)).replace(/\r?\n$/, ''),
      }),
    )
  } finally {
    await database.close()
  }
}

function migrated(names: readonly string[]): string {
  return names.length === 0
    ? 'There was nothing to migrate.'
    : `The database is migrated: ${names.join(', ')}.`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(error: unknown): void {
  const faults = error instanceof StartError ? error.faults : [inspect(error)]
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exitCode = 1
}

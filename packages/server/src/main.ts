/** Starts the server from the environment, and stops it when it is told to. */
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openPostgres } from './database/database.ts'
import { openEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { endDemo, startDemo } from './demo/demo.ts'
import { welcome } from './demo/welcome.ts'
import { StartError } from './errors.ts'
import { listen } from './listen.ts'

/** How long requests under way may take to finish. */
const shutdownMs = 10_000

/** What is open, in the order that it was opened. */
const open: { close(): Promise<unknown> }[] = []
let isEnding = false

process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))

try {
  await start(readConfig(process.env))
} catch (error) {
  await fail(error)
}

async function start(config: Config): Promise<void> {
  const database = await (config.databaseUrl === null
    ? openEmbedded(config.dataFolder, fail)
    : openPostgres(config.databaseUrl))
  open.push(database)
  await migrate(database.pool)
  if (config.demo) await startDemo(database.pool, new Date())
  else await endDemo(database.pool)

  const app = await buildApp({ config, db: database.pool })
  open.push(app)
  await listen(app, config.host, config.port)
  if (config.demo) console.log(welcome(app.listeningOrigin, config.portalFolder !== null))
}

/** Says why, unless the end is under way: what is closing fails as it must. */
async function fail(error: unknown): Promise<void> {
  if (isEnding) return
  if (error instanceof StartError) for (const fault of error.faults) console.error(fault)
  else console.error(error)
  await end(1)
}

/** Closes what is open, last opened first, and ends the process. A second call changes nothing. */
async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  setTimeout(() => process.exit(1), shutdownMs).unref()
  for (const part of open.toReversed()) await part.close()
  process.exit(code)
}

/** Starts the server from the environment, and stops it when it is told to. */

import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openPostgres } from './database/database.ts'
import { openEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { endDemo, startDemo } from './demo/demo.ts'
import { StartError } from './errors.ts'

/** How long requests under way may take to finish. */
const shutdownMs = 10_000

/** What is open, in the order that it was opened. */
const open: { close(): Promise<unknown> }[] = []
let isStopping = false

process.on('SIGINT', stop)
process.on('SIGTERM', stop)

try {
  await start(readConfig(process.env))
} catch (error) {
  if (!isStopping) await fail(error)
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
  await listen(app, config)
  if (config.demo) console.log(welcome(app.listeningOrigin, config))
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, config: Config): Promise<void> {
  const { host, port } = config
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use. Choose another with PORT=${port + 1}.`)
    }
    if (code === 'EACCES')
      throw new StartError(
        `Port ${port} may not be used by this user. Choose another with PORT=8080.`,
      )
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST is '${host}', which is no address of this machine.`)
    }
    throw error
  }
}

/** Ends what is open, last opened first, and the process. */
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), shutdownMs).unref()
  await closeAll()
  process.exit(0)
}

async function fail(error: unknown): Promise<void> {
  if (error instanceof StartError) for (const fault of error.faults) console.error(fault)
  else console.error(error)
  isStopping = true
  await closeAll().catch(() => {})
  process.exit(1)
}

async function closeAll(): Promise<void> {
  for (const part of open.toReversed()) await part.close()
}

function welcome(origin: string, config: Config): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length)) + 3
  const accounts = demoAccounts.map(({ email, shows }) => `  ${email.padEnd(width)}${shows}`)
  return `
${config.portalFolder ? 'The portal' : 'The API (there is no built portal)'} is at ${origin.replace('127.0.0.1', 'localhost')}

Sign in with the password ${demoPassword} as
${accounts.join('\n')}

The API is described at /api/docs. Ctrl-C stops the server.
`
}

/**
 * Measures the server's calls over HTTP, on an embedded database or a real PostgreSQL, and prints Markdown.
 *
 *   node bench/server/run.mjs [embedded|postgres] [points]
 *
 * It needs the built server. Points are rows of each of the two time series, five minutes apart over 90 days.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '../../scripts/postgres.mjs'
import {
  createCompany,
  runCli,
  serverEnvironment,
  startServer,
  stopServer,
} from './builtServer.mjs'
import { measureCalls } from './calls.mjs'
import { fillNetworks, fillPoints, pointsPerNetwork } from './fill.mjs'

const [kind = 'embedded', wanted = kind === 'postgres' ? '10000000' : '1000000'] =
  process.argv.slice(2)
const networks = Math.max(1, Math.round(Number(wanted) / pointsPerNetwork))
const locations = 100
const email = 'bench@provider.test'

const folder = mkdtempSync(join(tmpdir(), 'network-portal-bench-'))
const postgres = kind === 'postgres' ? await startPostgres({ isDurable: true }) : null
const place = await serverEnvironment({
  DATA_DIR: folder,
  ...(postgres && { DATABASE_URL: postgres.url }),
})
let server
try {
  const key = createCompany(place.env, 'Bench')
  const made = runCli(place.env, 'create-user', email, '--company', 'Bench')
  const [, password] = /\(shown once\): (\S+)/.exec(made)
  server = await startServer(place)
  await fillNetworks(place.url, key, { locations, networks })
  await stopServer(server)

  const started = performance.now()
  await withDatabase(fillPoints)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${kind}: ${(networks * pointsPerNetwork).toLocaleString('en')} points in each series (made in ${seconds} s), ${locations} locations, ${locations * 20} access points, ${networks} networks`,
  )

  server = await startServer(place)
  const token = await signIn(password)
  await measureCalls({
    url: place.url,
    token,
    networks,
    server: server.pid,
    database: postgres?.pid,
  })
  await stopServer(server)
} finally {
  server?.kill('SIGKILL')
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** While the server is stopped: the embedded database belongs to one process. */
async function withDatabase(work) {
  if (postgres) {
    const client = new pg.Client({ connectionString: postgres.url })
    // Stopping the server is said by what failed, not by its connections.
    client.on('error', () => {})
    await client.connect()
    await work((sql, values) => client.query(sql, values))
    await client.query('vacuum analyze')
    // Pages that the filling left unwritten would go to the disk while calls are measured.
    await client.query('checkpoint')
    await client.end()
  } else {
    const database = await PGlite.create(join(folder, 'postgres'))
    await work((sql, values) => database.query(sql, values))
    await database.query('analyze')
    await database.close()
  }
}

async function signIn(password) {
  const response = await fetch(`${place.url}/token`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  })
  return (await response.json()).access_token
}

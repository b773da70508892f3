/**
 * Measures the server's calls over HTTP, on an embedded database or a real PostgreSQL, and prints Markdown.
 *
 *   node bench/server/run.mjs [embedded|postgres] [points] [--access-points=2000] [--incidents]
 *
 * It needs the built server. Points are rows of each of the two time series, five minutes apart over 90 days; a
 * location has 20 access points. With `--incidents` it measures the calls that are ours, and deliveries with and
 * without the telling of incidents, in place of the specified calls.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '../../scripts/postgres.mjs'
import {
  createCompany,
  createUser,
  serverEnvironment,
  signIn,
  startServer,
  stopServer,
} from './builtServer.mjs'
import { asker, listCalls, measureCalls } from './calls.mjs'
import { cpuMs } from './cpuTime.mjs'
import { measureDeliveries } from './deliveries.mjs'
import { fillNetworks, fillPoints, pointsPerNetwork } from './fill.mjs'
import { fillHistory } from './fillHistory.mjs'
import { listOurCalls } from './ourCalls.mjs'

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    'access-points': { type: 'string', default: '2000' },
    incidents: { type: 'boolean', default: false },
  },
})
const [kind = 'embedded', wanted = kind === 'postgres' ? '10000000' : '1000000'] = positionals
const networks = Math.max(1, Math.round(Number(wanted) / pointsPerNetwork))
const accessPoints = Number(options['access-points'])
const locations = accessPoints / 20

const folder = mkdtempSync(join(tmpdir(), 'network-portal-bench-'))
const postgres = kind === 'postgres' ? await startPostgres({ isDurable: true }) : null
const place = await serverEnvironment({
  DATA_DIR: folder,
  ...(postgres && { DATABASE_URL: postgres.url }),
})
let server
try {
  const key = createCompany(place.env, 'Bench')
  const reader = createUser(place.env, '--company', 'Bench')
  server = await startServer(place)
  await fillNetworks(place.url, key, { locations, networks })
  await stopServer(server)

  const started = performance.now()
  await withDatabase(async (query) => {
    await fillPoints(query)
    if (options.incidents) await fillHistory(query)
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${kind}: ${(networks * pointsPerNetwork).toLocaleString('en')} points in each series (made in ${seconds} s), ${locations} locations, ${accessPoints} access points, ${networks} networks`,
  )

  if (options.incidents) await measureIncidents(key, reader)
  else await measureSpecified(reader)
} finally {
  server?.kill('SIGKILL')
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measureSpecified(reader) {
  server = await startServer(place)
  const token = await signIn(place.url, reader)
  const ask = asker(place.url, token)
  await measureCalls({ ...ofServer(), token, calls: await listCalls({ ask, networks }) })
  await stopServer(server)
}

async function measureIncidents(key, reader) {
  const started = performance.now()
  server = await startServer(place)
  await untilAtRest()
  const seconds = Math.round((performance.now() - started) / 1000)
  const token = await signIn(place.url, reader)
  const ask = asker(place.url, token)
  const { count } = await ask('/api/v1/customer/incidents?from=2000-01-01T00:00:00Z')
  console.log(`${count} incidents, told from the beginning within ${seconds} s of a start\n`)
  const list = await ask('/api/v1/customer/locations')
  const calls = await listOurCalls({ ask, locations: list.map(({ id }) => id) })
  await measureCalls({ ...ofServer(), token, calls, seconds: 4 })
  const told = await deliveriesOf(key, 0)
  await stopServer(server)

  const without = fileURLToPath(new URL('withoutIncidents.mjs', import.meta.url))
  server = await startServer(place, ['--import', without])
  const untold = await deliveriesOf(key, 1)
  await stopServer(server)
  printDeliveries(told, untold)
}

/** Of every other site, so that nothing that one server did is left for the other. */
function deliveriesOf(key, half) {
  const numbers = Array.from({ length: accessPoints }, (_, number) => number)
  return measureDeliveries({
    ...{ ...ofServer(), key, locations, networks },
    accessPoints: numbers.filter((number) => (number % locations) % 2 === half),
  })
}

function printDeliveries(told, untold) {
  console.log('\n| delivery | ms | without | CPU ms server | without | CPU ms database | without |')
  console.log('|---|--:|--:|--:|--:|--:|--:|')
  for (const [index, { name, ...one }] of told.entries()) {
    const figures = ['ms', 'server', 'database'].flatMap((part) => [
      one[part].toFixed(1),
      untold[index][part].toFixed(1),
    ])
    console.log(`| ${[name, ...figures].join(' | ')} |`)
  }
}

function ofServer() {
  return { url: place.url, server: server.pid, database: postgres?.pid }
}

/** Until what a server does after its start is done. */
async function untilAtRest() {
  const used = () => cpuMs(server.pid) + (postgres ? cpuMs(postgres.pid) : 0)
  for (let before = used(), quiet = 0; quiet < 3; ) {
    await wait(1000)
    const now = used()
    quiet = now - before < 150 ? quiet + 1 : 0
    before = now
  }
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

/**
 * Kills the server with SIGKILL while machines deliver, twenty times, and looks whether anything that it had
 * acknowledged is lost, and whether anything is there twice.
 *
 *   node bench/drill/run.mjs [embedded|postgres] [kills]
 *
 * It needs the built server. Ends with 'N passed, N failed'.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { findPostgres, postgresMissing, startPostgres } from '../../scripts/postgres.mjs'
import {
  createCompany,
  deliver,
  serverEnvironment,
  startServer,
  stopServer,
} from '../server/builtServer.mjs'
import { basics, batch, expectedRows, tables } from './deliveries.mjs'

const [kind = 'embedded', kills = '20'] = process.argv.slice(2)
const senders = 4

if (kind === 'postgres' && findPostgres() === null) {
  console.log(`SKIPPED: ${postgresMissing}.`)
  process.exit()
}
const folder = mkdtempSync(join(tmpdir(), 'network-portal-drill-'))
const postgres = kind === 'postgres' ? await startPostgres({ isDurable: true }) : null
const place = await serverEnvironment({
  DATA_DIR: folder,
  ...(postgres && { DATABASE_URL: postgres.url }),
})
const key = createCompany(place.env, 'Drill')

const acknowledged = new Set()
/** Sent, perhaps taken, never acknowledged: a machine sends them again. */
const unanswered = new Set()
let nextBatch = 0
let server = await startServer(place)
try {
  for (const [path, items] of basics) await deliver(place.url, key, path, items)
  for (let kill = 1; kill <= Number(kills); kill++) {
    const before = acknowledged.size
    const sending = Array.from({ length: senders }, sendUntilItDies)
    // After a few answers, and then at any moment of what is under way.
    while (acknowledged.size < before + 4 + (kill % 5)) await wait(2)
    await wait((kill * 17) % 60)
    server.kill('SIGKILL')
    await Promise.all([once(server, 'exit'), ...sending])
    console.log(
      `kill ${kill}: ${acknowledged.size - before} deliveries acknowledged, ${unanswered.size} unanswered`,
    )
    server = await startServer(place)
  }
  for (const number of [...unanswered]) await send(number)
  await stopServer(server)
  await judge()
} finally {
  server.kill('SIGKILL')
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function sendUntilItDies() {
  for (;;) {
    const [again] = unanswered
    const number = again ?? nextBatch++
    unanswered.delete(number)
    try {
      await send(number)
    } catch (error) {
      unanswered.add(number)
      // A connection that broke is what the drill is for.
      if (!(error instanceof TypeError)) console.error(error.message)
      return
    }
  }
}

async function send(number) {
  const [path, items] = batch(number)
  await deliver(place.url, key, path, items)
  acknowledged.add(number)
  unanswered.delete(number)
}

/** Compares every row of the database with what was acknowledged. */
async function judge() {
  const { query, close } = await openDatabase()
  const expected = expectedRows([...acknowledged])
  let failed = 0
  for (const { name, sql } of tables) {
    const found = (await query(sql)).rows.map((row) => JSON.stringify(Object.values(row)))
    const distinct = new Set(found)
    const wanted = new Set(expected[name].map((row) => JSON.stringify(row)))
    const lost = [...wanted].filter((row) => !distinct.has(row)).length
    const doubled = found.length - distinct.size
    const foreign = found.filter((row) => !wanted.has(row)).length
    const isRight = lost + doubled + foreign === 0 && found.length > 0
    if (!isRight) failed++
    console.log(
      `${isRight ? 'ok    ' : 'FAILED'} ${kind} ${name}: ${found.length} rows, ${lost} lost, ${doubled} doubled, ${foreign} never sent so`,
    )
  }
  await close()
  console.log(`${tables.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

async function openDatabase() {
  if (postgres) {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    return { query: (sql) => client.query(sql), close: () => client.end() }
  }
  const database = await PGlite.create(join(folder, 'postgres'))
  return { query: (sql) => database.query(sql), close: () => database.close() }
}

import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import {
  createCompany,
  deliver,
  serverEnvironment,
  startServer,
  stopServer,
} from '../server/builtServer.mjs'
import { basics, batch, expectedRows, tables } from './deliveries.mjs'

const senders = 4

/**
 * Kills the server while machines deliver, and looks whether anything that it had acknowledged is lost, and
 * whether anything is there twice.
 */
export async function ingest({ folder, settings, sizes, say }) {
  const place = await serverEnvironment(settings)
  const key = createCompany(place.env, 'Drill')
  const send = ([path, items]) => deliver(place.url, key, path, items)
  const deliveries = createDeliveries(send)
  let server = await startServer(place)
  try {
    for (const basic of basics) await send(basic)
    for (let kill = 1; kill <= sizes.kills; kill++) {
      const before = deliveries.acknowledged.size
      const sending = Array.from({ length: senders }, deliveries.sendUntilItDies)
      // After a few answers, and then at any moment of what is under way.
      while (deliveries.acknowledged.size < before + 4 + (kill % 5)) await wait(2)
      await wait((kill * 17) % 60)
      server.kill('SIGKILL')
      await Promise.all([once(server, 'exit'), ...sending])
      server = await startServer(place)
    }
    say(
      `${sizes.kills} kills: ${deliveries.acknowledged.size} deliveries acknowledged, ${deliveries.unanswered.size} unanswered`,
    )
    await deliveries.sendUnanswered()
    await stopServer(server)
    return await judge(await openDatabase(folder, settings), deliveries.acknowledged)
  } finally {
    server.kill('SIGKILL')
  }
}

/** Deliveries by their numbers, each sent again until it is acknowledged. */
export function createDeliveries(deliverBatch) {
  const acknowledged = new Set()
  /** Sent, perhaps taken, never acknowledged: a machine sends them again. */
  const unanswered = new Set()
  let nextBatch = 0

  const send = async (number) => {
    await deliverBatch(batch(number))
    acknowledged.add(number)
    unanswered.delete(number)
  }
  const sendUntilItDies = async () => {
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
  const sendUnanswered = async () => {
    for (const number of [...unanswered]) await send(number)
  }
  return { acknowledged, unanswered, sendUntilItDies, sendUnanswered }
}

/** Compares every row of the database with what was acknowledged. */
export async function judge({ query, close }, acknowledged) {
  const expected = expectedRows([...acknowledged])
  const checks = []
  for (const { name, sql } of tables) {
    const found = (await query(sql)).rows.map((row) => JSON.stringify(Object.values(row)))
    const distinct = new Set(found)
    const wanted = new Set(expected[name].map((row) => JSON.stringify(row)))
    const lost = [...wanted].filter((row) => !distinct.has(row)).length
    const doubled = found.length - distinct.size
    const foreign = found.filter((row) => !wanted.has(row)).length
    checks.push({
      text: `${name}: ${found.length} rows, ${lost} lost, ${doubled} doubled, ${foreign} never sent so`,
      isRight: lost + doubled + foreign === 0 && found.length > 0,
    })
  }
  await close()
  return checks
}

export async function openDatabase(folder, { DATABASE_URL }) {
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    return { query: (sql) => client.query(sql), close: () => client.end() }
  }
  const database = await PGlite.create(join(folder, 'postgres'))
  return { query: (sql) => database.query(sql), close: () => database.close() }
}

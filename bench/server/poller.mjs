/**
 * Measures what a plain poller costs that tells the status of every access point each minute: items a second, and rows
 * and bytes of a day, on a throwaway PostgreSQL.
 *
 *   node bench/server/poller.mjs [--access-points=20000] [--minutes=15] [--before=CHECKOUT]
 *
 * It needs the built server; with `--before` that of another checkout is measured in the same run, turn about.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../../scripts/postgres.mjs'
import { createKey, deliver, serverEnvironment, startServer, stopServer } from './builtServer.mjs'
import { address } from './fill.mjs'

const { values: options } = parseArgs({
  options: {
    'access-points': { type: 'string', default: '20000' },
    minutes: { type: 'string', default: '15' },
    before: { type: 'string' },
  },
})
const accessPoints = Number(options['access-points'])
const minutes = Number(options.minutes)
const itemsAtOnce = 5000
const tables = ['device_status_changes', 'status_repeats']

const folder = mkdtempSync(join(tmpdir(), 'network-portal-poller-'))
const sides = []
try {
  if (options.before) sides.push(await open(options.before))
  sides.push(await open())
  const start = Math.floor(Date.now() / 60_000) * 60_000 - minutes * 60_000
  for (let minute = 0; minute < minutes; minute++) {
    for (const side of minute % 2 === 0 ? sides : sides.toReversed()) {
      await poll(side, new Date(start + minute * 60_000).toISOString())
    }
  }
  for (const side of sides) await tell(side)
} finally {
  for (const { server, postgres } of sides) {
    await stopServer(server)
    await postgres.stop()
  }
  rmSync(folder, { recursive: true, force: true })
}

async function open(checkout) {
  const postgres = await startPostgres({ isDurable: true })
  const place = await serverEnvironment({ DATA_DIR: folder, DATABASE_URL: postgres.url }, checkout)
  const server = await startServer(place)
  const key = createKey(place, 'Poller')
  const send = (path, items) => deliver(place.url, key, path, items)
  const name = checkout === undefined ? 'now' : 'before'
  await send('locations', [{ external_id: 'poller', name: 'Poller', timezone: 'UTC' }])
  for (let first = 0; first < accessPoints; first += 1000) {
    const many = Array.from({ length: 1000 }, (_, index) => address(first + index))
    await send(
      'devices',
      many.map((ap_mac_address) => ({ ap_mac_address, location_external_id: 'poller' })),
    )
  }
  const database = new pg.Client({ connectionString: postgres.url })
  await database.connect()
  await database.query("update incident_locations set heard_from = '2020-01-01'")
  return { name, postgres, server, send, database, times: [] }
}

async function poll({ send, times }, time) {
  const started = performance.now()
  for (let first = 0; first < accessPoints; first += itemsAtOnce) {
    const items = Array.from(
      { length: Math.min(itemsAtOnce, accessPoints - first) },
      (_, index) => ({
        ap_mac_address: address(first + index),
        time,
        status: 'Online',
      }),
    )
    await send('device-statuses', items)
  }
  times.push(performance.now() - started)
}

async function tell({ name, database, times }) {
  const repeats = accessPoints * (minutes - 1)
  const rate = Math.round(
    accessPoints / (times.slice(1).sort((a, b) => a - b)[(minutes - 1) >> 1] / 1000),
  )
  console.log(
    `${name}: ${rate.toLocaleString('en')} items a second (median of ${minutes - 1} minutes)`,
  )
  for (const table of tables) {
    const { rows: known } = await database.query('select to_regclass($1) as id', [table])
    if (known[0].id === null) continue
    const { rows } = await database.query(
      `select (select count(*) from ${table})::int as rows, pg_total_relation_size('${table}')::float8 as bytes`,
    )
    const aDay = (rows[0].bytes / repeats) * accessPoints * 1440
    console.log(
      `  ${table}: ${rows[0].rows.toLocaleString('en')} rows, ${(rows[0].bytes / repeats).toFixed(1)} B a repeat, ${Math.round(aDay / 1e6).toLocaleString('en')} MB a day`,
    )
  }
  await database.end()
}

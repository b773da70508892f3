/**
 * Measures a whole provider: 500 companies, 5,000 locations, 100,000 access points and 25,000 networks on a throwaway
 * PostgreSQL, or a share of it.
 *
 *   node bench/server/provider.mjs [calls] [deliveries] [fairness] [schedules] [soak] [--size=1] [--point-days=3]
 *       [--schedules=10000] [--servers=1,2] [--minutes=10] [--rate=100] [--database=postgres://…]
 *
 * It needs the built server. All parts, in this order, when none is named; prints Markdown. A database of one's own on
 * this machine is filled once, and has what was filled the next time.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../../scripts/postgres.mjs'
import {
  createUser,
  runCli,
  serverEnvironment,
  signIn,
  startServer,
  stopServer,
} from './builtServer.mjs'
import { asker, listCalls, measureCalls } from './calls.mjs'
import { companyName, fillProvider } from './fillProvider.mjs'
import { listAdminCalls, listOurCalls } from './ourCalls.mjs'
import { measureFairness } from './providerFairness.mjs'
import { measureIntake } from './providerIntake.mjs'
import { measureSchedules } from './providerSchedules.mjs'
import { soak } from './soak.mjs'

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1' },
    'point-days': { type: 'string', default: '3' },
    schedules: { type: 'string', default: '10000' },
    servers: { type: 'string', default: '1,2' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '100' },
    database: { type: 'string' },
  },
})
const companies = Math.max(2, Math.round(500 * Number(options.size)))
const say = (text) => console.log(text)

const folder = mkdtempSync(join(tmpdir(), 'network-portal-provider-'))
const postgres = options.database === undefined ? await startPostgres({ isDurable: true }) : null
const database = options.database ?? postgres.url
const settings = { DATA_DIR: folder, DATABASE_URL: database }
const place = await serverEnvironment(settings)

const parts = { calls, deliveries, fairness, schedules, soak: soakIt }
const wanted = positionals.length > 0 ? positionals : Object.keys(parts)
let databasePid
try {
  runCli(place.env, 'migrate')
  databasePid = postgres?.pid ?? (await withDatabase(readPostmaster))
  if (!(await withDatabase(hasCompanies))) await fill()
  const people = makePeople()
  for (const name of wanted) {
    say(`\n## ${name}\n`)
    await parts[name](people)
  }
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function hasCompanies(db) {
  const { rows } = await db.query('select from companies limit 1')
  return rows.length > 0
}

/** @returns the process whose children are the sessions of a database on this machine */
async function readPostmaster(db) {
  const { rows } = await db.query('select pg_backend_pid() as pid')
  const stat = readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

async function fill() {
  runCli(place.env, 'create-company', companyName(1))
  // It makes the partitions.
  await stopServer(await startServer(place))
  await withDatabase((db) =>
    fillProvider((...query) => db.query(...query), {
      companies,
      pointDays: Number(options['point-days']),
      say,
    }),
  )
  const started = performance.now()
  const teller = await startServer(place)
  await untilTold()
  say(`incidents told from the beginning in ${secondsSince(started)} s`)
  await stopServer(teller)
}

/** @returns how people sign in, and the key of a machine that serves all companies */
function makePeople() {
  const others = Array.from({ length: companies - 1 }, (_, index) => [
    '--also',
    companyName(index + 2),
  ])
  const made = runCli(
    place.env,
    'create-key',
    companyName(1),
    '--name',
    'controller',
    ...others.flat(),
  )
  const [key] = /npk_\S+/.exec(made)
  return {
    key,
    admin: createUser(place.env, '--admin'),
    first: createUser(place.env, '--company', companyName(1)),
    second: createUser(place.env, '--company', companyName(2)),
  }
}

async function untilTold() {
  await withDatabase(async (db) => {
    for (;;) {
      const { rows } = await db.query(
        `select exists (select from locations left join incident_locations on location_id = locations.id
           where told_at is null) as is_left`,
      )
      if (!rows[0].is_left) return
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  })
}

async function calls({ admin, second }) {
  await withServer(async (server) => {
    const of = { url: place.url, server: server.pid, database: databasePid, seconds: 4 }
    const token = await signIn(place.url, second)
    const ask = asker(place.url, token)
    const list = await ask('/api/v1/customer/locations')
    const ours = await listOurCalls({ ask, locations: list.map(({ id }) => id) })
    const specified = (await listCalls({ ask, networks: 0 })).filter(
      ({ paths }) => paths.length > 0,
    )
    say('A customer of ten locations:\n')
    await measureCalls({ ...of, token, calls: [...specified, ...ours] })
    say('\nAn administrator:\n')
    await measureCalls({
      ...of,
      token: await signIn(place.url, admin),
      calls: listAdminCalls(companies * 10),
    })
  })
}

async function deliveries({ key }) {
  await withServer((server) =>
    measureIntake({
      url: place.url,
      key,
      companies,
      server: server.pid,
      database: databasePid,
      say,
    }),
  )
}

async function fairness({ first, second }) {
  await withServer(async () => {
    const [busy, other] = [await signIn(place.url, first), await signIn(place.url, second)]
    await measureFairness({ url: place.url, busy, other, say })
  })
}

async function schedules() {
  await withDatabase((db) =>
    measureSchedules({
      db,
      settings,
      companies,
      serverCounts: options.servers.split(',').map(Number),
      count: Math.round(Number(options.schedules) * Number(options.size)),
      say,
    }),
  )
}

async function soakIt(people) {
  await withDatabase((db) =>
    soak({
      db,
      place,
      databasePid,
      companies,
      people,
      minutes: Number(options.minutes),
      rate: Number(options.rate),
      say,
    }),
  )
}

async function withServer(work) {
  const server = await startServer(place)
  try {
    await work(server)
  } finally {
    await stopServer(server)
  }
}

async function withDatabase(work) {
  const db = new pg.Client({ connectionString: database })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

function secondsSince(started) {
  return Math.round((performance.now() - started) / 1000)
}

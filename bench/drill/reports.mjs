/**
 * A thousand scheduled reports fall due at one moment before two servers on one PostgreSQL. Both are killed
 * with SIGKILL again and again while they make and mail them. At the end each schedule must have made one
 * report, and no mail may be there twice; what was being handed over at a kill may be missing, and is said so.
 *
 *   node bench/drill/reports.mjs [schedules] [kills]
 *
 * It needs the built server. Ends with 'N passed, N failed'.
 */
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres, postgresMissing, startPostgres } from '../../scripts/postgres.mjs'
import { serverEnvironment, startServer, stopServer } from '../server/builtServer.mjs'

const [schedules = 1000, kills = 4] = process.argv.slice(2).map(Number)
/** The lease of a killed server's report runs out after so long. */
const leaseMs = 30_000

if (findPostgres() === null) {
  console.log(`SKIPPED: ${postgresMissing}.`)
  process.exit()
}
const folder = mkdtempSync(join(tmpdir(), 'network-portal-drill-'))
const postgres = await startPostgres({ isDurable: true })
const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url }
const places = [await serverEnvironment(settings), await serverEnvironment(settings)]
let servers = [await startServer(places[0]), await startServer(places[1])]
const db = new pg.Client({ connectionString: postgres.url })
await db.connect()
try {
  await fill()
  const startedAt = Date.now()
  for (let kill = 1; kill <= kills; kill++) {
    // In the middle of the work, not before it.
    const before = await ended()
    while ((await ended()) < before + 10) await wait(100)
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map((server) => server.exitCode ?? once(server, 'exit')))
    console.log(`kill ${kill}: ${await ended()} reports ended`)
    servers = await Promise.all(places.map((place) => startServer(place)))
  }
  while ((await count("completed_at is null or state = 'PENDING'")) > 0) await wait(500)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`all ended ${seconds} s after they were due (leases last ${leaseMs / 1000} s)`)
  for (const server of servers) await stopServer(server)
  await judge()
} finally {
  for (const server of servers) server.kill('SIGKILL')
  await db.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A customer with a site of three access points, and its schedules, all due now. */
async function fill() {
  await db.query(`
    with company as (insert into companies (name) values ('Drill') returning id),
    location as (
      insert into locations (company_id, external_id, name, timezone)
      select id, 'D-1', 'Drill', 'Europe/London' from company returning id, company_id
    ),
    device as (
      insert into devices (company_id, location_id, mac_address, name, first_discovered_at)
      select company_id, id, '00:00:5E:00:53:0' || n, 'AP ' || n, now() - interval '90 days'
      from location, generate_series(1, 3) n
    )
    insert into report_schedules (company_id, name, report_type, frequency, time_of_day, timezone,
      day_of_week, day_of_month, recipients, report_parameters, is_active, send_when_all_online,
      next_run_at)
    select company_id, 'Schedule ' || n, 'device_uptime', 'DAILY', '00:00:00', 'UTC', 1, 1,
      'reader' || n || '@drill.test', json_build_object('location_ids', json_build_array(id)),
      true, true, now()
    from location, generate_series(1, ${schedules}) n`)
}

function ended() {
  return count('completed_at is not null')
}

async function count(condition) {
  const { rows } = await db.query(
    `select count(*)::int as count from report_schedules
     left join reports on schedule_id = report_schedules.id where ${condition}`,
  )
  return rows[0].count
}

async function judge() {
  const { rows } = await db.query(
    `select count(*)::int as reports, count(distinct schedule_id)::int as schedules,
       count(*) filter (where state = 'SUCCESS')::int as successes from reports`,
  )
  const [found] = rows
  const addresses = readdirSync(join(folder, 'outbox'))
    .filter((file) => file.endsWith('.eml'))
    .map((file) =>
      /^To: (.*)$/m.exec(readFileSync(join(folder, 'outbox', file), 'latin1'))?.[1]?.trim(),
    )
  const mails = new Set(addresses)
  const unsure = await db.query(
    "select count(*)::int as count from report_mails where state = 'FAILED'",
  )
  const checks = [
    [
      `each of ${schedules} schedules made one report`,
      found.reports === schedules && found.schedules === schedules,
    ],
    ['no address has two mails', mails.size === addresses.length],
    [
      `every mail is there, but for ${unsure.rows[0].count} that a kill left in doubt`,
      mails.size + unsure.rows[0].count >= schedules &&
        found.successes + unsure.rows[0].count >= schedules,
    ],
    ['at each kill each server leaves at most one in doubt', unsure.rows[0].count <= 2 * kills],
  ]
  for (const [text, isRight] of checks) console.log(`${isRight ? 'ok' : 'NOT OK'}: ${text}`)
  const passed = checks.filter(([, isRight]) => isRight).length
  console.log(`${passed} passed, ${checks.length - passed} failed`)
  if (passed < checks.length) process.exitCode = 1
}

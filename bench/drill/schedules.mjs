import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { serverEnvironment, startServer, stopServer } from '../server/builtServer.mjs'
import { secondsSince } from './customer.mjs'

/** How often both servers are killed. */
const kills = 4

/**
 * Lets many scheduled reports fall due at one moment before two servers on one PostgreSQL, and kills both again
 * and again while they make and mail them.
 */
export async function schedules({ folder, settings, sizes, say }) {
  if (!settings.DATABASE_URL) {
    say('left out: the embedded database has one server.')
    return []
  }
  const places = [await serverEnvironment(settings), await serverEnvironment(settings)]
  // Both make the tables of the empty database.
  let servers = await Promise.all(places.map((place) => startServer(place)))
  const db = new pg.Client({ connectionString: settings.DATABASE_URL })
  await db.connect()
  try {
    await fill(db, sizes.schedules)
    const dueAt = Date.now()
    for (let kill = 1; kill <= kills; kill++) {
      // In the middle of the work, not before it.
      const before = await endedCount(db)
      while ((await endedCount(db)) < before + 10) await wait(100)
      for (const server of servers) server.kill('SIGKILL')
      await Promise.all(servers.map((server) => server.exitCode ?? once(server, 'exit')))
      servers = await Promise.all(places.map((place) => startServer(place)))
    }
    const killedAt = Date.now()
    while ((await endedCount(db)) < sizes.schedules) await wait(500)
    say(
      `all ${sizes.schedules} had ended ${secondsSince(dueAt)} s after they were due, ${secondsSince(killedAt)} s after the last of ${kills} kills of both`,
    )
    for (const server of servers) await stopServer(server)
    return await judge(db, sizes.schedules, join(folder, 'outbox'))
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    await db.end()
  }
}

/** A customer with a site of three access points, and its schedules, all due now. */
async function fill(db, count) {
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
    from location, generate_series(1, ${count}) n`)
}

async function endedCount(db) {
  const { rows } = await db.query(
    'select count(*)::int as count from reports where completed_at is not null',
  )
  return rows[0].count
}

async function judge(db, count, outbox) {
  const { rows } = await db.query(
    `select count(*)::int as reports, count(distinct schedule_id)::int as schedules,
       (select count(*)::int from report_mails where state = 'UNKNOWN') as doubtful,
       (select count(*)::int from pgboss.job) as jobs
     from reports where completed_at is not null`,
  )
  const [{ reports, schedules, doubtful, jobs }] = rows
  const addresses = readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => /^To: (.*)$/m.exec(readFileSync(join(outbox, file), 'latin1'))?.[1]?.trim())
  const lost = Math.max(0, count - new Set(addresses).size - doubtful)
  const doubled = addresses.length - new Set(addresses).size
  return [
    {
      text: `${count - schedules} reports lost, ${reports - schedules} doubled`,
      isRight: reports === count && schedules === count,
    },
    {
      text: `${lost} mails lost, ${doubled} doubled, ${doubtful} in doubt and said so`,
      isRight: lost + doubled === 0,
    },
    { text: 'a kill of a server leaves at most one in doubt', isRight: doubtful <= 2 * kills },
    { text: `${jobs} jobs left in the queue`, isRight: jobs === 0 },
  ]
}

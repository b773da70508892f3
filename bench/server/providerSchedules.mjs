import { setTimeout as wait } from 'node:timers/promises'
import { serverEnvironment, startServer, stopServer } from './builtServer.mjs'
import { cpuMs } from './cpuTime.mjs'
import { locationsEach } from './fillProvider.mjs'

/**
 * Lets many schedules of all companies fall due at one moment, before one server and then before two or more, and says when
 * all of them were mailed.
 */
export async function measureSchedules({ db, settings, companies, serverCounts, count, say }) {
  say(
    '| servers | schedules | minutes until all were mailed | reports/s | CPU ms a report, servers |',
  )
  say('|--:|--:|--:|--:|--:|')
  for (const serverCount of serverCounts) {
    const { rows } = await db.query('select coalesce(max(id), 0) as last from reports')
    const places = await Promise.all(
      Array.from({ length: serverCount }, () => serverEnvironment(settings)),
    )
    const servers = await Promise.all(places.map((place) => startServer(place)))
    const mailed = async () => {
      const found = await db.query(
        'select count(*)::int as count from reports where id > $1 and completed_at is not null',
        [rows[0].last],
      )
      return found.rows[0].count
    }
    const before = servers.map(({ pid }) => cpuMs(pid))
    const started = performance.now()
    await makeDue(db, companies, count)
    while ((await mailed()) < count) await wait(1000)
    const seconds = (performance.now() - started) / 1000
    const cpu = servers.reduce((sum, { pid }, index) => sum + cpuMs(pid) - before[index], 0)
    for (const server of servers) await stopServer(server)
    const { rows: states } = await db.query(
      'select state, count(*)::int from reports where id > $1 group by state',
      [rows[0].last],
    )
    say(
      `| ${serverCount} | ${count.toLocaleString('en')} (${states.map(({ state, count }) => `${state} ${count}`).join(', ')}) | ${(seconds / 60).toFixed(1)} | ${(count / seconds).toFixed(0)} | ${(cpu / count).toFixed(0)} |`,
    )
    await db.query('delete from report_schedules')
  }
}

/** Each the uptime of one location's access points; each mailed to one address. */
function makeDue(db, companies, count) {
  return db.query(
    `insert into report_schedules (company_id, name, report_type, frequency, time_of_day, timezone, day_of_week,
       day_of_month, recipients, report_parameters, is_active, send_when_all_online, next_run_at)
     select 1 + n % $1, 'Schedule ' || n, 'device_uptime', 'DAILY', '00:00:00', 'UTC', 1, 1,
       'reader' || n || '@provider.test',
       json_build_object('location_ids', json_build_array(1 + (n % $1) * ${locationsEach} + (n / $1) % ${locationsEach})),
       true, true, now()
     from generate_series(0, $2 - 1) n`,
    [companies, count],
  )
}

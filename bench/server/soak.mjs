import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { signIn, startServer, stopServer } from './builtServer.mjs'
import { asker } from './calls.mjs'
import { cpuMs } from './cpuTime.mjs'
import { locationsEach, networksEach } from './fillProvider.mjs'
import { networkOf } from './providerIntake.mjs'

const base = '/api/v1/customer'
const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const itemsOfDelivery = 2000
const patienceMs = 30_000

/**
 * Lets people read, a machine deliver and reports be made together for some minutes. Each begins at a steady rate,
 * whether or not those before have been answered: calls first at `rate` a second and then at twice that, a delivery of
 * 2,000 points each second and a report every two. Afterwards the points of what was acknowledged are looked for.
 */
export async function soak({ db, place, databasePid, companies, people, minutes, rate, say }) {
  const head = [
    'calls/s',
    'minute',
    'answered',
    '429',
    '503',
    'other',
    'median ms',
    'p99 ms',
    'points taken',
    'reports made',
    'CPU server',
    'database',
    'RSS MB',
  ]
  say(`| ${head.join(' | ')} |`)
  say(`|${head.map(() => '--:').join('|')}|`)
  const server = await startServer(place)
  const { url } = place
  const tokens = await Promise.all(
    [people.first, people.second, people.admin].map((person) => signIn(url, person)),
  )
  const paths = await listPaths(url, tokens[1])
  const lost = []
  try {
    for (const perSecond of [rate, rate * 2]) {
      for (let minute = 1; minute <= minutes; minute++) {
        const before = [cpuMs(server.pid), cpuMs(databasePid)]
        const { tally, taken, seconds } = await runMinute({
          url,
          tokens,
          paths,
          perSecond,
          companies,
          key: people.key,
        })
        const cpu = [cpuMs(server.pid), cpuMs(databasePid)].map(
          (ms, index) => `${Math.round((ms - before[index]) / seconds / 10)} %`,
        )
        const {
          answered = 0,
          429: tooMany = 0,
          503: busy = 0,
          points = 0,
          reports = 0,
          ...others
        } = tally.counts
        const other = Object.entries(others)
          .map(([name, count]) => `${name}: ${count}`)
          .join(', ')
        const times = tally.times.sort((a, b) => a - b)
        const at = (share) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0)
        const figures = [
          answered,
          tooMany,
          busy,
          other || 0,
          at(0.5),
          at(0.99),
          points,
          reports,
          ...cpu,
          rssMb(server.pid),
        ]
        say(`| ${[perSecond, minute, ...figures].join(' | ')} |`)
        lost.push(...(await findLost(db, taken, companies)))
      }
    }
    say(`\n${lost.length} acknowledged deliveries lacked a point afterwards`)
  } finally {
    await stopServer(server)
  }
}

/** What pages ask for: those of all locations far more often than a network's 30 days. */
async function listPaths(url, token) {
  const get = asker(url, token)
  const locations = await get(`${base}/locations`)
  const ofPlaces = await Promise.all(
    locations.map(async ({ id }) => {
      const at = `${base}/locations/${id}`
      const [{ wlan_id_api: wlan }] = await get(`${at}/ssids`)
      const network = `${at}/ssids/${encodeURIComponent(wlan)}`
      return [
        `${at}/devices`,
        `${at}/ssids-summary`,
        `${at}/tickets-summary`,
        `/api/v1/locations/${id}/timeline/`,
        `${network}/stats?days_history=30`,
        `${network}/transfer-metrics?days_history=1`,
      ]
    }),
  )
  const ofAll = ['locations', 'overview', 'offline-devices', 'open-tickets', 'incidents'].map(
    (name) => `${base}/${name}`,
  )
  return [...ofPlaces.flat(), ...locations.flatMap(() => ofAll)]
}

let turn = 0

async function runMinute({
  url,
  tokens: [busy, customer, admin],
  paths,
  perSecond,
  companies,
  key,
}) {
  const tally = { counts: {}, times: [] }
  const add = (name, count = 1) => {
    tally.counts[name] = (tally.counts[name] ?? 0) + count
  }
  const taken = []
  const underWay = new Set()
  const begin = (work) => {
    const call = work()
      .catch((error) => add(error.name === 'TimeoutError' ? 'no answer in 30 s' : 'cut'))
      .finally(() => underWay.delete(call))
    underWay.add(call)
  }
  const send = (path, headers, body) =>
    fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
  const as = (token) => ({ authorization: `Bearer ${token}` })

  const read = async (number) => {
    const started = performance.now()
    // Each tenth is an administrator's, of all companies.
    const path =
      number % 10 === 0
        ? `${base}/incidents?state=open&limit=5`
        : paths[(number * 7) % paths.length]
    const response = await send(path, as(number % 10 === 0 ? admin : customer))
    await response.arrayBuffer()
    add(response.status === 200 ? 'answered' : response.status)
    if (response.status === 200) tally.times.push(performance.now() - started)
  }
  const deliver = async () => {
    const items = pointsOf(turn++, companies)
    const response = await send('/api/v1/ingest/client-counts', { 'x-api-key': key }, { items })
    const result = await response.json()
    if (response.status !== 200) return add(`delivery ${response.status}`)
    add('points', result.created)
    taken.push(items)
  }
  const report = async () => {
    const response = await send('/api/v1/reports/device-uptime', as(busy), {
      location_ids: [1 + (turn % locationsEach)],
      start_date: day(7),
      end_date: day(0),
    })
    const { task_id } = await response.json()
    if (!response.ok) return add(`report ${response.status}`)
    for (;;) {
      const { state } = await (await send(`/api/v1/reports/status/${task_id}`, as(busy))).json()
      if (state === 'SUCCESS') return add('reports')
      if (state === 'FAILURE') return add('report failed')
      await wait(1000)
    }
  }

  const started = performance.now()
  const begun = [
    { work: read, perSecond, count: 0 },
    { work: deliver, perSecond: 1, count: 0 },
    { work: report, perSecond: 0.5, count: 0 },
  ]
  while (performance.now() - started < 60_000) {
    const passed = (performance.now() - started) / 1000
    for (const kind of begun) {
      while (kind.count < passed * kind.perSecond) {
        const number = kind.count++
        begin(() => kind.work(number))
      }
    }
    await wait(5)
  }
  const seconds = (performance.now() - started) / 1000
  await Promise.all(underWay)
  return { tally, taken, seconds }
}

const start = Date.now() - 3 * 3_600_000

/** One point of each of some networks, at a time that no other delivery has. */
function pointsOf(number, companies) {
  const networks = companies * locationsEach * networksEach
  // One that is named twice would be one point.
  return Array.from({ length: Math.min(itemsOfDelivery, networks) }, (_, index) => ({
    ...networkOf((number * itemsOfDelivery + index) % networks),
    time: new Date(start + number).toISOString(),
    connected_client_count: index % 200,
  }))
}

/** @returns the deliveries of which a point is not there */
async function findLost(db, deliveries) {
  const lost = []
  for (const items of deliveries) {
    const { rows } = await db.query(
      `select count(*)::int as count from ssid_client_counts
       where time = $1 and ssid_id = any(select id from ssids where wlan_id = any($2))`,
      [items[0].time, items.map(({ wlan_id_api }) => wlan_id_api)],
    )
    if (rows[0].count < items.length) lost.push(items)
  }
  return lost
}

function rssMb(pid) {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(kb) / 1024)
}

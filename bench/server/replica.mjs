/**
 * Measures what a replica takes off a database: the series of 90 days of a network, for one and for four readers at
 * once, from a server with a streaming replica and from one without, by turns, and prints Markdown.
 *
 *   node bench/server/replica.mjs [points]
 *
 * It needs the built server. Points are rows of each of the two time series. In the last rows a machine delivers
 * all the while, so that the replica has something to come after.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres, startReplica } from '../../scripts/postgres.mjs'
import {
  createCompany,
  createUser,
  deliver,
  serverEnvironment,
  signIn,
  startServer,
  stopServer,
} from './builtServer.mjs'
import { asker } from './calls.mjs'
import { cpuMs } from './cpuTime.mjs'
import { fillNetworks, fillPoints, place, pointsPerNetwork } from './fill.mjs'
import { measure } from './measure.mjs'

const networks = Math.max(1, Math.round(Number(process.argv[2] ?? 1_000_000) / pointsPerNetwork))
const locations = Math.max(50, networks)
const seconds = 6
const rounds = 3
const metricsToken = 'bench-bench-bench-bench'

const folder = mkdtempSync(join(tmpdir(), 'network-portal-bench-'))
const primary = await startPostgres({ isDurable: true })
let replica
const servers = []
try {
  const env = { DATA_DIR: folder, DATABASE_URL: primary.url, METRICS_TOKEN: metricsToken }
  const without = await serverEnvironment(env)
  const key = createCompany(without.env, 'Bench')
  const reader = createUser(without.env, '--company', 'Bench')
  const first = await startServer(without)
  await fillNetworks(without.url, key, { locations, networks })
  await stopServer(first)
  await fill()
  replica = await startReplica(primary)

  const withReplica = await serverEnvironment({ ...env, DATABASE_REPLICA_URL: replica.url })
  for (const one of [without, withReplica]) servers.push(await startServer(one))
  const token = await signIn(without.url, reader)
  const sites = await asker(without.url, token)('/api/v1/customer/locations')
  const paths = sites
    .map(({ id, name }) => ({ id, site: Number(name.split(' ')[1]) }))
    .filter(({ site }) => site < networks)
    .map(
      ({ id, site }) =>
        `/api/v1/customer/locations/${id}/ssids/wlan-${site}/transfer-metrics?days_history=90`,
    )
  console.log(
    `${(networks * pointsPerNetwork).toLocaleString('en')} points in each series, ${cpus().length} cores, load before measuring ${loadavg()[0].toFixed(1)}\n`,
  )
  console.log(
    '| series of 90 days | readers | calls/s | median ms | p99 ms | CPU ms server | primary | replica | answered by the replica |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const isWritten of [false, true]) {
    const machine = isWritten ? deliverAlways(without.url, key) : null
    for (const connections of [1, 4]) {
      const best = [null, null]
      for (let round = 0; round < rounds; round++) {
        for (const [index, { url }] of [without, withReplica].entries()) {
          const taken = await take({ url, token, paths, connections }, servers[index])
          if (best[index] === null || taken.median < best[index].median) best[index] = taken
        }
      }
      for (const [index, taken] of best.entries()) {
        const name = `${index === 0 ? 'without' : 'with'} a replica${isWritten ? ', while a machine delivers' : ''}`
        console.log(`| ${[name, connections, ...figures(taken)].join(' | ')} |`)
      }
    }
    await machine?.stop()
  }
  console.log(`\nload after measuring ${loadavg()[0].toFixed(1)}`)
} finally {
  for (const server of servers) server.kill('SIGKILL')
  await replica?.stop()
  await primary.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function fill() {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await fillPoints((sql, values) => client.query(sql, values))
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}

async function take(options, server) {
  await measure({ ...options, seconds: 1 })
  const used = () => [server.pid, primary.pid, replica.pid].map(cpuMs)
  const [before, readsBefore] = [used(), await reads(options.url)]
  const taken = await measure({ ...options, seconds })
  const [after, readsAfter] = [used(), await reads(options.url)]
  const share = (readsAfter.replica - readsBefore.replica) / (readsAfter.all - readsBefore.all)
  return { ...taken, cpu: after.map((ms, part) => (ms - before[part]) / taken.calls), share }
}

/** Counts reads of a server that has a replica. */
async function reads(url) {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${url}/api/metrics`, { headers })).text()
  const counts = [
    ...text.matchAll(/^netportal_replica_reads_total\{outcome="(\w+)"\} (\d+)/gm),
  ].map(([, outcome, count]) => ({ outcome, count: Number(count) }))
  const sum = (list) => list.reduce((total, { count }) => total + count, 0)
  return { all: sum(counts), replica: sum(counts.filter(({ outcome }) => outcome === 'replica')) }
}

function figures({ perSecond, median, p99, cpu, share }) {
  return [
    perSecond.toFixed(0),
    ...[median, p99, ...cpu].map((ms) => ms.toFixed(1)),
    Number.isNaN(share) ? '' : `${(share * 100).toFixed(1)} %`,
  ]
}

/** Delivers points of all networks again and again, four times a second. */
function deliverAlways(url, key) {
  let isStopped = false
  let number = 0
  const work = async () => {
    while (!isStopped) {
      const time = new Date(Date.now() - (number++ % 1000) * 1000).toISOString()
      const items = Array.from({ length: networks }, (_, index) => ({
        location_external_id: place(index % locations),
        wlan_id_api: `wlan-${index}`,
        time,
        connected_client_count: number % 200,
      }))
      await deliver(url, key, 'client-counts', items)
      await wait(250)
    }
  }
  const ended = work()
  return {
    stop: () => {
      isStopped = true
      return ended
    },
  }
}

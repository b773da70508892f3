import { cpus, loadavg } from 'node:os'
import { cpuMs } from './cpuTime.mjs'
import { measure } from './measure.mjs'

/**
 * Measures calls and prints them as Markdown. Processor
 * time is told beside the time that passed: other work on the machine hardly touches it.
 * @param calls each with its paths, which take turns, and how many callers there are at once
 * @param server process id
 * @param database process id of a PostgreSQL; undefined when it is inside the server
 */
export async function measureCalls({ url, token, calls, server, database, seconds = 8 }) {
  console.log(`${cpus().length} cores, load before measuring ${loadavg()[0].toFixed(1)}\n`)
  console.log(
    '| call | connections | calls/s | median ms | p99 ms | CPU ms server | CPU ms database |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|')
  for (const { name, paths, connections } of calls) {
    const options = { url, token, paths, connections }
    await measure({ ...options, seconds: 1 })
    const before = [cpuMs(server), database ? cpuMs(database) : 0]
    const { perSecond, median, p99, calls } = await measure({ ...options, seconds })
    const after = [cpuMs(server), database ? cpuMs(database) : 0]
    const [inServer, inDatabase] = after.map((ms, index) => (ms - before[index]) / calls)
    const figures = [perSecond.toFixed(0), median.toFixed(1), p99.toFixed(1), inServer.toFixed(1)]
    const last = database ? inDatabase.toFixed(1) : '(in the server)'
    console.log(`| ${[name, connections, ...figures, last].join(' | ')} |`)
  }
  console.log(`\nload after measuring ${loadavg()[0].toFixed(1)}`)
}

/** Makes what asks a server in the name of a user. @returns answers of paths */
export function asker(url, token) {
  const headers = { authorization: `Bearer ${token}` }
  return async (path) => (await fetch(`${url}${path}`, { headers })).json()
}

/** The calls of the overview, and those of one network's series. */
export async function listCalls({ ask, networks }) {
  const list = await ask('/api/v1/customer/locations')
  const sites = list.map(({ id, name }) => ({ id, site: Number(name.split(' ')[1]) }))
  const each = (tail) => sites.map(({ id }) => `/api/v1/customer/locations/${id}/${tail}`)
  const series = (tail) =>
    sites
      .filter(({ site }) => site < networks)
      .map(({ id, site }) => `/api/v1/customer/locations/${id}/ssids/wlan-${site}/${tail}`)
  const overview = [
    ['locations', ['/api/v1/customer/locations']],
    ['devices of a location', each('devices')],
    ['ssids-summary of a location', each('ssids-summary')],
    ['tickets-summary of a location', each('tickets-summary')],
    ['offline-devices', ['/api/v1/customer/offline-devices']],
    ['open-tickets', ['/api/v1/customer/open-tickets']],
  ]
  const ofNetwork = [
    ['client counts of 1 day', series('stats?days_history=1')],
    ['client counts of 90 days', series('stats?days_history=90')],
    ['transfer metrics of 90 days', series('transfer-metrics?days_history=90')],
  ]
  return [
    ...overview.map(([name, paths]) => ({ name, paths, connections: 4 })),
    ...ofNetwork.map(([name, paths]) => ({ name, paths, connections: 1 })),
  ]
}

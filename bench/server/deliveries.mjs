import { deliver } from './builtServer.mjs'
import { cpuMs } from './cpuTime.mjs'
import { address, place } from './fill.mjs'

const times = 20
const itemsAtOnce = 1000

/**
 * Measures what deliveries take, one after another.
 * @param accessPoints numbers of those that are told about, site by site
 * @param locations number of sites: an access point's is its number modulo this
 * @param networks their number
 * @returns for each kind the median of the time, and processor time of server and database, ms
 */
export async function measureDeliveries({
  url,
  key,
  accessPoints,
  locations,
  networks,
  server,
  database,
}) {
  // Between the statuses that the filling gave and now.
  let clock = Date.now() - 40 * 60_000
  const at = () => {
    clock += 1000
    return new Date(clock).toISOString()
  }
  const say = (numbers, status, time = at()) =>
    deliver(
      url,
      key,
      'device-statuses',
      numbers.map((number) => ({ ap_mac_address: address(number), time, status })),
    )
  const many = accessPoints.filter((number) => number % 15 !== 0).slice(0, itemsAtOnce)
  const counted = Math.min(networks, 100)
  const ofSite = (turn) => many.filter((number) => number % locations === many[turn] % locations)
  const kinds = {
    [`${many.length} statuses as before`]: () => say(many, 'Online'),
    'a site goes dark': (turn) => say(ofSite(turn), 'Offline'),
    'and comes back': (turn) => say(ofSite(turn), 'Online'),
    [`${many.length} access points go down`]: () => say(many, 'Offline'),
    'and come back': () => say(many, 'Online'),
    'a status of 60 days ago': (turn) =>
      say([many[turn]], 'Offline', new Date(clock - 60 * 86_400_000 + turn * 1000).toISOString()),
    [`client counts of ${counted} networks`]: () =>
      deliver(
        url,
        key,
        'client-counts',
        Array.from({ length: counted }, (_, index) => ({
          location_external_id: place(index % locations),
          wlan_id_api: `wlan-${index}`,
          time: at(),
          connected_client_count: 7,
        })),
      ),
  }
  const found = {}
  const names = Object.keys(kinds)
  // What goes down comes back before it goes down again.
  const turns = [[names[0]], [names[1], names[2]], [names[3], names[4]], [names[5]], [names[6]]]
  for (const together of turns) {
    for (let turn = 0; turn < times; turn++) {
      for (const name of together) {
        const before = [cpuMs(server), database ? cpuMs(database) : 0]
        const started = performance.now()
        await kinds[name](turn)
        const ms = performance.now() - started
        const after = [cpuMs(server), database ? cpuMs(database) : 0]
        found[name] ??= { ms: [], server: 0, database: 0 }
        const kind = found[name]
        kind.ms.push(ms)
        kind.server += after[0] - before[0]
        kind.database += after[1] - before[1]
      }
    }
  }
  return Object.entries(found).map(([name, kind]) => ({
    name,
    ms: kind.ms.sort((a, b) => a - b)[times >> 1],
    server: kind.server / times,
    database: kind.database / times,
  }))
}

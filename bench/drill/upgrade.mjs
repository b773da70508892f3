import { setTimeout as wait } from 'node:timers/promises'
import {
  createKey,
  deliver,
  serverEnvironment,
  startServer,
  stopServer,
} from '../server/builtServer.mjs'
import { basics } from './deliveries.mjs'
import { createDeliveries, judge, openDatabase } from './ingest.mjs'

const senders = 3
/** How long both versions serve together, and each alone. */
const phaseMs = 5000
/** Between the deliveries of a sender. */
const pauseMs = 25

/**
 * Upgrades a portal under load, from the last release to this one and back, on one database: two servers, of which one
 * at least serves at any time.
 * @param last a checkout of the last release, built
 */
export async function upgrade({ kind, folder, settings, say, last }) {
  if (kind === 'embedded' || last === undefined) {
    say('SKIPPED: it takes PostgreSQL, and --last=a built checkout of the last release.')
    return []
  }
  const [older, newer] = [
    await serverEnvironment(settings, last),
    await serverEnvironment(settings),
  ]
  const running = new Map()
  const start = async (place) => running.set(place, await startServer(place))
  const stop = async (place) => {
    const server = running.get(place)
    running.delete(place)
    await stopServer(server)
  }
  await start(older)
  const key = createKey(older, 'Drill')
  try {
    for (const [path, items] of basics) await deliver(older.url, key, path, items)
    let turn = 0
    let state = 'sending'
    const deliveries = createDeliveries(async ([path, items]) => {
      await wait(pauseMs)
      if (state === 'stopping') throw new TypeError('Nothing more is sent.')
      // As a proxy does: to one after another of those that serve.
      const places = [...running.keys()]
      return deliver(places[turn++ % places.length].url, key, path, items)
    })
    const sendOn = async () => {
      while (state === 'sending') await deliveries.sendUntilItDies()
    }
    const sending = Array.from({ length: senders }, sendOn)

    const phases = []
    const serve = async (text) => {
      const before = deliveries.acknowledged.size
      await wait(phaseMs)
      const isReady = await Promise.all([...running.keys()].map(({ url }) => saysReady(url)))
      const count = deliveries.acknowledged.size - before
      phases.push({
        text: `${text}: ${count} deliveries, ready ${isReady.join(' and ')}`,
        isRight: count > 0 && isReady.every(Boolean),
      })
    }
    await serve('the last release alone')
    await start(newer)
    await serve('the last release beside this one, which has migrated')
    await stop(older)
    await serve('this one alone')
    const cameBack = await start(older).then(
      () => true,
      () => false,
    )
    if (cameBack) {
      await serve('the last release again, beside this one')
      await stop(newer)
      await serve('the last release alone, on the migrated database')
    } else say('the last release does not start on this database: it is from before the rule')
    state = 'stopping'
    await Promise.all(sending)
    state = 'sending the rest'
    await deliveries.sendUnanswered()
    for (const place of running.keys()) await stop(place)
    return [
      ...phases,
      ...(await judge(await openDatabase(folder, settings), deliveries.acknowledged)),
    ]
  } finally {
    for (const server of running.values()) server.kill('SIGKILL')
  }
}

async function saysReady(url) {
  const response = await fetch(`${url}/api/health/ready`)
  return response.ok
}

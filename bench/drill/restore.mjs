import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { restorePostgres, startPostgres, takeBaseBackup } from '../../scripts/postgres.mjs'
import {
  createCompany,
  deliver,
  serverEnvironment,
  startServer,
  stopServer,
} from '../server/builtServer.mjs'
import { basics, batch } from './deliveries.mjs'
import { createDeliveries, judge, openDatabase } from './ingest.mjs'

const senders = 3
const phaseMs = 4000

/**
 * Restores a database to a moment, as docs/deploying.md says: its base backup is taken while a server takes deliveries,
 * which go on before and after the moment, then it is killed. What had been acknowledged until the moment must be there,
 * nothing of later, and a server must go on from there.
 */
export async function restore({ kind, folder, say }) {
  if (kind === 'embedded') {
    say('left out: the embedded database is a folder that is copied while its server is stopped.')
    return []
  }
  const archive = join(folder, 'archive')
  mkdirSync(archive)
  // PostgreSQL is another user where this runs as root.
  for (const place of [folder, archive]) chmodSync(place, 0o777)
  const primary = await startPostgres({
    isDurable: true,
    settings: ['archive_mode=on', `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`],
  })
  const place = await serverEnvironment({ DATABASE_URL: primary.url, DATA_DIR: folder })
  const key = createCompany(place.env, 'Drill')
  const server = await startServer(place)
  let restored
  let later
  try {
    const send = ([path, items]) => deliver(place.url, key, path, items)
    for (const basic of basics) await send(basic)
    let isSending = true
    const deliveries = createDeliveries(async (one) => {
      if (!isSending) throw new TypeError('Nothing more is sent.')
      return send(one)
    })
    const sendAll = () => Promise.all(Array.from({ length: senders }, deliveries.sendUntilItDies))
    const sending = sendAll()
    await wait(phaseMs)
    const backup = takeBaseBackup(primary)
    await wait(phaseMs)
    isSending = false
    await sending
    // What nobody answered may be there, or not.
    await Promise.all([...deliveries.unanswered].map((number) => send(batch(number))))
    const until = new Set([...deliveries.acknowledged, ...deliveries.unanswered])
    deliveries.unanswered.clear()
    const moment = await readTime(primary)
    isSending = true
    const sendingLater = sendAll()
    await wait(phaseMs)
    isSending = false
    await sendingLater
    const lost = deliveries.acknowledged.size - until.size
    await switchLog(primary, archive)
    server.kill('SIGKILL')
    await primary.stop()

    const started = performance.now()
    restored = await restorePostgres(backup, [
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${moment}`,
      'recovery_target_action=promote',
    ])
    await untilPromoted(restored)
    say(
      `back at ${moment} after ${Math.round(performance.now() - started)} ms: ${until.size} deliveries before it, ${lost} after it`,
    )
    const checks = await judge(await openDatabase(folder, { DATABASE_URL: restored.url }), until)
    later = await serverEnvironment({ DATABASE_URL: restored.url, DATA_DIR: folder })
    later.server = await startServer(later)
    for (const basic of basics) await deliver(later.url, key, ...basic)
    await stopServer(later.server)
    return [
      ...checks,
      { text: 'there was something to lose, and to keep', isRight: lost > 0 && until.size > 0 },
      { text: 'a server goes on from there', isRight: true },
    ]
  } finally {
    server.kill('SIGKILL')
    later?.server?.kill('SIGKILL')
    await primary.stop()
    await restored?.stop()
  }
}

async function readTime({ url }) {
  const { query, close } = await openDatabase('', { DATABASE_URL: url })
  const { rows } = await query(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US+00') as now`,
  )
  await close()
  return rows[0].now
}

/** Waits until all that was written is in the archive. */
async function switchLog({ url }, archive) {
  const { query, close } = await openDatabase('', { DATABASE_URL: url })
  const { rows } = await query('select pg_walfile_name(pg_switch_wal()) as name')
  await close()
  while (!existsSync(join(archive, rows[0].name))) await wait(100)
}

async function untilPromoted({ url }) {
  const { query, close } = await openDatabase('', { DATABASE_URL: url })
  while ((await query('select pg_is_in_recovery() as is_on')).rows[0].is_on) await wait(50)
  await close()
}

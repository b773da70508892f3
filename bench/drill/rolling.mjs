/**
 * Restarts two servers behind nginx one after the other, again and again, while people read and a machine delivers, and
 * counts what did not arrive. The settings of nginx are those of docs/deploying.md.
 *
 *   node bench/drill/rolling.mjs [seconds]     it takes nginx and PostgreSQL (Debian: nginx-light, postgresql-15)
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../scripts/postgres.mjs'
import {
  createKey,
  runCliOf,
  serverEnvironment,
  startServer,
  stopServer,
} from '../server/builtServer.mjs'

const seconds = Number(process.argv[2] ?? 60)
const readers = 6
const folder = mkdtempSync(join(tmpdir(), 'network-portal-rolling-'))
const postgres = await startPostgres()
const settings = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), DRAIN_SECONDS: '1' }
const places = [await serverEnvironment(settings), await serverEnvironment(settings)]
const proxy = await serverEnvironment(settings)
const counts = {}
const count = (name) => {
  counts[name] = (counts[name] ?? 0) + 1
}
let state = 'running'
try {
  runCliOf(proxy.checkout, proxy.env, ['migrate'])
  const key = createKey(proxy, 'Drill')
  const servers = await Promise.all(places.map((place) => startServer(place)))
  const nginx = await startProxy()
  const load = [...Array.from({ length: readers }, read), deliverOn(key)]
  const until = performance.now() + seconds * 1000
  let restarts = 0
  while (performance.now() < until) {
    const index = restarts % places.length
    await stopServer(servers[index])
    servers[index] = await startServer(places[index])
    restarts += 1
  }
  state = 'ending'
  await Promise.all(load)
  console.log(`${restarts} restarts:`, counts)
  nginx.kill()
  await Promise.all(servers.map(stopServer))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

/** Starts nginx with the settings of the page, but for its ports and its certificates. */
async function startProxy() {
  const page = readFileSync(new URL('../../docs/deploying.md', import.meta.url), 'utf8')
  const [, written] = /```nginx\n(.*?)```/s.exec(page)
  const ports = ['8080', '8081'].map((port, index) => [port, new URL(places[index].url).port])
  const site = ports
    .reduce(
      (text, [port, own]) => text.replaceAll(`127.0.0.1:${port}`, `127.0.0.1:${own}`),
      written,
    )
    .replace('listen 443 ssl', `listen ${new URL(proxy.url).port}`)
    .replace(/^ *ssl_.*\n/gm, '')
  mkdirSync(join(folder, 'nginx'))
  const file = join(folder, 'nginx/nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx/pid; error_log stderr crit; events {}
http { access_log off; client_body_temp_path ${folder}/nginx/body; proxy_temp_path ${folder}/nginx/proxy;
fastcgi_temp_path ${folder}/nginx/f; uwsgi_temp_path ${folder}/nginx/u; scgi_temp_path ${folder}/nginx/s;
${site}}`,
  )
  const child = spawn('nginx', ['-c', file], { stdio: 'inherit' })
  await Promise.race([wait(1000), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error('nginx did not start.')
  return child
}

async function read() {
  while (state === 'running') {
    const path = Math.random() < 0.5 ? '/api/health/live' : '/api/v1/customer/locations'
    await fetch(`${proxy.url}${path}`).then(
      async (response) => {
        await response.text()
        count(`GET ${response.status}`)
      },
      () => count('GET failed'),
    )
  }
}

async function deliverOn(key) {
  for (let number = 0; state === 'running'; number++) {
    const items = [{ external_id: `site ${number}`, name: `Site ${number}`, timezone: 'UTC' }]
    await fetch(`${proxy.url}/api/v1/ingest/locations`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ items }),
    }).then(
      async (response) => {
        await response.text()
        count(`POST ${response.status}`)
      },
      () => count('POST failed'),
    )
  }
}

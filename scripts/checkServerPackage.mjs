/**
 * Makes the package of the server as `npm run package` does, in a folder outside of this repository, and uses it: a
 * company, a machine that delivers, a person who signs in, the portal, and a report of a hotel with a name in several
 * scripts, whose fonts have to be there. It sends traces meanwhile and keeps the file in a bucket, whose libraries have
 * to be there too.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  createKey,
  deliver,
  runCliOf,
  serverEnvironment,
  startServer,
  stopServer,
} from '../bench/server/builtServer.mjs'
import { root } from './setup.mjs'

const folder = mkdtempSync(join(tmpdir(), 'network-portal-package-'))
const checkout = join(folder, 'portal')
const name = 'Hôtel Łódź 東館 فندق'
try {
  execFileSync(process.execPath, [join(root, 'scripts/package.mjs'), checkout], {
    stdio: 'inherit',
  })
  const collector = await startCollector()
  const bucket = await startBucket()
  const place = await serverEnvironment(
    {
      DATA_DIR: join(folder, 'data'),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      ...bucket.environment,
    },
    checkout,
  )
  runCliOf(checkout, place.env, ['migrate'])
  const key = createKey(place, 'Meridian')
  const user = ['create-user', 'ann@meridian.example', '--company', 'Meridian']
  const password = /: (\S+)/.exec(runCliOf(checkout, place.env, user))[1]
  const server = await startServer(place)
  try {
    await use(place.url, key, password)
  } finally {
    await stopServer(server)
    collector.close()
    await bucket.close()
  }
  if (!collector.text().includes('draw report')) throw new Error('No trace of the report came.')
  if (bucket.files() === 0) throw new Error('No file came to the bucket.')
  console.log('The packaged server serves the portal and makes reports.')
} finally {
  rmSync(folder, { recursive: true })
}

async function startCollector() {
  let text = ''
  const server = createServer((request, response) => {
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => response.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    text: () => text,
    close: () => server.close(),
  }
}

async function startBucket() {
  const directory = join(folder, 'bucket')
  const S3rver = createRequire(join(root, 'packages/server/package.json'))('s3rver')
  const configureBuckets = [{ name: 'files', configs: [] }]
  const address = '127.0.0.1'
  const store = new S3rver({ address, port: 0, silent: true, directory, configureBuckets })
  const { port } = await store.run()
  return {
    environment: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_PATH_STYLE: '1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    files: () =>
      readdirSync(join(directory, 'files/reports')).filter((file) =>
        /^[\da-f-]{36}\._S3rver_object$/.test(file),
      ).length,
    close: () => store.close(),
  }
}

async function use(url, key, password) {
  await deliver(url, key, 'locations', [{ external_id: 'site', name, timezone: 'UTC' }])
  const page = await (await fetch(`${url}/dashboard`, { headers: { accept: 'text/html' } })).text()
  if (!page.includes('<div id="root">')) throw new Error(`No portal: ${page.slice(0, 200)}`)
  const { access_token: token } = await ask(`${url}/token`, {
    body: new URLSearchParams({ username: 'ann@meridian.example', password }),
  })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const [location] = await ask(`${url}/api/v1/customer/locations`, { headers })
  const day = new Date().toISOString().slice(0, 10)
  const { task_id: task } = await ask(`${url}/api/v1/reports/network-health`, {
    headers,
    body: JSON.stringify({ location_id: location.id, start_date: day, end_date: day }),
  })
  for (;;) {
    const { state, result } = await ask(`${url}/api/v1/reports/status/${task}`, { headers })
    if (state === 'FAILURE') throw new Error(`The report failed: ${result}`)
    if (state === 'SUCCESS') {
      const file = Buffer.from(
        await (await fetch(`${url}/media/${result}`, { headers })).arrayBuffer(),
      )
      if (file.subarray(0, 5).toString() !== '%PDF-') throw new Error('The report is no PDF.')
      return
    }
    await wait(200)
  }
}

async function ask(url, { headers, body } = {}) {
  const response = await fetch(url, { method: body === undefined ? 'GET' : 'POST', headers, body })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} ${response.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

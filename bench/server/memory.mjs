/**
 * Measures what hostile deliveries cost the built server in memory: `node bench/server/memory.mjs [dist]`.
 * Prints what each was answered, the highest RSS, and the heap in use and beside it at its highest.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createCompany, serverEnvironment } from './builtServer.mjs'

const bytes = 8 * 1024 * 1024
const item = '{"external_id":"a","name":"A","timezone":"UTC"}'
const filled = (open, part, close) =>
  Buffer.from(
    `${open}${Array(Math.floor((bytes - open.length - close.length) / (part.length + 1)))
      .fill(part)
      .join()}${close}`,
  )

/** 8 MiB of values that nobody asked for. */
const values = filled(`{"items":[${item}],"x":[`, '{}', ']}')
/** As many bytes of what may be sent: tickets with long notes. */
const honest = Buffer.from(
  JSON.stringify({
    items: Array.from({ length: 80 }, (_, index) => ({
      calltek_ticket_id: `${index}`,
      location_external_id: 'a',
      ticket_datetime_utc: '2026-06-01T00:00:00Z',
      notes: [{ note_sequence: 1, content: 'x'.repeat(98_000) }],
    })),
  }),
)
const small = Buffer.from(`{"items":[${item}]}`)
const brotli = (body) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

const storms = [
  ['40 × 8 MiB of {} in brotli', 40, brotli(values), 'br', 'locations'],
  ['16 × 8 MiB of {}, plain', 16, values, undefined, 'locations'],
  ['40 × 8 MiB of tickets in gzip', 40, gzipSync(honest), 'gzip', 'tickets'],
  ['16 × 8 MiB of tickets, plain', 16, honest, undefined, 'tickets'],
  ['1,000 × one location', 1000, small, undefined, 'locations'],
]

const [dist = 'packages/server/dist', only] = process.argv.slice(2)
for (const [name, count, body, encoding, path] of storms) {
  if (only !== undefined && !name.includes(only)) continue
  const folder = await mkdtemp(join(tmpdir(), 'memory-'))
  const { env, url } = await serverEnvironment({ DATA_DIR: folder })
  const key = createCompany(env, 'Storm')
  const server = spawn(
    process.execPath,
    ['--import', resolve('bench/server/reportHeap.mjs'), resolve(dist, 'main.js')],
    { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const highest = { heap: 0, external: 0 }
  server.on('message', ({ heapUsed, external }) => {
    highest.heap = Math.max(highest.heap, heapUsed)
    highest.external = Math.max(highest.external, external)
  })
  const post = (to, payload, contentEncoding) =>
    new Promise((answer) => {
      const call = request(
        `${url}/api/v1/ingest/${to}`,
        {
          method: 'POST',
          headers: {
            'x-api-key': key,
            'content-type': 'application/json',
            'content-length': payload.length,
            ...(contentEncoding && { 'content-encoding': contentEncoding }),
          },
          agent: false,
        },
        (response) => {
          response.resume()
          answer(response.statusCode)
        },
      )
      call.on('error', (error) => answer(error.code))
      call.end(payload)
    })
  while ((await post('locations', small)) !== 200 && server.exitCode === null) await wait(100)
  const before = await status(server.pid)
  highest.heap = 0
  highest.external = 0
  const started = performance.now()
  const answers = await Promise.all(Array.from({ length: count }, () => post(path, body, encoding)))
  const seconds = (performance.now() - started) / 1000
  await wait(200)
  const after =
    server.exitCode === null && server.signalCode === null ? await status(server.pid) : before
  const told = [...new Set(answers)].map(
    (code) => `${answers.filter((a) => a === code).length} × ${code}`,
  )
  console.log(
    `${name} (${body.length} bytes each): ${told.join(', ')}; RSS ${before.VmRSS} before, ${after.VmHWM} MiB at most; heap ${mib(highest.heap)}, outside of it ${mib(highest.external)} MiB; ${seconds.toFixed(1)} s${(server.exitCode ?? server.signalCode) ? `; THE SERVER DIED (${server.signalCode ?? server.exitCode})` : ''}`,
  )
  server.kill('SIGKILL')
  await wait(500)
  await rm(folder, { recursive: true, force: true })
}

function mib(count) {
  return Math.round(count / 1024 / 1024)
}

/** Memory of a process, MiB. */
async function status(pid) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  const read = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024)
  return { VmRSS: read('VmRSS'), VmHWM: read('VmHWM') }
}

/** Runs the built server (`packages/server/dist`) as its operator does. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = (name) =>
  fileURLToPath(new URL(`../../packages/server/dist/${name}.js`, import.meta.url))

/**
 * @param env which database it uses
 * @returns the environment of a server that nobody slows down, at a free port, and its address
 */
export async function serverEnvironment(env) {
  const port = await freePort()
  return {
    url: `http://127.0.0.1:${port}`,
    env: {
      PATH: process.env.PATH,
      ...env,
      // Files that a killed server leaves behind go with its data.
      TMPDIR: env.DATA_DIR,
      PORT: String(port),
      LOG_LEVEL: 'error',
      CALLS_PER_MINUTE: '0',
    },
  }
}

/** @returns what the command has said */
export function runCli(env, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program('cli'), ...args], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** Makes a company with a machine key. */
export function createCompany(env, name) {
  runCli(env, 'migrate')
  runCli(env, 'create-company', name)
  return /npk_\S+/.exec(runCli(env, 'create-key', name, '--name', 'controller'))[0]
}

/**
 * @param nodeOptions of its Node
 * @returns its process, once it is ready
 */
export async function startServer({ env, url }, nodeOptions = []) {
  const child = spawn(process.execPath, [...nodeOptions, program('main')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error('The server ended by itself.')
    const isReady = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return child
    await wait(50)
  }
  throw new Error('The server did not become ready.')
}

export async function stopServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/**
 * Delivers as a machine does.
 * @returns the result of a delivery of which nothing was rejected
 */
export async function deliver(url, key, path, items) {
  const response = await fetch(`${url}/api/v1/ingest/${path}`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  })
  const result = await response.json()
  if (response.status === 200 && result.rejected.length === 0) return result
  throw new Error(`Refused: ${path} ${response.status} ${JSON.stringify(result).slice(0, 300)}`)
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

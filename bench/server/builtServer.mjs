/** Runs the built server (`packages/server/dist`) as its operator does. */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('../..', import.meta.url))

/**
 * @param env which database it uses
 * @param checkout whose built server it is
 * @returns the environment of a server that nobody slows down, at a free port, and its address
 */
export async function serverEnvironment(env, checkout = here) {
  const port = await freePort()
  return {
    checkout,
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

const program = (checkout, name) => join(checkout, 'packages/server/dist', `${name}.js`)

/** @returns what the command has said */
export function runCli(env, ...args) {
  return runCliOf(here, env, args)
}

/** @returns what the command of a checkout has said */
export function runCliOf(checkout, env, args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program(checkout, 'cli'), ...args],
    { env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** Makes a company with a machine key in a new database. */
export function createCompany(env, name) {
  runCli(env, 'migrate')
  return createKey({ env, checkout: here }, name)
}

/** Makes a company with a machine key. */
export function createKey({ env, checkout }, name) {
  runCliOf(checkout, env, ['create-company', name])
  const made = runCliOf(checkout, env, ['create-key', name, '--name', 'controller'])
  return /npk_\S+/.exec(made)[0]
}

/** Makes somebody who can sign in. @param whose `--admin`, or `--company` and its name */
export function createUser(env, ...whose) {
  const email = `${randomUUID()}@bench.test`
  const [, password] = /\(shown once\): (\S+)/.exec(runCli(env, 'create-user', email, ...whose))
  return { email, password }
}

/** @returns the token of a new session */
export async function signIn(url, { email, password }) {
  const response = await fetch(`${url}/token`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  })
  return (await response.json()).access_token
}

/**
 * @param nodeOptions of its Node
 * @returns its process, once it is ready
 */
export async function startServer({ env, url, checkout }, nodeOptions = []) {
  const child = spawn(process.execPath, [...nodeOptions, program(checkout, 'main')], {
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

/**
 * Runs a command beside a throwaway PostgreSQL, whose address it finds in TEST_DATABASE_URL:
 *
 *   node scripts/postgres.mjs npx vitest run --project server packages/server/src/ingest
 *
 * It takes Debian's binaries (postgresql-15 or newer), or those of the folder PG_BIN.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const postgresMissing =
  'PostgreSQL is not installed (Debian: apt-get install postgresql-15; elsewhere: PG_BIN=its folder of programs)'

/** @returns the folder of PostgreSQL's programs, the newest that there is; null when there is none */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).filter((name) => Number(name) >= 15)
    : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  const folder = process.env.PG_BIN ?? (newest && join(debian, newest, 'bin'))
  return folder && existsSync(join(folder, 'initdb')) ? folder : null
}

/**
 * Starts a PostgreSQL that nobody else has, reached through a socket in a folder of its own.
 * @param isDurable false leaves out what only a power failure would need: quicker, for tests
 * @returns its address as a superuser, its process, and how to stop and remove it
 */
export async function startPostgres({ isDurable = false, settings = [] } = {}) {
  const programs = findPostgres()
  if (programs === null) throw new Error(`${postgresMissing}.`)
  const folder = mkdtempSync(join(tmpdir(), 'network-portal-postgres-'))
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (isRoot) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder, ...owner },
  )
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const chosen = ['listen_addresses=', ...(isDurable ? [] : quick), ...settings]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...chosen.flatMap((setting) => ['-c', setting])],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...owner },
  )
  const exited = once(server, 'exit')
  await isReady(server)
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    pid: server.pid,
    async stop() {
      // Ends sessions, and does not wait for them.
      server.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function idOf(option) {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
}

async function isReady(server) {
  let log = ''
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      if (log.length < 10_000) log += chunk
      if (log.includes('database system is ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, ...args] = process.argv.slice(2)
  if (command === undefined || findPostgres() === null) {
    console.error(command === undefined ? 'Which command?' : `${postgresMissing}.`)
    process.exit(2)
  }
  const postgres = await startPostgres()
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  await postgres.stop()
  process.exit(code ?? 1)
}

/**
 * Runs a command beside a throwaway PostgreSQL, whose address it finds in TEST_DATABASE_URL:
 *
 *   node scripts/postgres.mjs npx vitest run --project server packages/server/src/ingest
 *
 * With --replica before the command there is a streaming replica of it too, in TEST_REPLICA_URL. It takes Debian's
 * binaries (postgresql-15 or newer), or those of the folder PG_BIN.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const postgresMissing =
  'PostgreSQL is not installed (Debian: apt-get install postgresql-15; elsewhere: PG_BIN=its folder of programs)'

const stopMs = 10_000

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
  const programs = requirePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'network-portal-postgres-'))
  const owner = ownerOf(folder)
  execFileSync(
    join(programs, 'initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder, ...owner },
  )
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const chosen = ['listen_addresses=', ...(isDurable ? [] : quick), ...settings]
  return launch(programs, folder, chosen)
}

/**
 * Starts a streaming replica of one that `startPostgres` started, reached in the same way.
 * @returns as `startPostgres` does
 */
export function startReplica(primary, { settings = [] } = {}) {
  return launch(requirePrograms(), copyOf(primary, 'replica', ['-R']), [
    'listen_addresses=',
    ...settings,
  ])
}

/**
 * Takes a base backup of one that `startPostgres` started, without the log that was written meanwhile.
 * @returns its folder, for `restorePostgres`
 */
export function takeBaseBackup(primary) {
  return copyOf(primary, 'backup', ['-X', 'none'])
}

/**
 * Starts PostgreSQL on a base backup, to recover what its settings say.
 * @returns as `startPostgres` does
 */
export function restorePostgres(folder, settings) {
  writeFileSync(join(folder, 'data/recovery.signal'), '')
  return launch(requirePrograms(), folder, ['listen_addresses=', ...settings])
}

function copyOf({ folder: primary }, kind, options) {
  const folder = mkdtempSync(join(tmpdir(), `network-portal-${kind}-`))
  const owner = ownerOf(folder)
  execFileSync(
    join(requirePrograms(), 'pg_basebackup'),
    [
      ...['-h', primary, '-U', 'postgres', '-D', join(folder, 'data'), '-c', 'fast', '--no-sync'],
      ...options,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder, ...owner },
  )
  return folder
}

function requirePrograms() {
  const programs = findPostgres()
  if (programs === null) throw new Error(`${postgresMissing}.`)
  return programs
}

/** PostgreSQL refuses to run as root. */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {}
  const owner = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

async function launch(programs, folder, settings) {
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', join(folder, 'data'), '-k', folder],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...ownerOf(folder) },
  )
  const exited = once(server, 'exit')
  await isReady(server)
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    folder,
    pid: server.pid,
    async stop() {
      // Ends sessions, and does not wait for them.
      server.kill('SIGINT')
      // One that was just starting again after a crash may wait for a process that nobody has told.
      const force = setTimeout(() => server.kill('SIGQUIT'), stopMs)
      await exited
      clearTimeout(force)
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
      if (/system is ready to accept (read-only )?connections/.test(log)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isReplicated = process.argv[2] === '--replica'
  const [command, ...args] = process.argv.slice(isReplicated ? 3 : 2)
  if (command === undefined || findPostgres() === null) {
    console.error(command === undefined ? 'Which command?' : `${postgresMissing}.`)
    process.exit(2)
  }
  const postgres = await startPostgres()
  const replica = isReplicated ? await startReplica(postgres) : null
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: postgres.url,
      ...(replica && { TEST_REPLICA_URL: replica.url }),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  await replica?.stop()
  await postgres.stop()
  process.exit(code ?? 1)
}

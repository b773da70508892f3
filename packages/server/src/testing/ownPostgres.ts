import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Whether PostgreSQL is installed here, and its processes can be found. */
export const canStartPostgres = existsSync('/usr/lib/postgresql') && existsSync('/proc/self/stat')

const script = fileURLToPath(new URL('../../../../scripts/postgres.mjs', import.meta.url))
const tell =
  'console.log(JSON.stringify([process.env.TEST_DATABASE_URL, process.env.TEST_REPLICA_URL])); setInterval(() => {}, 1000)'

/**
 * Starts a PostgreSQL server that nobody else has.
 * @param options.isReplicated whether it has a streaming replica
 */
export async function startOwnPostgres({ isReplicated = false } = {}) {
  const args = [script, ...(isReplicated ? ['--replica'] : []), process.execPath, '-e', tell]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = await once(child.stdout, 'data')
  const [url, replicaUrl]: string[] = JSON.parse(String(line))
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url: url ?? '', replicaUrl: replicaUrl ?? '', stop }
}

/** Sends a signal to PostgreSQL's first process and to all that it has started. */
export function signalPostgres(dataFolder: string, signal: NodeJS.Signals): void {
  const [first = ''] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
    if (pid === first || parent === first) process.kill(Number(pid), signal)
  }
}

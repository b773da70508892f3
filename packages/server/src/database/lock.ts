import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartError } from '../http/errors.ts'

/** Who holds a folder. */
interface Holder {
  pid: number
  /** When that process began, in the system's own terms: its pid alone may be another's by now. */
  startedAt: string | null
  /** Tells this process apart from an earlier one with the same pid, as in a container. */
  instance: string
}

const instance = randomUUID()

/**
 * Takes the data folder for this process: two would ruin the embedded database. The lock of a process
 * that has died is taken over.
 * @returns a function that gives the folder back
 * @throws StartError when a living process holds it, or the folder cannot be written to
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuse(folder))
  const file = join(folder, 'server.lock')
  const mine = JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid), instance })
  while (!(await create(file, mine).catch(refuse(folder)))) {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === null) continue
    const holder = parseHolder(text)
    if (holder && (await isAlive(holder))) {
      throw new StartError(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop that server, or choose another folder with DATA_DIR.`,
      )
    }
    await takeAway(file, text)
  }
  return () => rm(file, { force: true })
}

function refuse(folder: string): (error: Error) => never {
  return ({ message }) => {
    throw new StartError(`The data folder ${folder} cannot be used: ${message}.`)
  }
}

/**
 * Makes a file that nobody ever sees half written: such a one is taken for a dead lock.
 * @returns false when there is such a file already
 */
async function create(file: string, text: string): Promise<boolean> {
  const whole = `${file}.${randomUUID()}`
  try {
    await writeFile(whole, text, { flag: 'wx', mode: 0o600 })
    await link(whole, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(whole, { force: true })
  }
}

/** A takeover is a matter of milliseconds: after so long, whoever began it has died. */
const takeoverMs = 10_000

/**
 * Removes a dead lock, and only that: one process at a time, so that none takes away what another has just put in
 * its place.
 */
async function takeAway(file: string, dead: string): Promise<void> {
  const takeover = `${file}.takeover`
  try {
    await mkdir(takeover)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const begun = await stat(takeover).catch(() => null)
    if (begun && Date.now() - begun.mtimeMs > takeoverMs) await rmdir(takeover).catch(() => {})
    await setTimeout(20)
    return
  }
  try {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === dead) await rm(file, { force: true })
  } finally {
    await rmdir(takeover).catch(() => {})
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid === process.pid) return holder.instance === instance
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // Not allowed to signal it: there is one.
    return isCode(error, 'EPERM')
  }
  const startedAt = await startOf(holder.pid)
  return startedAt === null || holder.startedAt === null || startedAt === holder.startedAt
}

/** When a process began, in clock ticks since the machine did; null where the system does not tell (proc(5), stat). */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field, the program's name, may hold blanks and parentheses.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

/** @returns null for a lock that a dying process left half written */
function parseHolder(text: string): Holder | null {
  try {
    const holder: Partial<Holder> = JSON.parse(text)
    if (typeof holder.pid !== 'number' || typeof holder.instance !== 'string') return null
    return { pid: holder.pid, startedAt: holder.startedAt ?? null, instance: holder.instance }
  } catch {
    return null
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

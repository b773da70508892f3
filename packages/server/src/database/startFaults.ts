import { constants } from 'node:fs'
import { access, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../http/errors.ts'

/** PostgreSQL's code for a full disk, Node's, and the number that the embedded one's C library has for it. */
const noRoom = ['53100', 'ENOSPC', 51]

/** As much as a start needs at least. */
const probeBytes = 1_048_576

/**
 * Puts what keeps the embedded database from starting into a sentence, where it is the folder's fault.
 * @returns the error itself where it is not
 */
export async function explainStart(folder: string, error: unknown): Promise<unknown> {
  if (error instanceof StartError) return error
  if (isNoRoom(error)) return full(folder)
  // A database that finds no room may die without a word of it.
  const failure = await writeProbe(join(folder, 'probe'))
  if (failure !== null) return isNoRoom(failure) ? full(folder) : notWritable(folder, failure)
  const kept = await findKept(join(folder, 'postgres'))
  return kept === null ? error : notWritable(folder, kept)
}

/** Finds a file of the database that is kept from this user, such as one that root has made. */
async function findKept(cluster: string): Promise<unknown> {
  const paths = await readdir(cluster, { recursive: true }).catch(() => [])
  for (const path of paths) {
    try {
      await access(join(cluster, path), constants.R_OK | constants.W_OK)
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) return error
    }
  }
  return null
}

/**
 * Keeps root from leaving files in a database of another user, whose server could not open it any more.
 * @throws StartError when root uses it
 */
export async function requireOwner(cluster: string, user = process.getuid?.()): Promise<void> {
  if (user !== 0) return
  const owner = (await stat(cluster).catch(() => null))?.uid ?? 0
  if (owner === 0) return
  throw new StartError(
    `The database in ${cluster} belongs to the user with the id ${owner}: run this as that user, as with sudo -u '#${owner}'.`,
  )
}

/** @throws StartError when nothing can be written to a folder that there is */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw notWritable(folder, error)
  }
}

function full(folder: string): StartError {
  return new StartError(`There is no room on the disk of the data folder ${folder}.`)
}

function notWritable(folder: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(`The data folder ${folder} cannot be written to: ${reason}.`)
}

async function writeProbe(path: string): Promise<unknown> {
  try {
    await writeFile(path, Buffer.alloc(probeBytes))
    return null
  } catch (error) {
    return error
  } finally {
    await rm(path, { force: true }).catch(() => {})
  }
}

function isNoRoom(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return noRoom.some((code) => hasCode(error, code) || ('errno' in error && error.errno === code))
}

function hasCode(error: unknown, code: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}

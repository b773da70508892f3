import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packageFolder } from '../packageFolder.ts'
import { createPool, type OpenDatabase, transaction } from './database.ts'
import { lockFolder } from './lock.ts'
import { explainStart, requireOwner, requireWritable } from './startFaults.ts'

/** Settings that the worker thread is told. */
export interface WorkerSettings {
  /** PostgreSQL's data folder. */
  cluster: string
  /** A new data folder is unpacked from this archive, in place of seconds of initdb; null when none is needed, or there is none. */
  archive: string | null
  /** Path of the unix socket that queries come through. */
  socket: string
}

/**
 * Opens the embedded PostgreSQL in a folder, which it makes when there is none.
 *
 * PGlite runs in a worker thread, so that long queries leave the event loop alone, and is reached through
 * a unix socket that only this user may open. It has one session, and messages of several connections would
 * mix in it (electric-sql/pglite#1046), so the pool has one connection.
 * It does not fsync: what was committed survives a killed process, not a power failure.
 * @param onCrash called when the database dies by itself; nothing works after that
 * @throws StartError when another process uses the folder, or it is full, another user's or cannot be written to
 */
export async function openEmbedded(
  folder: string,
  onCrash: (error: Error) => void,
): Promise<OpenDatabase> {
  await requireWritable(folder)
  await requireOwner(join(folder, 'postgres'))
  const unlock = await lockFolder(folder)
  const release = async () => {
    await removeSocketFolder(folder)
    await unlock()
  }
  try {
    const socketFolder = await makeSocketFolder(folder)
    const { settings, finish } = await prepareCluster(folder, join(socketFolder, '.s.PGSQL.5432'))
    const worker = new Worker(new URL('./pgliteWorker.js', import.meta.url), {
      workerData: settings,
    })
    await once(worker, 'message')
    let isClosing = false
    let failure = new Error('The embedded database stopped by itself.')
    worker.on('error', (error: Error) => {
      failure = error
    })
    const exited = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        resolve()
        if (!isClosing) onCrash(failure)
      })
    })
    await finish()
    const pool = createPool({
      host: socketFolder,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      // Everyone waits for the one connection: nobody for ever.
      connectionTimeoutMillis: 60_000,
    })
    const close = async () => {
      isClosing = true
      await pool.end()
      worker.postMessage('close')
      await exited
      await release()
    }
    return {
      pool,
      door: pool,
      // There is one session, whose statements nothing limits: it is taken for each, and left to others between them.
      direct: (work) => work({ db: pool, transaction: (part) => transaction(pool, part) }),
      close,
    }
  } catch (error) {
    const fault = await explainStart(folder, error)
    await release()
    throw fault
  }
}

/**
 * Makes a folder for the socket, whose path may not have more than 107 characters: a data folder's may.
 * A link in the data folder leads to it, so that the next start finds what a killed process left behind.
 */
async function makeSocketFolder(folder: string): Promise<string> {
  await removeSocketFolder(folder)
  const socketFolder = await mkdtemp(join(tmpdir(), 'network-portal-'))
  await symlink(socketFolder, join(folder, 'socket'))
  return socketFolder
}

async function removeSocketFolder(folder: string): Promise<void> {
  const path = join(folder, 'socket')
  const socketFolder = await readlink(path).catch(() => null)
  if (socketFolder !== null) await rm(socketFolder, { recursive: true, force: true })
  await rm(path, { force: true })
}

/**
 * Decides whether the data folder is to be made. A file beside it says so until it is whole: what a
 * killed first start left behind is made anew.
 */
async function prepareCluster(folder: string, socket: string) {
  const cluster = join(folder, 'postgres')
  const unfinished = join(folder, 'postgres.unfinished')
  if (existsSync(unfinished)) await rm(cluster, { recursive: true, force: true })
  const isNew = !existsSync(cluster)
  if (isNew) await writeFile(unfinished, 'The folder beside this file is not whole: remove both.\n')
  const archive = join(packageFolder, 'dist/cluster.tar.gz')
  const settings: WorkerSettings = {
    cluster,
    archive: isNew && existsSync(archive) ? archive : null,
    socket,
  }
  return { settings, finish: () => rm(unfinished, { force: true }) }
}

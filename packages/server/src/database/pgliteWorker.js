/**
 * The thread that the embedded PostgreSQL runs in. Plain JavaScript: Node starts it as it is, from `src`
 * as from the bundle.
 */
import { openAsBlob } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** @type {import('./embedded.ts').WorkerSettings} */
const { cluster, archive, socket } = workerData

const database = await PGlite.create({
  dataDir: cluster,
  ...(archive !== null && { loadDataDir: await openAsBlob(archive) }),
  // PGlite's own settings take several times the memory, for machines of another size.
  startParams: [
    ...PGlite.defaultStartParams,
    ...['-c', 'shared_buffers=32MB', '-c', 'jit=off', '-c', 'max_wal_size=256MB'],
  ],
})
// One connection at a time, but a pool opens the next one while the last still says goodbye.
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 10 })
await server.start()

parentPort?.once('message', async () => {
  await server.stop()
  await database.close()
  process.exit()
})
parentPort?.postMessage('ready')

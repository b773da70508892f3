import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, vi } from 'vitest'
import type { Environment } from '../config/environment.ts'

/** How a store does: well, not taking connections, never answering, or breaking off within a file. */
type StoreState = 'well' | 'gone' | 'silent' | 'cut'

export interface BucketServer {
  /** As a deployment would set it. */
  environment: Environment
  state: StoreState
}

/** Bytes of an answer that come through before it is cut: its head, and not a large file. */
const cutAt = 100_000

/** Starts an S3-compatible store with a bucket, on a free port of this machine; `afterAll` stops it. */
export async function startBucketServer(): Promise<BucketServer> {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1')
  const directory = mkdtempSync(join(tmpdir(), 'network-portal-bucket-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port: storePort } = await store.run()

  let state: StoreState = 'well'
  const sockets = new Set<Socket>()
  const door = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    pass(socket, storePort, () => state)
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  const port = typeof address === 'object' && address ? address.port : 0

  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    door.close()
    await store.close()
    rmSync(directory, { recursive: true, force: true })
    vi.unstubAllEnvs()
  })
  return {
    environment: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_PATH_STYLE: '1',
    },
    get state() {
      return state
    },
    set state(next) {
      state = next
    },
  }
}

/** Passes on a connection, which may be kept while the state changes. */
function pass(socket: Socket, port: number, state: () => StoreState): void {
  const store = connect(port, '127.0.0.1')
  let left = cutAt
  store.on('error', () => socket.destroy()).on('close', () => socket.destroy())
  socket.on('error', () => {}).on('close', () => store.destroy())
  socket.on('data', (piece) => {
    if (state() === 'gone') socket.destroy()
    else if (state() !== 'silent') store.write(piece)
  })
  store.on('data', (piece) => {
    socket.write(state() === 'cut' ? piece.subarray(0, left) : piece)
    if (state() !== 'cut') return
    left = Math.max(0, left - piece.length)
    if (left === 0) socket.destroySoon()
  })
}

import { Readable } from 'node:stream'
import { waitForStore } from './bucketFault.ts'

/**
 * Passes on what a store sends, and fails when it breaks off or nothing comes for a while. Only waiting for the store
 * counts, however slowly the stream is read.
 */
export function patientStream(source: Readable, bucket: string, ms: number): Readable {
  const stream = Readable.from(piecesOf(source, bucket, ms), { objectMode: false })
  // Of a stream that nobody reads, too, whose generator never began.
  stream.once('close', () => source.destroy())
  // While nothing is awaited of it nobody hears, and an error that nobody hears ends the process.
  source.on('error', () => {})
  return stream
}

async function* piecesOf(source: Readable, bucket: string, ms: number): AsyncGenerator<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await waitForStore(ms, bucket, pieces.next())
    if (done) return
    yield value
  }
}

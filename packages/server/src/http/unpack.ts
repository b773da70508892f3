import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { answerTexts } from '@netportal/contract'
import { HttpError } from './errors.ts'

const unpackers = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
} as const

/** Unpacks bodies. */
export type Unpack = (packed: Buffer, encoding: string, maxBytes: number) => Promise<Buffer>

/**
 * Makes the function that unpacks bodies, one after the other: each may take a window of 16 MiB beside what
 * comes of it, however little came. It stops where the body becomes too large.
 * @throws HttpError 415 for another encoding, 413, 400 when it cannot be unpacked
 */
export function createUnpack(): Unpack {
  let before: Promise<unknown> = Promise.resolve()
  return (packed, encoding, maxBytes) => {
    const unpacked = before.then(() => unpack(packed, encoding, maxBytes))
    // Without what came of it, which nobody would need until the next one.
    const settled = () => {}
    before = unpacked.then(settled, settled)
    return unpacked
  }
}

async function unpack(packed: Buffer, encoding: string, maxOutputLength: number): Promise<Buffer> {
  if (!isKnown(encoding)) throw new HttpError(415, 'The encoding of the request is not supported.')
  try {
    return await unpackers[encoding](packed, { maxOutputLength })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : new HttpError(400, answerTexts.unreadable)
  }
}

export function tooLarge(): HttpError {
  return new HttpError(413, answerTexts.tooLarge, { connection: 'close' })
}

function isKnown(encoding: string): encoding is keyof typeof unpackers {
  return Object.hasOwn(unpackers, encoding)
}

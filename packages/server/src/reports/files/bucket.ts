import { Readable } from 'node:stream'
import type { BucketSettings } from '../../config/bucket.ts'
import { elapsed } from '../../elapsed.ts'
import { BucketFault, waitForStore } from './bucketFault.ts'
import { patientStream } from './patientStream.ts'
import type { ReportFiles } from './reportFiles.ts'

/** How long the bucket may take, with the tries of the SDK; each piece of a file that is read has the time of a question. */
interface Patience {
  writeMs: number
  askMs: number
}

const patience: Patience = { writeMs: 60_000, askMs: 10_000 }

/** A store that does not even take the connection is asked again sooner. */
const connectMs = 3000
/** Each download holds one for as long as its reader takes; the SDK's own 50 would let the next wait. */
const connectionsMax = 250
/** Whoever asks more often whether it takes files hears of the last time: each costs a request. */
const checkedMs = 30_000
/** Written to see whether files are taken. One for all servers, so that nothing has to be removed. */
const probe = '.ready'

const name = 'bucket of reports'

/**
 * Keeps the files of reports in a bucket of an S3-compatible store, for servers on several machines. A key is the
 * prefix and the id of the task; keys and secrets are found by the SDK itself.
 */
export function createBucket(
  settings: BucketSettings,
  { writeMs, askMs }: Patience = patience,
): ReportFiles {
  let loading: ReturnType<typeof load> | undefined
  let checkedAt: number | null = null
  const about = (taskId: string) => ({ Bucket: settings.name, Key: `${settings.prefix}${taskId}` })

  /** Asks the store, ends what takes too long, and tells a fault in words that hold no secret. */
  const ask = async <Answer>(
    ms: number,
    send: (store: Awaited<ReturnType<typeof load>>, options: SendOptions) => Promise<Answer>,
  ): Promise<Answer> => {
    loading ??= load(settings)
    const ending = new AbortController()
    const work = loading.then((store) => send(store, { abortSignal: ending.signal }))
    try {
      return await waitForStore(ms, settings.name, work)
    } catch (error) {
      ending.abort()
      if (!isMissing(error)) checkedAt = null
      throw error
    }
  }
  const put = async (key: string, bytes: Uint8Array, ms: number) => {
    await ask(ms, ({ sdk, client }, options) =>
      client.send(new sdk.PutObjectCommand({ ...about(key), Body: bytes }), options),
    )
    checkedAt = elapsed()
  }

  return {
    name,
    write: (taskId, bytes) => put(taskId, bytes, writeMs),
    sizeOf: (taskId) =>
      ask(askMs, async ({ sdk, client }, options) => {
        const head = await client.send(new sdk.HeadObjectCommand(about(taskId)), options)
        return head.ContentLength ?? 0
      }).catch(nullIfMissing),
    read: (taskId) =>
      ask(askMs, async ({ sdk, client }, options) => {
        const file = await client.send(new sdk.GetObjectCommand(about(taskId)), options)
        const { Body: source, ContentLength: size } = file
        if (!(source instanceof Readable) || size === undefined) {
          throw new BucketFault(`The bucket '${settings.name}' sent a file without its size.`)
        }
        return { size, stream: patientStream(source, settings.name, askMs) }
      }).catch(nullIfMissing),
    remove: async (taskId) => {
      await ask(askMs, ({ sdk, client }, options) =>
        client.send(new sdk.DeleteObjectCommand(about(taskId)), options),
      ).catch(nullIfMissing)
    },
    check: async () => {
      if (checkedAt !== null && elapsed() - checkedAt < checkedMs) return
      await put(probe, new Uint8Array(), askMs)
    },
    close: () => {
      loading?.then(({ client }) => client.destroy()).catch(() => {})
    },
  }
}

interface SendOptions {
  abortSignal: AbortSignal
}

const isMissing = (error: unknown) => error instanceof BucketFault && error.isMissing

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** Loads the SDK with the first question: whoever keeps files in a folder pays nothing for it. */
async function load({ region, endpoint, isPathStyle }: BucketSettings) {
  const sdk = await import('@aws-sdk/client-s3')
  const agent = { keepAlive: true, maxSockets: connectionsMax }
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: isPathStyle,
    // Stores of others do not know the newer checksums. What is written is signed with its SHA-256 in any case.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, httpAgent: agent, httpsAgent: agent },
  })
  return { sdk, client }
}

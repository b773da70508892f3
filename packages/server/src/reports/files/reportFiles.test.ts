import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { inspect } from 'node:util'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import type { Environment } from '../../config/environment.ts'
import { startBucketServer } from '../../testing/bucketServer.ts'
import { createBucket } from './bucket.ts'
import { createReportFiles } from './createReportFiles.ts'
import { patientStream } from './patientStream.ts'
import type { ReportFiles } from './reportFiles.ts'

const bucket = await startBucketServer()
const folder = mkdtempSync(join(tmpdir(), 'network-portal-kept-'))
const task = '5f0c6a0e-6f4b-4f0e-9b1e-0a4f6d1c2b3a'
const other = '0b8d0f1e-1f67-4f2b-8a5a-3c1d2e4f5a6b'
const large = Buffer.alloc(1_000_000, 'a report ')

const opened: ReportFiles[] = []
const open = (environment: Environment, patience?: { writeMs: number; askMs: number }) => {
  const config = readConfig({ DATA_DIR: folder, PORTAL_DIR: '', ...environment })
  const files =
    config.bucket && patience ? createBucket(config.bucket, patience) : createReportFiles(config)
  opened.push(files)
  return files
}
afterAll(() => {
  for (const files of opened) files.close()
  rmSync(folder, { recursive: true, force: true })
})

afterEach(() => {
  bucket.state = 'well'
})

const contentOf = async (files: ReportFiles, taskId: string) => {
  const file = await files.read(taskId)
  return file && { size: file.size, bytes: await buffer(file.stream) }
}

describe.each([
  ['data folder', {}],
  ['bucket', bucket.environment],
])('files in the %s', (_name, environment) => {
  const files = open(environment)

  it('come back as they were written last, to others too', async () => {
    await files.write(task, Buffer.from('first'))
    await files.write(task, large)
    await files.write(other, Buffer.from('another'))
    for (const reader of [files, open(environment)]) {
      expect(await reader.sizeOf(task)).toBe(large.length)
      const content = await contentOf(reader, task)
      expect(content?.size).toBe(large.length)
      expect(content?.bytes.equals(large)).toBe(true)
    }
  })

  it('are gone once they are removed, which may be said again, and no others are', async () => {
    await files.write(task, large)
    await files.write(other, Buffer.from('another'))
    await files.remove(task)
    await files.remove(task)
    expect([await files.sizeOf(task), await files.read(task)]).toEqual([null, null])
    expect((await contentOf(files, other))?.bytes.toString()).toBe('another')
  })
})

it('ends no process when a file in the data folder goes before anybody reads it', async () => {
  const files = open({})
  await files.write(task, large)
  const file = await files.read(task)
  rmSync(join(folder, 'reports', task))
  await setTimeout(20)
  await expect(file && buffer(file.stream)).rejects.toThrow()
})

it('asks a bucket once in a while whether it takes files, and again after a fault', async () => {
  const files = open(bucket.environment)
  await files.check()
  bucket.state = 'gone'
  await files.check()
  await expect(files.sizeOf(task)).rejects.toThrow()
  await expect(files.check()).rejects.toThrow()
})

describe('a bucket that does not do', () => {
  it('for it is not there says so, and does not tell that a file is missing', async () => {
    const files = open({ ...bucket.environment, S3_BUCKET: 'nowhere' })
    const fault = "The bucket 'nowhere' cannot be used: NoSuchBucket, HTTP 404."
    const asked = [() => files.check(), () => files.read(task), () => files.remove(task)]
    for (const ask of [...asked, () => files.write(task, large)]) {
      await expect(ask()).rejects.toThrow(fault)
    }
  })

  it.each([
    ['gone', undefined, "The bucket 'files' cannot be used: E"],
    ['silent', { writeMs: 50, askMs: 50 }, "The bucket 'files' took longer than 0.05 s."],
  ] as const)('for it is %s fails in time', async (state, patience, fault) => {
    const files = open(bucket.environment, patience)
    bucket.state = state
    await expect(files.check()).rejects.toThrow(fault)
    await expect(files.sizeOf(task)).rejects.toThrow(fault)
    await expect(files.write(task, large)).rejects.toThrow(fault)
  })

  it('for a file breaks off on its way fails its reader', async () => {
    const files = open(bucket.environment)
    await files.write(task, large)
    bucket.state = 'cut'
    const file = await files.read(task)
    expect(file?.size).toBe(large.length)
    await expect(file && buffer(file.stream)).rejects.toThrow(
      "The bucket 'files' cannot be used: ECONNRESET.",
    )
  })

  it('for nothing more of a file comes fails its reader in time', async () => {
    const source = new Readable({ read: () => {} })
    source.push('a piece')
    await expect(buffer(patientStream(source, 'files', 50))).rejects.toThrow('took longer')
    expect(source.destroyed).toBe(true)
  })

  it('for it refuses tells no key and nothing that was signed', async () => {
    const refusal = `<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code>
      <Message>AKIASECRET did not sign</Message><AWSAccessKeyId>AKIASECRET</AWSAccessKeyId>
      <StringToSign>AKIASECRET</StringToSign></Error>`
    const server = createServer((request, response) => {
      request.resume()
      response.writeHead(403, { 'content-type': 'application/xml' }).end(refusal)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const files = open({ ...bucket.environment, S3_ENDPOINT: `http://127.0.0.1:${port}` })
    const error: unknown = await files.write(task, large).catch((fault: unknown) => fault)
    server.close()
    expect(String(error)).toBe(
      "BucketFault: The bucket 'files' cannot be used: SignatureDoesNotMatch, HTTP 403.",
    )
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/AKIASECRET|S3RVER/)
  })
})

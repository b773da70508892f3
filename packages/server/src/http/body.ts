import { parse as parseForm } from 'node:querystring'
import { answerTexts, bodyLimits, type Endpoint } from '@netportal/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createBodyRoom, type Hold, processRoom, type Room } from './bodyRoom.ts'
import { HttpError } from './errors.ts'
import { createJsonCounter, type JsonCounter } from './jsonShape.ts'
import { createUnpack, tooLarge } from './unpack.ts'

/** Memory that V8 needs for a value of JSON, at most: objects that each have a name of their own. */
const bytesPerValue = 64

/** The names of the types of bodies. */
const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

/** Body to be read, and whose it is. */
interface Asked {
  endpoint: Pick<Endpoint, 'access' | 'bodyType' | 'maxValues'>
  /** Who shares room with whom. */
  holder: string
}

/**
 * Works with the body of a request. What it is made of counts as held until the work is done, wherever that
 * waits.
 */
export type WithBody = <Result>(
  request: FastifyRequest,
  asked: Asked,
  work: (body: unknown) => Promise<Result>,
) => Promise<Result>

/**
 * Makes the server leave bodies to their routes, which know who calls, and reads them there: bounded in
 * bytes as they come and once they are unpacked, in values and depth before anything is built, and in
 * what all of them hold at once.
 */
export function createWithBody(app: FastifyInstance, room: Room = processRoom()): WithBody {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const hold = createBodyRoom(room)
  const unpack = createUnpack()

  const read = async (request: FastifyRequest, endpoint: Asked['endpoint'], held: Hold) => {
    const type = typeOf(request, endpoint)
    const limits = bodyLimits(endpoint)
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
    const isPacked = encoding !== 'identity'
    const counter = type === 'json' ? createJsonCounter(limits) : undefined
    const received = await receive(request, {
      maxBytes: limits.bytes,
      held,
      counter: isPacked ? undefined : counter,
    })
    const bytes = isPacked ? await unpack(received, encoding, limits.bytes) : received
    if (isPacked) {
      held.grow(bytes.length)
      counter?.add(bytes)
    }
    const text = bytes.toString('utf8')
    if (!counter) return parseForm(text, '&', '=', { maxKeys: limits.values })
    held.grow(counter.values * bytesPerValue)
    return new Promise<unknown>((resolve, reject) => {
      parseJson(request, text, (error, body) => (error ? reject(error) : resolve(body)))
    })
  }

  return async (request, { endpoint, holder }, work) => {
    const held = hold(holder)
    try {
      const body = await read(request, endpoint, held)
      if (typeOf(request, endpoint) !== (endpoint.bodyType ?? 'json')) throw wrongType(endpoint)
      return await work(body)
    } finally {
      held.release()
    }
  }
}

/** @throws HttpError 415 for a body that no call takes */
function typeOf(request: FastifyRequest, endpoint: Asked['endpoint']): keyof typeof types {
  const [given = ''] = (request.headers['content-type'] ?? '').split(';')
  const name = given.trim().toLowerCase()
  if (name === types.json) return 'json'
  if (name === types.form) return 'form'
  throw wrongType(endpoint)
}

function wrongType({ bodyType = 'json' }: Asked['endpoint']): HttpError {
  return new HttpError(415, `The request's body must be ${types[bodyType]}.`)
}

/** How a body is received. */
interface Reception {
  maxBytes: number
  held: Hold
  /** Of what is no packed body. */
  counter: JsonCounter | undefined
}

/** @throws HttpError 413, 429, 400 when it ends too early; what the counter throws */
function receive(
  { raw, headers }: FastifyRequest,
  { maxBytes, held, counter }: Reception,
): Promise<Buffer> {
  const isAnnouncedTooLarge = Number(headers['content-length']) > maxBytes
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const settle = (error: unknown) => {
      raw.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose)
      if (error === undefined) resolve(Buffer.concat(chunks, length))
      else reject(error)
    }
    const onData = (chunk: Buffer) => {
      try {
        counter?.add(chunk.subarray(0, maxBytes - length))
        length += chunk.length
        if (isAnnouncedTooLarge || length > maxBytes) throw tooLarge()
        held.grow(chunk.length)
        chunks.push(chunk)
      } catch (error) {
        settle(error)
      }
    }
    const onEnd = () => settle(undefined)
    const onClose = () => settle(new HttpError(400, answerTexts.unreadable))
    raw.on('data', onData).on('end', onEnd).on('error', onClose).on('close', onClose)
  })
}

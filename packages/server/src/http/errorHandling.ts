import type { Socket } from 'node:net'
import { answerTexts } from '@netportal/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseDown, isTooSlow } from '../database/unavailable.ts'
import type { Watch } from '../watch.ts'
import { HttpError, unavailable } from './errors.ts'

/** Texts of ours where Fastify's own words would not help a reader. */
const details: Readonly<Record<number, string>> = {
  400: answerTexts.unreadable,
  413: answerTexts.tooLarge,
  415: 'The type of the request is not supported.',
}

/** PostgreSQL's codes for a text with a character that it does not store, such as NUL. */
const unstorable = ['22021', '22P05']

/** Turns every error into `{ detail }`. Those that are our fault are logged, and hidden behind the request's id; a database that is gone is a 503. */
export function handleErrors(app: FastifyInstance, database: Watch): void {
  app.setErrorHandler((error: Error, request, reply) => {
    if (isTooSlow(error)) request.log.error({ err: error }, 'request failed')
    else if (isDatabaseDown(error)) database.failed(error)
    else return answerError(error, request, reply)
    return answerError(unavailable(answerTexts.databaseSlow), request, reply)
  })
}

/** Also for what goes wrong before a request is routed, such as an address that cannot be decoded. */
export function answerError(
  error: FastifyError | HttpError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header('cache-control', 'no-store')
  if (error instanceof HttpError) {
    reply.code(error.status).headers(error.headers).send({ detail: error.message })
    return
  }
  const code = 'code' in error ? error.code : undefined
  if (unstorable.includes(String(code))) {
    reply.code(422).send({ detail: 'Not valid: a text holds a character that cannot be stored.' })
    return
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status >= 400 && status < 500) {
    reply.code(status).send({ detail: details[status] ?? error.message })
    return
  }
  request.log.error({ err: error }, 'request failed')
  reply.code(500).send({ detail: `Something went wrong on our side. Reference: ${request.id}` })
}

/** Answers what cannot even be read as a request, and closes its connection. */
export function answerBrokenRequest(error: Error & { code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status = brokenStatuses[error.code] ?? '400 Bad Request'
  const body = JSON.stringify({ detail: answerTexts.unreadable })
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}

/** By Node's codes of what its HTTP parser gives up on. */
const brokenStatuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const header = 'x-request-id'

/** An id of whoever passes a call on, which ends in our log: nothing long, and nothing that could be taken for more. */
const taken = /^[\w.:+/=-]{1,128}$/

/** Names a request: as whoever passed it on did, if that is fit to be logged, else by an id of its own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header]
  return typeof given === 'string' && taken.test(given) ? given : randomUUID()
}

/** Tells each caller the id of the request. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id)
  })
}

import type { Endpoint, PathParams } from '@netportal/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Viewer } from './auth/viewer.ts'
import { HttpError } from './errors.ts'

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined

/** One call of an endpoint, already authorised and in the contract's shape. */
interface Call<E extends Endpoint> {
  params: { readonly [Name in keyof PathParams<E>]: string }
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  /** Who calls; null where anyone may. */
  viewer: E['access'] extends 'public' ? null : Viewer
  /** The token that the call carries; null where none is needed. */
  token: E['access'] extends 'public' ? null : string
  /** Where it comes from: behind trusted proxies, the address they saw. */
  address: string
}

/** Serves an endpoint of the contract. What the handler returns is cut to the contract's shape. */
export type Route = <E extends Endpoint & { access: 'public' | 'user' }>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.core.input<E['response']>>,
) => void

/** Tells whose token it is, or throws a 401. */
export type Authenticate = (token: string) => Promise<Viewer>

/**
 * Makes the function that serves endpoints of the contract: it authorises, parses what comes in,
 * answers 422 when it does not fit, and lets nothing out that the contract does not name.
 */
export function createRoute(app: FastifyInstance, authenticate: Authenticate): Route {
  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: routePath(endpoint.path),
      handler: async (request, reply) => {
        const result = await handler(await readCall(endpoint, request, authenticate))
        reply.headers(cacheHeaders(endpoint, reply.getHeader('vary')))
        return reply.code(endpoint.status ?? 200).send(z.parse(endpoint.response, result))
      },
    })
  }
}

/** A path of the contract as Fastify writes it: `/locations/{id}` is `/locations/:id`. */
export function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** A browser may keep what a signed-in person reads, for that person, if it asks again each time. */
function cacheHeaders({ method, access }: Endpoint, vary: unknown): Record<string, string> {
  if (method !== 'GET' || access === 'public') return { 'cache-control': 'no-store' }
  return {
    'cache-control': 'private, no-cache',
    vary: vary ? `${vary}, Authorization` : 'Authorization',
  }
}

async function readCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Call<E>> {
  const token = endpoint.access === 'public' ? null : bearerToken(request)
  const viewer = token === null ? null : await authenticate(token)
  if (endpoint.body) requireBodyType(endpoint, request)
  const call = {
    params: request.params,
    query: endpoint.query && parse(endpoint.query, request.query),
    body: endpoint.body && parse(endpoint.body, request.body),
    viewer,
    token,
    address: request.ip,
  }
  // What was parsed by the endpoint's schemas, and Fastify's parameters of its path, have its types.
  return call as unknown as Call<E>
}

/** @throws HttpError 401 without a token (RFC 6750 §3) */
function bearerToken(request: FastifyRequest): string {
  const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) throw unauthorized('Not authenticated.')
  return token
}

export function unauthorized(detail: string): HttpError {
  return new HttpError(401, detail, { 'www-authenticate': 'Bearer' })
}

function requireBodyType(endpoint: Endpoint, request: FastifyRequest): void {
  const wanted =
    endpoint.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== wanted) {
    throw new HttpError(415, `The request's body must be ${wanted}.`)
  }
}

/** @throws HttpError 422 that says of each field at fault what is wrong with it, never its value */
function parse(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const faults = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'body'}: ${message}`,
  )
  throw new HttpError(422, faults.slice(0, maxFaults).join('; '))
}

/** More than a reader would mend at once. */
const maxFaults = 20

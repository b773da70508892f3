import { constants } from 'node:zlib'
import { type Access, type Endpoint, machineKeyHeader, type PathParams } from '@netportal/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Origin, originOf } from '../audit/origin.ts'
import type { NoteView } from '../audit/views.ts'
import { type Machine, onlyCompany } from '../auth/machine.ts'
import { network } from '../auth/network.ts'
import type { Viewer } from '../auth/viewer.ts'
import { note } from '../observe/trace.ts'
import { createWithBody } from './body.ts'
import { HttpError, notFound } from './errors.ts'
import { JsonText } from './jsonText.ts'

// zod/mini brings no messages of its own: they would all read 'Invalid input'.
z.config(z.locales.en())

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined

/** Who may be behind a call of an endpoint. */
type People = 'user' | 'customer' | 'admin'

/** One call of an endpoint, already authorised and in the contract's shape. */
interface Call<E extends Endpoint> {
  params: { readonly [Name in keyof PathParams<E>]: string }
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  /** Who calls; null where it is no person, or anyone may. */
  viewer: E['access'] extends People ? Viewer : null
  /** The token that a person's call carries. */
  token: E['access'] extends People ? string : null
  /** The deliverer of a machine's call. */
  machine: E['access'] extends 'machine' ? Machine : null
  /** Where it comes from: behind trusted proxies, the address they saw. */
  address: string
  /** Who calls, as the audit log has it. */
  by: Origin
}

/**
 * Serves an endpoint of the contract. What the handler returns is cut to the contract's shape, unless it is
 * text already.
 */
export type Route = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.core.input<E['response']> | JsonText>,
) => void

export interface Authenticators {
  /**
   * Tells whose token it is, or throws a 401.
   * @param route pattern of the route that is called
   */
  viewer(token: string, route: string | undefined): Promise<Viewer>
  /** Does the work of a person's call in its turn. @default at once */
  turn?<Result>(
    viewer: Viewer,
    request: FastifyRequest,
    work: () => Promise<Result>,
  ): Promise<Result>
  /** Notes what an administrator was shown. @default nothing is noted */
  viewed?: NoteView
  /** Tells whose machine key it is, or throws a 401. */
  machine(key: string, route: string | undefined): Promise<Machine>
}

interface Caller {
  viewer: Viewer | null
  token: string | null
  machine: Machine | null
}

/**
 * Makes the function that serves endpoints of the contract: it authorises, before it reads a body,
 * parses what comes in, answers 422 when it does not fit, and lets nothing out that the contract does
 * not name.
 */
export function createRoute(app: FastifyInstance, authenticators: Authenticators): Route {
  const withBody = createWithBody(app)
  return (endpoint, handler) => {
    const callers = new WeakMap<FastifyRequest, Caller>()
    app.route({
      method: endpoint.method,
      url: routePath(endpoint.path),
      compress: quickCompression,
      onRequest: async (request) => {
        const caller = await authorize(endpoint.access, request, authenticators)
        callers.set(request, caller)
        const ids = idsOf(caller)
        request.log = request.log.child(ids)
        if (ids.company !== undefined) note({ 'netportal.company_id': ids.company })
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) ?? nobody
        const work = (body: unknown) => {
          const call = readCall(endpoint, { request, caller, body })
          const { viewer } = caller
          if (!viewer) return handler(call)
          const answer = async () => {
            const result = await handler(call)
            await authenticators.viewed?.(endpoint, { ...call, viewer })
            return result
          }
          return authenticators.turn ? authenticators.turn(viewer, request, answer) : answer()
        }
        const result = await (endpoint.body
          ? withBody(request, { endpoint, holder: holderOf(caller, request) }, work)
          : work(undefined))
        reply.headers(cacheHeaders(endpoint, reply.getHeader('vary')))
        reply.code(endpoint.status ?? 200)
        // Bytes: its tag, its compression and its socket would each make them from a text.
        if (result instanceof JsonText) return reply.type(jsonType).send(Buffer.from(result.text))
        return reply.send(z.parse(endpoint.response, result))
      },
    })
  }
}

/** As Fastify names what it serialises itself. */
const jsonType = 'application/json; charset=utf-8'

/**
 * An answer is compressed for one reader, once. For 90 days of an SSID this takes 30 ms in place of 150,
 * and makes a fifth more bytes.
 */
const quickCompression = {
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
}

/** A path of the contract as Fastify writes it: `/locations/{id}` is `/locations/:id`. */
export function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** A browser may keep what a signed-in person reads, for that person, if it asks again each time. */
function cacheHeaders({ method, access }: Endpoint, vary: unknown): Record<string, string> {
  if (method !== 'GET' || access === 'public' || access === 'machine')
    return { 'cache-control': 'no-store' }
  return {
    'cache-control': 'private, no-cache',
    vary: vary ? `${vary}, Authorization` : 'Authorization',
  }
}

/** Names who calls in the log: by internal ids, which tell nobody who it is but those who have the database. */
function idsOf({ viewer, machine }: Caller): Record<string, number> {
  if (machine) {
    const company = onlyCompany(machine)
    return { key: machine.keyId, ...(company !== null && { company }) }
  }
  if (!viewer) return {}
  return { user: viewer.userId, ...(viewer.companyId !== null && { company: viewer.companyId }) }
}

const nobody: Caller = { viewer: null, token: null, machine: null }

/** @throws HttpError 401 for who is not known, 403 for who is, and may not */
async function authorize(
  access: Access,
  request: FastifyRequest,
  authenticators: Authenticators,
): Promise<Caller> {
  if (access === 'public') return nobody
  const { url } = request.routeOptions
  if (access === 'machine') {
    return { ...nobody, machine: await authenticators.machine(machineKey(request), url) }
  }
  const token = bearerToken(request)
  const viewer = await authenticators.viewer(token, url)
  const isOther = access === 'admin' || access === 'customer' ? viewer.role !== access : false
  if (isOther) throw new HttpError(403, 'Not allowed.')
  return { ...nobody, viewer, token }
}

function readCall<E extends Endpoint>(
  endpoint: E,
  { request, caller, body }: { request: FastifyRequest; caller: Caller; body: unknown },
): Call<E> {
  // PostgreSQL takes every character of a text but this one, so nothing has it in its name.
  if (Object.values(Object(request.params)).some((value) => String(value).includes('\0'))) {
    throw notFound()
  }
  const call = {
    ...caller,
    params: request.params,
    query: endpoint.query && parse(endpoint.query, request.query),
    body: endpoint.body && parse(endpoint.body, body),
    address: request.ip,
    by: originOf(caller, request),
  }
  // What was parsed by the endpoint's schemas, and Fastify's parameters of its path, have its types.
  return call as Call<E>
}

/** @throws HttpError 401 without a key */
function machineKey(request: FastifyRequest): string {
  const key = request.headers[machineKeyHeader]
  if (typeof key !== 'string' || key === '') throw unauthorized('Not authenticated.')
  return key
}

/** @throws HttpError 401 without a token (RFC 6750 §3) */
export function bearerToken(request: FastifyRequest): string {
  const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) throw unauthorized('Not authenticated.')
  return token
}

export function unauthorized(detail: string): HttpError {
  return new HttpError(401, detail, { 'www-authenticate': 'Bearer' })
}

/** Who shares room for bodies: the machines of a company, a person's sessions, strangers at one address. */
function holderOf({ viewer, machine }: Caller, request: FastifyRequest): string {
  if (machine) {
    const company = onlyCompany(machine)
    return company === null ? `key ${machine.keyId}` : `company ${company}`
  }
  return viewer ? `user ${viewer.userId}` : `address ${network(request.ip)}`
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

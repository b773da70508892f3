import type * as z from 'zod/mini'
import type { Reading } from './reading/items.ts'

/** Who may call: anyone, a signed-in person, one of a customer alone, an administrator, or a machine that delivers data. */
export type Access = 'public' | 'user' | 'customer' | 'admin' | 'machine'

type Schema = z.core.$ZodType

/** One call of the API. The client, the server's routes, its OpenAPI page and the tests all derive from this record. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the host; `{name}` marks a parameter, which is percent-encoded as one segment. */
  path: `/${string}`
  access: Access
  /** One line for readers of the API's documentation. */
  summary: string
  query?: z.core.$ZodObject
  body?: Schema
  /** Whether it only reads, though it is a POST: what is asked for must stand in no address. @default false */
  isReading?: true
  /** @default 'json' */
  bodyType?: 'json' | 'form'
  /** JSON values that its body may hold, names included. @default what `bodyLimits` gives its callers */
  maxValues?: number
  /** Shape of a success's answer, as widely as a client accepts it. Unknown fields are ignored. */
  response: Schema
  /** The status of our server's success; 204 has no body. @default 200 */
  status?: 200 | 201 | 204
  /** How a client takes a success: `ignored` lets any 2xx count, whatever its body. @default 'parsed' */
  answer?: 'parsed' | 'ignored'
  /** Shown when the call fails and the server gave no reason. Specification §8 "Call fallbacks". */
  failure: string
}

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never

/** A path's parameters, by name: `'/locations/{id}'` takes `{ id }`. Ids keep whichever type the API gave them. */
export type PathParams<E extends Endpoint> = Record<ParameterName<E['path']>, string | number>

/** `query` may be left out when every value of it may. */
type QueryInput<E extends Endpoint> = E extends { query: infer Query extends Schema }
  ? Partial<z.core.input<Query>> extends z.core.input<Query>
    ? { query?: z.core.input<Query> }
    : { query: z.core.input<Query> }
  : unknown

type BodyInput<E extends Endpoint> = E extends { body: infer Body extends Schema }
  ? { body: z.core.input<Body> }
  : unknown

type ParamsInput<E extends Endpoint> = [ParameterName<E['path']>] extends [never]
  ? unknown
  : { params: PathParams<E> }

/** Parts that a caller has to give: only those that the endpoint has. */
export type EndpointInput<E extends Endpoint> = ParamsInput<E> & QueryInput<E> & BodyInput<E>

/** Value that a call answers with, once parsed; nothing when a client ignores the answer. */
export type EndpointOutput<E extends Endpoint> = E extends { answer: 'ignored' }
  ? undefined
  : Reading<z.core.output<E['response']>>

/**
 * Declares a call while keeping its literal types.
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

/** Tells whether a call changes nothing, so that it may be made again. */
export function isReadingCall({ method, isReading }: Endpoint): boolean {
  return method === 'GET' || isReading === true
}

/**
 * Builds the path of a call, below the host.
 * @param params each becomes one percent-encoded segment, so that an id may hold `/`, `%` or a space
 * @param query null and undefined values are left out
 * @throws Error when a parameter of the path is missing, or is `.` or `..`, which every URL parser
 * reads as a step through the path however it is encoded (WHATWG URL, "double-dot URL path segment")
 */
export function endpointPath(
  endpoint: Endpoint,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`Missing path parameter '${name}'`)
    if (value === '.' || value === '..') throw new Error(`Path parameter '${name}' is '${value}'`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

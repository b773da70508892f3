import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as z from 'zod/mini'

const Parameter = z.object({ name: z.string(), in: z.enum(['path', 'query']) })
const Operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z._default(z.array(Parameter), []),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.unknown()) })),
  responses: z.record(z.string(), z.looseObject({ $ref: z.optional(z.string()) })),
})
const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({
    securitySchemes: z.record(
      z.string(),
      z.union([
        z.object({ type: z.literal('http'), scheme: z.string() }),
        z.object({ type: z.literal('apiKey'), in: z.literal('header'), name: z.string() }),
      ]),
    ),
  }),
})

/** Input of a call: parameters by name, and a body. */
interface Input {
  params?: Record<string, string | number>
  body?: unknown
}

interface Answer {
  status: number
  body: unknown
}

/** Every call that an OpenAPI document describes, by its `operationId`. */
export interface DocumentClient {
  operations: { id: string; method: string; parameters: string[]; security: string[] }[]
  /** @throws Error when the answer is not one that the document announces */
  call(id: string, input?: Input): Promise<Answer>
  /** Gives the secret of a security scheme, which calls that ask for it carry from now on. */
  authorize(scheme: string, secret: string): void
}

/**
 * A client as a stranger would make it, from an OpenAPI document and nothing else: it knows neither our
 * contract nor our server.
 * @param json the parsed document
 */
export function createDocumentClient(origin: string, json: object): DocumentClient {
  const { paths, components } = z.parse(Document, json)
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(json, 'document')
  const secrets = new Map<string, string>()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )

  const securityHeaders = (security: readonly Record<string, unknown>[]) =>
    Object.fromEntries(
      security.flatMap((alternative) =>
        Object.keys(alternative).map((name) => {
          const scheme = components.securitySchemes[name]
          const secret = secrets.get(name) ?? ''
          return scheme?.type === 'apiKey'
            ? [scheme.name, secret]
            : ['authorization', `${scheme?.scheme} ${secret}`]
        }),
      ),
    )

  const validator = (pointer: readonly string[]): ValidateFunction =>
    ajv.compile({ $ref: `document#/${pointer.map(escapePointer).join('/')}` })

  return {
    operations: operations.map(({ operationId: id, method, parameters, security }) => ({
      id,
      method,
      parameters: parameters.map(({ name }) => name),
      security: security.flatMap((alternative) => Object.keys(alternative)),
    })),
    authorize: (scheme, secret) => secrets.set(scheme, secret),
    async call(id, { params = {}, body } = {}) {
      const operation = operations.find(({ operationId }) => operationId === id)
      if (!operation) throw new Error(`The document has no '${id}'.`)
      const { path, method, parameters, requestBody, responses, security } = operation
      const [type = ''] = Object.keys(requestBody?.content ?? {})
      const response = await fetch(origin + fill(path, parameters, params), {
        method: method.toUpperCase(),
        headers: {
          ...securityHeaders(security),
          ...(body !== undefined && { 'content-type': type }),
        },
        ...(body !== undefined && { body: encode(type, body) }),
      })
      const announced = responses[response.status]
      const text = await response.text()
      if (!announced) throw new Error(`${id} answers ${response.status}: ${text}`)
      const answer: unknown = text === '' ? undefined : JSON.parse(text)
      const place = announced.$ref?.slice(2).split('/') ?? [
        ...['paths', path, method, 'responses', String(response.status)],
      ]
      if (answer !== undefined) {
        const isValid = validator([...place, 'content', 'application/json', 'schema'])
        if (!isValid(answer)) throw new Error(`${id}: ${ajv.errorsText(isValid.errors)}: ${text}`)
      }
      return { status: response.status, body: answer }
    },
  }
}

function fill(
  path: string,
  parameters: readonly z.infer<typeof Parameter>[],
  params: Readonly<Record<string, string | number>>,
): string {
  const query = new URLSearchParams()
  for (const { name, in: place } of parameters) {
    const value = params[name]
    if (place === 'query' && value !== undefined) query.set(name, String(value))
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return query.size > 0 ? `${filled}?${query}` : filled
}

function encode(type: string, body: unknown): string {
  return type === 'application/json'
    ? JSON.stringify(body)
    : new URLSearchParams(Object(body)).toString()
}

/** RFC 6901 §3, within a fragment. */
function escapePointer(token: string): string {
  return encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'))
}

import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints/table.ts'
import { toOpenApi } from './toOpenApi.ts'

const document = toOpenApi({ title: 'Network Portal', version: '1.2.3' })
const all: [string, Endpoint][] = Object.entries(endpoints)

/** The operation of a call, as loosely as JSON is. */
function operation({ method, path }: Endpoint) {
  return Operation.parse(document.paths[path]?.[method.toLowerCase()])
}

const Content = z.record(z.string(), z.object({ schema: z.unknown(), example: z.unknown() }))
const Operation = z.object({
  operationId: z.string(),
  description: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z._default(
    z.array(
      z.looseObject({
        name: z.string(),
        in: z.enum(['path', 'query']),
        description: z.string().check(z.minLength(3)),
        required: z.boolean(),
      }),
    ),
    [],
  ),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.looseObject({ content: z.optional(Content) })),
})
const Component = z.looseObject({
  description: z.string().check(z.minLength(3)),
  properties: z.optional(z.record(z.string(), z.looseObject({ description: z.string() }))),
})

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone({ ...document }))
    expect(result).toMatchObject({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('is found faulty by the same validator when it is broken', async () => {
    const result = await new Validator().validate({ ...document, info: {} })
    expect(result.valid).toBe(false)
  })

  it('has one operation for every call, by its name', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(ids.sort()).toEqual(Object.keys(endpoints).sort())
  })

  it('is plain JSON, with nothing left out by the way', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it('resolves every reference', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? []
    expect(references.length).toBeGreaterThan(100)
    for (const reference of new Set(references)) {
      const [group = '', name = ''] = reference.slice(8, -1).split('/').slice(-2)
      expect(document.components[group]?.[name], reference).toBeDefined()
    }
  })
})

describe('what it tells a reader', () => {
  it.each(Object.entries(document.components.schemas ?? {}))(
    'of %s: a description, and one of every field',
    (_, schema) => {
      const { properties = {} } = Component.parse(schema)
      for (const [field, { description }] of Object.entries(properties)) {
        expect(description.length, field).toBeGreaterThan(2)
      }
    },
  )

  it('describes every parameter, and requires those of the path', () => {
    for (const [name, endpoint] of all) {
      const { parameters } = operation(endpoint)
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(
        inPath.map((parameter) => `{${parameter.name}}`),
        name,
      ).toEqual(endpoint.path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every(({ required }) => required)).toBe(true)
    }
    expect(operation(endpoints.getTimeline).parameters[1]).toMatchObject({
      name: 'limit',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
    })
    expect(operation(endpoints.createAdminSchedule).parameters[0]).toMatchObject({
      name: 'customer_id',
      required: true,
    })
  })

  it.each(all)('gives examples of %s that the call itself takes', (_, endpoint) => {
    const { requestBody, responses } = operation(endpoint)
    if (endpoint.body) {
      const [content] = Object.values(requestBody?.content ?? {})
      const body = z.safeParse(endpoint.body, content?.example)
      expect(body.success).toBe(true)
      expect(JSON.stringify(body.data)).not.toContain('"invalid"')
    }
    const answer = responses[endpoint.status ?? 200]
    if (endpoint.status !== 204) {
      const { example } = answer?.content?.['application/json'] ?? {}
      expect(z.safeParse(endpoint.response, example).success).toBe(true)
    }
  })

  it.each(all)('names the ways in which %s can fail', (name, endpoint) => {
    const { responses, security } = operation(endpoint)
    const statuses = Object.keys(responses).map(Number)
    expect(statuses).toEqual(expect.arrayContaining([429, 500]))
    expect(statuses.includes(401)).toBe(endpoint.access !== 'public' || name === 'signIn')
    expect(statuses.includes(403)).toBe(['admin', 'customer'].includes(endpoint.access))
    expect(statuses.includes(404)).toBe(endpoint.path.includes('{'))
    expect(statuses.includes(422)).toBe(Boolean(endpoint.body ?? endpoint.query))
    const schemes = security.flatMap((scheme) => Object.keys(scheme))
    expect(schemes).toEqual(
      {
        public: [],
        user: ['bearer'],
        customer: ['bearer'],
        admin: ['bearer'],
        machine: ['machineKey'],
      }[endpoint.access],
    )
  })

  it('says how much a delivery may hold, and what its items are', () => {
    const content = operation(endpoints.ingestTickets).requestBody?.content['application/json']
    expect(content?.schema).toMatchObject({
      properties: {
        items: {
          minItems: 1,
          maxItems: endpoints.ingestTickets.maxItems,
          items: { $ref: '#/components/schemas/TicketDelivery' },
        },
      },
    })
  })

  it('lets answers gain fields', () => {
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false')
  })
})

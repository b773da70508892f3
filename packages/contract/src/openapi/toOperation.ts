import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type { ParameterDocument, Tag } from './document.ts'
import type { JsonObject, JsonSchemas } from './jsonSchemas.ts'
import { errorAnswers, errorStatuses } from './responses.ts'

/** Entry of a table of descriptions for one call, whichever it is. */
interface AnyOperationDocument {
  tag: Tag
  description: string
  answers?: z.core.$ZodType
  errors?: Readonly<Record<number, string>>
  params?: Readonly<Record<string, ParameterDocument>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  example: unknown
}

/** A call that takes items, each judged by itself: its body is documented by what an item should be. */
type AnyEndpoint = Endpoint & { item?: z.core.$ZodType; maxItems?: number }

interface Schemas {
  sent: JsonSchemas
  answered: JsonSchemas
}

/** Builds an OpenAPI Operation Object. */
export function toOperation(
  operationId: string,
  endpoint: AnyEndpoint,
  document: AnyOperationDocument,
  schemas: Schemas,
): JsonObject {
  const parameters = [
    ...pathParameters(endpoint, document),
    ...queryParameters(endpoint, document, schemas.sent),
  ]
  return {
    operationId,
    tags: [document.tag],
    summary: endpoint.summary,
    description: document.description,
    security: security(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: requestBody(endpoint, document, schemas.sent) }),
    responses: {
      [endpoint.status ?? 200]: success(endpoint, document, schemas.answered),
      ...errors(endpoint, document),
    },
  }
}

function security({ access }: Endpoint): Record<string, string[]>[] {
  if (access === 'public') return []
  return [access === 'machine' ? { machineKey: [] } : { bearer: [] }]
}

function pathParameters({ path }: Endpoint, { params }: AnyOperationDocument): JsonObject[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...params?.[name],
  }))
}

function queryParameters(
  { query }: Endpoint,
  document: AnyOperationDocument,
  sent: JsonSchemas,
): JsonObject[] {
  if (query === undefined) return []
  const { properties = {}, required = [] } = sent.of(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: document.query?.[name],
    schema,
  }))
}

function requestBody(
  { body = z.unknown(), bodyType, item, maxItems = 0 }: AnyEndpoint,
  document: AnyOperationDocument,
  sent: JsonSchemas,
): JsonObject {
  const schema = item
    ? {
        type: 'object',
        required: ['items'],
        properties: {
          portal_company: {
            type: ['string', 'integer', 'null'],
            description:
              'The company of items that name none, by its name or id in the portal: for keys that serve several.',
          },
          items: {
            type: 'array',
            minItems: 1,
            maxItems,
            items: sent.of(item),
            description: `At most ${maxItems} items.`,
          },
        },
      }
    : sent.of(body)
  const type = bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { required: true, content: { [type]: { schema, example: document.body } } }
}

function success(
  { response, status }: Endpoint,
  { answers, example }: AnyOperationDocument,
  answered: JsonSchemas,
): JsonObject {
  if (status === 204) return { description: 'Done.' }
  const schema = answered.of(answers ?? response)
  return {
    description: status === 201 ? 'Created.' : 'Success.',
    content: { 'application/json': { schema, example } },
  }
}

function errors(endpoint: Endpoint, document: AnyOperationDocument): Record<string, JsonObject> {
  const shared = errorStatuses(endpoint).map((status) => [
    status,
    { $ref: `#/components/responses/${errorAnswers[status]?.name}` },
  ])
  const own = Object.entries(document.errors ?? {}).map(([status, description]) => [
    status,
    errorResponse(description, description),
  ])
  return Object.fromEntries([...shared, ...own])
}

/** An answer that says why a call failed. */
export function errorResponse(description: string, detail: string): JsonObject {
  return {
    description,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { detail },
      },
    },
  }
}

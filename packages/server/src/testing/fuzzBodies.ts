import { type Endpoint, startMonthReport } from '@netportal/contract'
import { toOpenApi } from '@netportal/contract/openapi'
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Subject } from './contractCalls.ts'
import { days, hostile, instants, knownValues } from './fuzzValues.ts'
import { naughtyStrings } from './naughtyStrings.ts'

/** As much of JSON Schema as the contract's bodies and queries use. */
interface JsonSchema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  enum?: unknown[] | undefined
  const?: unknown
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  items?: JsonSchema | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  format?: string | undefined
}
const Schema: z.ZodMiniType<JsonSchema> = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.lazy(() => Schema))),
  oneOf: z.optional(z.array(z.lazy(() => Schema))),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => Schema),
    ),
  ),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.lazy(() => Schema)),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  format: z.optional(z.string()),
})
const Operation = z.object({
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: Schema })) }),
  ),
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string(), schema: Schema }))),
})

/** The API as it describes itself: what it says of a body is what bodies are made of here. */
const document = toOpenApi({ title: '', version: '1' })
const components: Readonly<Record<string, unknown>> = document.components.schemas ?? {}

function operationOf({ method, path }: Endpoint) {
  return z.parse(Operation, document.paths[path]?.[method.toLowerCase()])
}

/**
 * Bodies of a call: such as it takes, in every combination of what may be missing, at and within all bounds,
 * about a subject or about what nobody has; two of three with up to three values changed into what it
 * never hoped for.
 */
export function bodiesOf(endpoint: Endpoint, subject: Subject): fc.Arbitrary<unknown> {
  const [content] = Object.values(operationOf(endpoint).requestBody?.content ?? {})
  if (!content) throw new Error(`${endpoint.path} has no body`)
  const bodies = meant(content.schema, subject)
  return spoiled(endpoint.path === startMonthReport.path ? bodies.map(ofOneMonth) : bodies)
}

const Days = z.looseObject({ start_date: z.string() })

/** A rule of two dates, which no schema tells. */
function ofOneMonth(body: unknown): unknown {
  const days = z.safeParse(Days, body)
  if (!days.success) return body
  const month = days.data.start_date.slice(0, 'yyyy-MM'.length)
  return { ...days.data, start_date: `${month}-01`, end_date: `${month}-28` }
}

/** Queries of a call in the same way. */
export function queriesOf(endpoint: Endpoint, subject: Subject): fc.Arbitrary<unknown> {
  const parameters = operationOf(endpoint).parameters?.filter((one) => one.in === 'query') ?? []
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  return spoiled(meant({ type: 'object', properties }, subject))
}

/** Makes values that a schema takes, as far as a schema can tell. */
function meant(schema: JsonSchema, subject: Subject, name = ''): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    const component = components[schema.$ref.split('/').at(-1) ?? '']
    return meant(z.parse(Schema, component), subject, name)
  }
  const either = schema.anyOf ?? schema.oneOf ?? kinds(schema)
  const known = knownValues(subject)[name]
  // Those of a list are known one by one.
  const isList = [schema, ...(either ?? [])].some(({ type }) => type === 'array')
  if (known && !isList) {
    const isOptional = either?.some(({ type }) => type === 'null')
    return isOptional ? fc.oneof({ weight: 4, arbitrary: known }, fc.constant(null)) : known
  }
  if (either) return fc.oneof(...either.map((one) => meant(one, subject, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema && schema.const !== undefined) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object':
      return record(schema, subject)
    case 'array':
      return list(schema.items ?? {}, subject, name)
    case 'string':
      return text(schema)
    case 'integer':
    case 'number':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

/** A schema of several types, as one of each. */
function kinds(schema: JsonSchema): JsonSchema[] | undefined {
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : undefined
}

/** One item for each location, where items are about one: a rule that no schema tells. */
function list(items: JsonSchema, subject: Subject, name: string) {
  const bounds = { minLength: 1, maxLength: 4 }
  const item = meant(items, subject, name)
  if (!items.properties?.location_id) return fc.array(item, bounds)
  const selector = (made: unknown) => String(z.parse(AboutLocation, made).location_id)
  return fc.uniqueArray(item, { ...bounds, selector })
}

const AboutLocation = z.looseObject({ location_id: z.unknown() })

function record({ properties = {}, required = [] }: JsonSchema, subject: Subject) {
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, field] of Object.entries(properties)) fields[name] = meant(field, subject, name)
  return fc.record(fields, { requiredKeys: required })
}

function text({ format, minLength = 0, maxLength = 1000 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'date-time') return instants
  if (format === 'date') return days
  const short = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) })
  const long = fc.constantFrom('x', 'ع', '館', '\n', '=').map((sign) => sign.repeat(maxLength))
  return fc.oneof({ weight: 6, arbitrary: short }, long, fc.constantFrom(...naughtyStrings))
}

function number({ type, minimum = -(2 ** 53) + 1, maximum = 2 ** 53 - 1 }: JsonSchema) {
  const bounds = fc.constantFrom(minimum, maximum)
  const whole = fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 1000) })
  if (type === 'integer') return fc.oneof(whole, bounds)
  return fc.oneof(whole, bounds, fc.double({ min: minimum, max: maximum, noNaN: true }))
}

function spoiled(arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(fc.nat(), hostile), { maxLength: 3 })
  return fc.tuple(arbitrary, fc.oneof(fc.constant([]), changes)).map(([value, changed]) =>
    changed.reduce<unknown>((body, [at, item]) => {
      const paths = leavesOf(body)
      return setAt(body, paths[at % paths.length] ?? [], item)
    }, value),
  )
}

type Path = readonly (string | number)[]

/** Where the single values of a body are. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]))
}

/** The same with another value in one place. */
export function setAt(value: unknown, [key, ...rest]: Path, item: unknown): unknown {
  if (key === undefined) return item
  const changed = structuredClone(Object(value))
  changed[key] = setAt(changed[key], rest, item)
  return changed
}

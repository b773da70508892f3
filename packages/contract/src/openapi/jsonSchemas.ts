import * as z from 'zod/mini'
import type { EntityDocument } from './document.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Any part of a document. */
export type JsonObject = Record<string, unknown>

interface Named {
  id: string
}

/** Where a document keeps the schemas that have a name. */
const location = (id: string) => `#/components/schemas/${id}`

type Converted = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0]

/** Name of the one schema without a name; no entity is called so. */
const unnamed = '-'

export interface JsonSchemas {
  /** By name, with descriptions and examples. */
  components: Record<string, JsonSchema>
  /** Of any schema: those that have a name appear as references. */
  of: (schema: z.core.$ZodType) => JsonSchema
}

/**
 * Converts schemas to JSON Schema (2020-12, the dialect of OpenAPI 3.1).
 * @param io `input` for what is sent, `output` for what is answered
 */
export function jsonSchemas(
  documents: Readonly<Record<string, EntityDocument>>,
  io: 'input' | 'output',
): JsonSchemas {
  const named = Object.entries(documents)
  const nameOf = new Map(named.map(([name, { schema }]) => [schema, name]))

  const convert = (extra?: z.core.$ZodType): Record<string, JsonSchema> => {
    const registry = z.registry<Named>()
    for (const [name, { schema }] of named) registry.add(schema, { id: name })
    if (extra) registry.add(extra, { id: unnamed })
    return z.toJSONSchema(registry, { io, uri: location, override: simplify }).schemas
  }

  const components = convert()
  for (const [name, document] of named) {
    components[name] = describe(components[name] ?? {}, document)
  }
  return {
    components,
    of: (schema) => {
      const name = nameOf.get(schema)
      return name === undefined ? bare(convert(schema)[unnamed] ?? {}) : { $ref: location(name) }
    },
  }
}

/** Says what a reader needs, in few words. */
function simplify({ zodSchema, jsonSchema }: Converted): void {
  const { def } = zodSchema._zod
  // The converter leaves a default out where the value is read from text.
  if (def.type === 'default') jsonSchema.default = def.defaultValue
  if (def.type === 'string' && 'format' in def && def.format === 'datetime') {
    jsonSchema.format = 'date-time'
  }
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  // Answers may gain fields.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

function describe(
  schema: JsonSchema,
  { description, fields, example }: EntityDocument,
): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    typeof property === 'object' ? { ...property, description: fields[name] } : property,
  ])
  return {
    ...bare(schema),
    description,
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    examples: [example],
  }
}

/** Without the words that identify a schema outside of a document. */
function bare({ $id: _id, $schema: _dialect, id: _name, ...schema }: JsonSchema): JsonSchema {
  return schema
}

import * as z from 'zod/mini'
import { unreadableIn } from './items.ts'
import { standOf } from './softly.ts'

/** Mark of a value of which nothing can be made. */
const unreadable = Symbol('unreadable')

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads an answer as far as it goes, so that one bad item does not take a whole list with it: a field that is
 * not of its shape becomes what its schema says by `softly`, null where it may be missing, or text where
 * there was a number; an item of which not even that can be made is left out of its list, and counted there.
 * @returns of the schema's output, lists as `Items`
 * @throws Error when nothing can be made of the answer, or of any of the items that it is about
 */
export function readAnswer<Schema extends z.core.$ZodType>(
  schema: Schema,
  answer: unknown,
): z.core.output<Schema> {
  const strict = z.safeParse(schema, answer)
  if (strict.success) return strict.data
  const data = read(schema, answer)
  if (data === unreadable || hasNothingReadable(data))
    throw new Error('Not of the contract’s shape')
  // Made of the schema's own parts, each of which it was parsed by or is of the type of.
  return data as z.core.output<Schema>
}

function hasNothingReadable(data: unknown): boolean {
  const list = isFields(data) ? data.results : data
  return Array.isArray(list) && list.length === 0 && unreadableIn(list) > 0
}

function read(schema: z.core.$ZodType, value: unknown): unknown {
  const strict = z.safeParse(schema, value)
  if (strict.success) return strict.data
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'array':
      return Array.isArray(value) ? readItems(def.element, value) : unreadable
    case 'object':
      return isFields(value) ? readFields(def.shape, value) : unreadable
    case 'nullable':
    case 'optional':
      return readOptional(def.innerType, value)
    case 'union':
      return isThing(value) ? firstReading(def.options, value) : unreadable
    case 'string':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : unreadable
    case 'number':
      return readNumber(value)
    default:
      return unreadable
  }
}

function readItems(item: z.core.$ZodType, values: readonly unknown[]): unknown[] {
  const items = values.map((value) => read(item, value)).filter((value) => value !== unreadable)
  const lost = values.length - items.length
  return lost > 0 ? Object.assign(items, { unreadable: lost }) : items
}

function readFields(shape: Readonly<z.core.$ZodShape>, values: Fields): unknown {
  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const field = readField(schema, values[name], values)
    if (field === unreadable) return unreadable
    if (field !== undefined) fields[name] = field
  }
  return fields
}

/** Reads a field; a value of which nothing can be made becomes what stands in for it, before it becomes null. */
function readField(schema: z.core.$ZodType, value: unknown, owner: Fields): unknown {
  const stand = standOf(schema)
  if (stand === undefined || z.safeParse(schema, value).success) return read(schema, value)
  const found = read(schema, value)
  return found === unreadable || found === null ? stand(owner) : found
}

function readOptional(schema: z.core.$ZodType, value: unknown): unknown {
  const found = read(schema, value)
  return found === unreadable ? null : found
}

function firstReading(options: readonly z.core.$ZodType[], value: unknown): unknown {
  for (const option of options) {
    const found = read(option, value)
    if (found !== unreadable) return found
  }
  return unreadable
}

function readNumber(value: unknown): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : unreadable
}

function isThing(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function isFields(value: unknown): value is Fields {
  return isThing(value) && !Array.isArray(value)
}

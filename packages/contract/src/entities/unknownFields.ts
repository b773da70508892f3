import * as z from 'zod/mini'

/** Fields that a schema knows, each with those of the objects in it. */
interface Fields extends ReadonlyMap<string, Fields | null> {}

/** A field that nothing is kept of, in a delivery. */
export interface UnknownField {
  /** Its name, that of a note as `notes.name`. */
  field: string
  /** How many items have it. */
  items: number
  /** The first of them, from 0. */
  index: number
}

/** A sender that misspells one field has it in each item: more names than these help nobody. */
const maxNames = 20
const maxCharacters = 100

/**
 * Makes a function that finds fields which a schema of items does not know.
 * @returns what it finds is by name, in the order in which they come: 20 at most, cut at 100 characters
 */
export function unknownFieldFinder(
  item: z.core.$ZodType,
): (items: readonly unknown[]) => UnknownField[] {
  const fields = fieldsOf(item)
  return (items) => {
    const found = new Map<string, UnknownField>()
    items.forEach((given, index) => {
      for (const field of unknownOf(fields, given, '')) note(found, field, index)
    })
    return [...found.values()].map((one) => ({ ...one, field: shown(one.field) }))
  }
}

function note(found: Map<string, UnknownField>, field: string, index: number): void {
  const known = found.get(field)
  if (!known && found.size < maxNames) found.set(field, { field, items: 1, index })
  if (known) known.items += 1
}

/** Each name once, however many notes have it. */
function unknownOf(fields: Fields | null, given: unknown, path: string): Iterable<string> {
  if (fields === null || typeof given !== 'object' || given === null) return []
  if (Array.isArray(given)) {
    return new Set(given.flatMap((one) => [...unknownOf(fields, one, path)]))
  }
  const names: string[] = []
  for (const name in given) {
    const within = fields.get(name)
    if (within === undefined) names.push(path + name)
    else if (within) names.push(...unknownOf(within, Reflect.get(given, name), `${path}${name}.`))
  }
  return names
}

function fieldsOf(schema: z.core.$ZodType): Fields | null {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return fieldsOf(schema._zod.def.innerType)
  }
  if (schema instanceof z.core.$ZodArray) return fieldsOf(schema._zod.def.element)
  if (!(schema instanceof z.core.$ZodObject)) return null
  return new Map(
    Object.entries(schema._zod.def.shape).map(([name, field]) => [name, fieldsOf(field)]),
  )
}

function shown(name: string): string {
  return name.slice(0, maxCharacters).replace(/\p{Cs}/gu, '\uFFFD')
}

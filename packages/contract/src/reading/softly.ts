import type * as z from 'zod/mini'

/** Makes what stands in for a value that is not of its shape; `owner` is the thing that it belongs to. */
type Stand = (owner: Readonly<Record<string, unknown>>) => unknown

const stands = new WeakMap<z.core.$ZodType, Stand>()

/**
 * Says what a client takes a field for whose value is not of its shape, so that the rest of the thing is
 * shown all the same. The schema itself stays strict: a server's answers are held to it.
 * @param schema the field's own, or one that means the same wherever it stands
 * @__NO_SIDE_EFFECTS__
 */
export function softly<Schema extends z.core.$ZodType>(
  schema: Schema,
  stand: (owner: Readonly<Record<string, unknown>>) => z.core.output<Schema>,
): Schema {
  stands.set(schema, stand)
  return schema
}

/** Returns what `softly` has said of a field; undefined where a value of another shape spoils the whole thing. */
export function standOf(schema: z.core.$ZodType): Stand | undefined {
  return stands.get(schema)
}

import * as z from 'zod/mini'
import { portalCompany } from './input.ts'
import { unknownFieldFinder } from './unknownFields.ts'

/** An item of a delivery, judged by itself: a fault of one never costs the others. */
export type Judged<Item> =
  | { status: 'valid'; item: Item }
  /** `detail` names the faulty field, never its value. */
  | { status: 'invalid'; detail: string }

export interface Counted<Given> {
  portal_company?: string | null | undefined
  items: Given[]
}

/**
 * A delivery of up to `max` items.
 * @returns a schema that takes well-typed items and, at run time, whatever came: its output judges each, and names
 * fields that none of them is asked for
 * @__NO_SIDE_EFFECTS__
 */
export function deliveryOf<Item extends z.core.$ZodType>(item: Item, max: number) {
  // Counted first: a list that is too long is not worth a judgement of each.
  const counted = z.array(z.custom<z.core.input<Item>>()).check(z.minLength(1), z.maxLength(max))
  const findUnknown = unknownFieldFinder(item)
  const judged = z.transform(({ items, portal_company }: Counted<z.core.input<Item>>) => ({
    /** Of items that name none. */
    portal_company,
    items: items.map((given) => judge(item, given)),
    unknownFields: findUnknown(items),
  }))
  return z.pipe(z.object({ portal_company: portalCompany(), items: counted }), judged)
}

function judge<Item extends z.core.$ZodType>(
  schema: Item,
  given: unknown,
): Judged<z.core.output<Item>> {
  const result = z.safeParse(schema, given)
  if (result.success) return { status: 'valid', item: result.data }
  const faults = result.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  )
  return { status: 'invalid', detail: faults.join('; ').slice(0, 500) }
}

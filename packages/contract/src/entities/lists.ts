import * as z from 'zod/mini'
import { unreadableIn } from '../reading/items.ts'

/**
 * A page of a list: `count` is the size of the whole list, `next` and `previous` are addresses.
 * @__NO_SIDE_EFFECTS__
 */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    count: z.number(),
    next: z.nullish(z.string()),
    previous: z.nullish(z.string()),
    results: z.array(item),
  })
}

/**
 * A list whose wrapping the specification does not show (customers, schedules): an array, or a page
 * with `results`. Read it with `listItems`. Our server answers with an array.
 * @__NO_SIDE_EFFECTS__
 */
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  return z.union([
    z.array(item),
    z.object({ results: z.array(item), next: z.optional(z.unknown()) }),
  ])
}

/** The items of a list that came as an array or as a page. */
export function listItems<Item>(list: Item[] | { results: Item[] }): Item[] {
  return Array.isArray(list) ? list : list.results
}

/** Whether a list that came as an array or as a page has all there is; what could not be read is missing. */
export function isWholeList(
  list: readonly unknown[] | { results: readonly unknown[]; next?: unknown },
): boolean {
  const isLastPage = !('next' in list) || list.next === null || list.next === undefined
  const items = 'results' in list ? list.results : list
  return isLastPage && unreadableIn(items) === 0
}

/** Items of a list as a client has read them: what is no such item is left out, and counted. */
export type Items<Item> = Item[] & { readonly unreadable?: number }

/** An answer as a client has read it: its list tells how many of its items could not be read. */
export type Reading<Answer> = Answer extends readonly (infer Item)[]
  ? Items<Item>
  : Answer extends { results: readonly (infer Item)[] }
    ? Omit<Answer, 'results'> & { results: Items<Item> }
    : Answer

/** How many items of a list could not be read; none of a list that is not there. */
export function unreadableIn(
  list: (readonly unknown[] & { readonly unreadable?: number }) | null | undefined,
): number {
  return list?.unreadable ?? 0
}

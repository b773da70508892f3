/** Items in a row that belong to one group. */
export interface TimelineGroup<Item> {
  /** Name of the group; missing for items without one. */
  name: string | undefined
  items: readonly Item[]
}

/** Parts a list where the group changes, in its order. A name that comes again later is a group of its own. */
export function groupsOf<Item extends { group?: string }>(
  items: readonly Item[],
): TimelineGroup<Item>[] {
  const groups: { name: string | undefined; items: Item[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.name === item.group) last.items.push(item)
    else groups.push({ name: item.group, items: [item] })
  }
  return groups
}

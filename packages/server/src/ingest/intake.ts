import type { IngestResult, Judged, Rejection, RejectionCode } from '@netportal/contract'

/** A delivery on its way: what is still good, and what is not, with the reason. */
export interface Intake<Item> {
  accepted: readonly { index: number; item: Item }[]
  rejected: readonly Rejection[]
}

/** Begins with the contract's own judgement of each item. */
export function takeIn<Item>(items: readonly Judged<Item>[]): Intake<Item> {
  return {
    accepted: items.flatMap((judged, index) =>
      judged.status === 'valid' ? [{ index, item: judged.item }] : [],
    ),
    rejected: items.flatMap((judged, index) =>
      judged.status === 'invalid' ? [{ index, code: 'invalid', detail: judged.detail }] : [],
    ),
  }
}

/**
 * Rejects more items.
 * @param faultOf why an item is not taken, naming a field, never its value; null when it is
 */
export function sift<Item>(
  intake: Intake<Item>,
  code: RejectionCode,
  faultOf: (item: Item) => string | null,
): Intake<Item> {
  const judged = intake.accepted.map((entry) => ({ entry, fault: faultOf(entry.item) }))
  return {
    accepted: judged.flatMap(({ entry, fault }) => (fault === null ? [entry] : [])),
    rejected: [
      ...intake.rejected,
      ...judged.flatMap(({ entry: { index }, fault: detail }) =>
        detail === null ? [] : [{ index, code, detail }],
      ),
    ],
  }
}

/** Items of which each key has one. */
export interface Distinct<Item> {
  items: Item[]
  /** How many were replaced by a later one that says something else. */
  replaced: number
}

/**
 * Leaves one item of each key: the last received wins, as if the items had come one by one.
 * @param merge what remains of an earlier item in a later one. @default nothing
 */
export function distinctByKey<Item>(
  { accepted }: Intake<Item>,
  keyOf: (item: Item) => string,
  merge: (earlier: Item, later: Item) => Item = (_, later) => later,
): Distinct<Item> {
  const items = new Map<string, Item>()
  let replaced = 0
  for (const { item } of accepted) {
    const key = keyOf(item)
    const earlier = items.get(key)
    if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(item)) replaced++
    items.set(key, earlier === undefined ? item : merge(earlier, item))
  }
  return { items: [...items.values()], replaced }
}

/** Makes the result that the deliverer is told: the three counts and the rejections add up to the items. */
export function toResult<Item>(
  { accepted, rejected }: Intake<Item>,
  written: { created: number; updated: number },
  replaced: number,
): IngestResult {
  const updated = written.updated + replaced
  return {
    created: written.created,
    updated,
    unchanged: accepted.length - written.created - updated,
    rejected: rejected.toSorted((a, b) => a.index - b.index),
  }
}

/** Compares two things by their places in a list. */
export type Comparator = (a: number, b: number) => number

/** Places of things in a list, sorted, and where in that order the next key begins. */
export interface GroupedPlaces {
  order: Uint32Array<ArrayBuffer>
  /** 1 where a key differs from the one before it. */
  isStart: Uint8Array
}

/** Places in their own order, to be sorted. */
export function unsortedPlaces(count: number): GroupedPlaces {
  return {
    order: new Uint32Array(count).map((_, place) => place),
    isStart: new Uint8Array(count),
  }
}

/** Sorts part of the places; what is equal keeps its order. */
export function sortRange(
  { order, isStart }: GroupedPlaces,
  from: number,
  to: number,
  compare: Comparator,
): void {
  const range = order.subarray(from, to).sort(compare)
  let previous: number | undefined
  range.forEach((place, i) => {
    isStart[from + i] = previous === undefined || compare(previous, place) !== 0 ? 1 : 0
    previous = place
  })
}

/** The last key first, while what is equal still keeps its order. */
export function backwards({ order, isStart }: GroupedPlaces): Uint32Array<ArrayBuffer> {
  const result = new Uint32Array(order.length)
  let filled = 0
  let end = order.length
  for (let start = end - 1; start >= 0; start--) {
    if (isStart[start] === 0) continue
    for (let i = start; i < end; i++) result[filled++] = order[i] ?? 0
    end = start
  }
  return result
}

/** The rows of a long list that are drawn: from the first place on, up to and without the last. */
export interface RowWindow {
  from: number
  to: number
}

/** Rows drawn at first, and with each step further. */
export const rowStep = 100

/** Rows that are there beyond the one that is read, so that the next key finds its row. */
const margin = 10

/** Returns the rows around a place. */
export function windowAround(place: number): RowWindow {
  const from = Math.max(0, place - rowStep / 2)
  return { from, to: from + rowStep }
}

/** Returns rows that hold a place with some on both sides: the same ones, more of them, or those around it. */
export function windowWith(rows: RowWindow, place: number): RowWindow {
  const { from, to } = rows
  if (place < from - 1 || place > to) return windowAround(place)
  if (place < from + margin && from > 0) return { from: Math.max(0, from - rowStep), to }
  if (place >= to - margin) return { from, to: to + rowStep }
  return rows
}

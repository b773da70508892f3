/** Knows a row again: what `rowKey` returns of it. */
export type RowKey = string | number

/** The rows that a reader has selected. */
export interface Selection {
  /** Keys of the selected rows; where all that match are selected, of those that are not. */
  keys: readonly RowKey[]
  /** Tells whether all rows are selected that match the search and the filters, those not loaded too. */
  isAllMatching: boolean
}

export const nothingSelected: Selection = { keys: [], isAllMatching: false }

/** Selects rows or lets go of them. */
export function withKeys(
  { keys, isAllMatching }: Selection,
  changed: readonly RowKey[],
  isSelected: boolean,
): Selection {
  const next = new Set(keys)
  for (const key of changed) {
    if (isSelected === isAllMatching) next.delete(key)
    else next.add(key)
  }
  return { keys: [...next], isAllMatching }
}

/** Tells how much of some rows is selected. */
export function selectedShare(
  rows: readonly RowKey[],
  isSelected: (key: RowKey) => boolean,
): 'none' | 'some' | 'all' {
  const count = rows.filter(isSelected).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}

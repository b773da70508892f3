import { useEffect, useMemo } from 'react'
import { useLocale } from '../../../texts/useFormats.ts'
import type { Column } from '../columns/column.ts'
import { collationOf } from './collation.ts'
import { createTableIndex, type TableIndex } from './tableIndex.ts'

/** A pause of less than this is left to the browser. */
const spareMs = 2

/** What readers can do with the rows: it is prepared while the page is idle. */
export interface IndexUses {
  /** Reads all rows ahead of the first search. */
  canSearch: boolean
  /** Makes the collator ahead of the first sort: a browser takes some milliseconds for the first of a language. */
  canSort: boolean
}

/** Keeps an index of the rows. */
export function useTableIndex<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  searched: readonly Column<Row>[],
  blankText: string,
  { canSearch, canSort }: IndexUses,
): TableIndex {
  const locale = useLocale()
  const index = useMemo(
    () => createTableIndex(rows, columns, blankText, locale, searched),
    [rows, columns, blankText, locale, searched],
  )
  useEffect(
    () => (canSort ? whenIdle(() => collationOf(locale) !== undefined) : undefined),
    [locale, canSort],
  )
  useEffect(() => (canSearch ? whenIdle(index.prepare) : undefined), [index, canSearch])
  return index
}

/** Does some work bit by bit while the page is idle. @param work asks whether it has time, and tells whether it is done */
function whenIdle(work: (hasTime: () => boolean) => boolean): () => void {
  // Safari has no idle callbacks: there the first search reads all rows.
  if (!('requestIdleCallback' in window)) return () => {}
  const step = (deadline: IdleDeadline) => {
    const isDone = work(() => deadline.timeRemaining() > spareMs)
    if (!isDone) handle = requestIdleCallback(step)
  }
  let handle = requestIdleCallback(step)
  return () => cancelIdleCallback(handle)
}

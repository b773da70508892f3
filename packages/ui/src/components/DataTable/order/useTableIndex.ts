import { useEffect, useMemo } from 'react'
import { useLocale } from '../../../texts/useFormats.ts'
import type { Column } from '../columns/column.ts'
import { createTableIndex, type TableIndex } from './tableIndex.ts'

/** A pause of less than this is left to the browser. */
const spareMs = 2

/** Fewer rows are read within a frame, when they are first searched: not while the page is still being drawn. */
const worthReadingAhead = 2_000

/**
 * Keeps an index of the rows.
 * @param canSearch reads all rows ahead of the first search, while the page is idle
 */
export function useTableIndex<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  searched: readonly Column<Row>[],
  blankText: string,
  canSearch: boolean,
): TableIndex {
  const locale = useLocale()
  const index = useMemo(
    () => createTableIndex(rows, columns, blankText, locale, searched),
    [rows, columns, blankText, locale, searched],
  )
  const readsAhead = canSearch && rows.length >= worthReadingAhead
  useEffect(() => (readsAhead ? prepareWhenIdle(index) : undefined), [index, readsAhead])
  return index
}

function prepareWhenIdle(index: TableIndex): () => void {
  // Safari has no idle callbacks: there the first search reads all rows.
  if (!('requestIdleCallback' in window)) return () => {}
  const step = (deadline: IdleDeadline) => {
    const isDone = index.prepare(() => deadline.timeRemaining() > spareMs)
    if (!isDone) handle = requestIdleCallback(step)
  }
  let handle = requestIdleCallback(step)
  return () => cancelIdleCallback(handle)
}

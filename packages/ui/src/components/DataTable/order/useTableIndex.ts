import { useEffect, useMemo } from 'react'
import { useLocale } from '../../../texts/useFormats.ts'
import type { Column } from '../columns/column.ts'
import { createTableIndex, type TableIndex } from './tableIndex.ts'

/** A pause of less than this is left to the browser. */
const spareMs = 2

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
  useEffect(() => (canSearch ? prepareWhenIdle(index) : undefined), [index, canSearch])
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

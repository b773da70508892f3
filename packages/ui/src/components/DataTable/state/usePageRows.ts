import { useMemo } from 'react'
import { pageRange } from '../../Pagination/pageRange.ts'
import type { Column } from '../columns/column.ts'
import { pickRows } from '../order/tableIndex.ts'
import { useTableIndex } from '../order/useTableIndex.ts'
import type { TableState } from './useTableState.ts'

export interface PageRowsOptions<Row> {
  rows: readonly Row[]
  /** Number of rows on all pages, where the server keeps them and `rows` are those of one page. */
  rowCount: number | undefined
  columns: readonly Column<Row>[]
  /** Those that the reader sees. */
  searched: readonly Column<Row>[]
  state: TableState
  pageSize: number
  blankText: string
  canSearch: boolean
  canSort: boolean
}

/** Finds the rows that a reader has asked for: among all of them, or as a server has found them. */
export function usePageRows<Row>({
  rows,
  rowCount,
  columns,
  searched,
  state: { search, sort, page, filters },
  pageSize,
  blankText,
  canSearch,
  canSort,
}: PageRowsOptions<Row>) {
  const isServed = rowCount !== undefined
  const index = useTableIndex(rows, columns, searched, blankText, {
    canSearch: canSearch && !isServed,
    canSort: canSort && !isServed,
  })
  const order = useMemo(
    () => (isServed ? null : index.order(search, sort, filters)),
    [isServed, index, search, sort, filters],
  )
  const count = rowCount ?? order?.length ?? 0
  const range = pageRange(page, pageSize, count)
  const pageRows = useMemo(
    () => (order ? [...pickRows(rows, order.subarray(range.from - 1, range.to))] : rows),
    [rows, order, range.from, range.to],
  )
  return {
    /** Number of rows that match, on all pages. */
    count,
    range,
    pageRows,
    /** Reads the rows that match, of all pages; of a served table those of its page. */
    readMatching: () => (order ? [...pickRows(rows, order)] : rows),
  }
}

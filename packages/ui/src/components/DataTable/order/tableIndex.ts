import { type Column, dataColumns } from '../columns/column.ts'
import { orderByColumn, type RowOrder, type SortDirection } from './columnOrder.ts'
import { createSearchIndex, type SearchIndex } from './searchIndex.ts'

/** An order of rows by one column. */
export interface TableSort {
  /** Id of the column whose values are compared. */
  columnId: string
  /** Direction of the order; blank values come last in both. */
  direction: SortDirection
}

export interface TableIndex extends Pick<SearchIndex, 'prepare'> {
  /**
   * The rows that match, in the order shown.
   * @param sort null, or a column that cannot be sorted, leaves the rows in their own order
   */
  order(search: string, sort: TableSort | null): RowOrder
}

/**
 * Looks rows up by search and sort without a pause, however many they are: each column is sorted once
 * and each row read once, both when first asked for. Rows and columns must not change afterwards.
 * @param blankText what cells show for a missing value
 * @param locale BCP 47 tag of the language whose order texts have
 */
export function createTableIndex<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  blankText: string,
  locale: string,
): TableIndex {
  const data = dataColumns(columns)
  const searchIndex = createSearchIndex(rows, data)
  const ownOrder = new Uint32Array(rows.length).map((_, row) => row)
  const orders = new Map<string, Record<SortDirection, RowOrder>>()

  const sorted = (sort: TableSort | null) => {
    const column = data.find(({ id }) => id === sort?.columnId)
    if (!sort || !column) return ownOrder
    const known = orders.get(column.id) ?? orderByColumn(rows, column, blankText, locale)
    orders.set(column.id, known)
    return known[sort.direction]
  }

  const order = (search: string, sort: TableSort | null) => {
    const found = searchIndex.find(search)
    if (!found) return sorted(sort)
    const isFound = new Uint8Array(rows.length)
    for (const row of found) isFound[row] = 1
    return sorted(sort).filter((row) => isFound[row] === 1)
  }

  return { order, prepare: searchIndex.prepare }
}

/** The rows themselves, in their order. */
export function* pickRows<Row>(rows: readonly Row[], order: RowOrder): Generator<Row, void, void> {
  for (const place of order) {
    const row = rows[place]
    if (row !== undefined) yield row
  }
}

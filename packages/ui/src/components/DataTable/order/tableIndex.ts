import { type Column, type DataColumn, dataColumns, readText } from '../columns/column.ts'
import type { TableFilters } from '../filters/columnFilter.ts'
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
   * @param filters by the ids of columns; one that asks for nothing is left out
   * @param sort null, or a column that cannot be sorted, leaves the rows in their own order
   */
  order(search: string, sort: TableSort | null, filters?: TableFilters): RowOrder
}

/**
 * Looks rows up by search and sort without a pause, however many they are: each column is sorted once
 * and each row read once, both when first asked for. Rows and columns must not change afterwards.
 * @param blankText what cells show for a missing value
 * @param locale BCP 47 tag of the language whose order texts have
 * @param searched the columns that search looks at
 */
export function createTableIndex<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  blankText: string,
  locale: string,
  searched: readonly Column<Row>[] = columns,
): TableIndex {
  const data = dataColumns(columns)
  const searchIndex = createSearchIndex(rows, dataColumns(searched))
  const ownOrder = new Uint32Array(rows.length).map((_, row) => row)
  const orders = new Map<string, Record<SortDirection, RowOrder>>()

  const sorted = (sort: TableSort | null) => {
    const column = data.find(({ id }) => id === sort?.columnId)
    if (!sort || !column) return ownOrder
    const known = orders.get(column.id) ?? orderByColumn(rows, column, blankText, locale)
    orders.set(column.id, known)
    return known[sort.direction]
  }

  const order = (search: string, sort: TableSort | null, filters: TableFilters = {}) => {
    const found = searchIndex.find(search)
    const passes = filterRows(rows, data, filters)
    if (!found && !passes) return sorted(sort)
    const isFound = new Uint8Array(rows.length)
    for (const row of found ?? ownOrder) isFound[row] = passes?.(row) === false ? 0 : 1
    return sorted(sort).filter((row) => isFound[row] === 1)
  }

  return { order, prepare: searchIndex.prepare }
}

/** Makes a test that a row passes whose cells pass every filter. @returns null where none asks for anything */
function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filters: TableFilters,
): ((place: number) => boolean) | null {
  const tests = columns.flatMap((column) => {
    const passes = column.filter?.read(filters[column.id] ?? '')
    if (!passes) return []
    return (row: Row) => passes({ value: column.value(row), text: readText(column, row) })
  })
  if (tests.length === 0) return null
  return (place) => {
    const row = rows[place]
    return row !== undefined && tests.every((passes) => passes(row))
  }
}

/** The rows themselves, in their order. */
export function* pickRows<Row>(rows: readonly Row[], order: RowOrder): Generator<Row, void, void> {
  for (const place of order) {
    const row = rows[place]
    if (row !== undefined) yield row
  }
}

import {
  type ColumnDef,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from '../columns/column.ts'
import type { SortDirection } from '../order/columnOrder.ts'
import type { TableSort } from '../order/tableIndex.ts'

const features = tableFeatures({ rowSortingFeature })

/** A column as its header shows it. */
export interface HeaderModel<Row> {
  column: Column<Row>
  /** null while the rows are not sorted by it. */
  direction: SortDirection | null
  /** Sorts by it: ascending, and when it is so already descending. null when it cannot be sorted by. */
  onSort: (() => void) | null
}

/** A row with the key it keeps when new data comes. */
export interface RowModel<Row> {
  key: string
  row: Row
}

export interface TableModelOptions<Row> {
  columns: readonly Column<Row>[]
  /** Those of one page, in the order shown. */
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort: TableSort | null
  canSort: boolean
  onSort: (sort: TableSort | null) => void
}

/** Runs TanStack Table over one page; the rows of all pages are searched and sorted by the table's index. */
export function useTableModel<Row extends object>({
  columns,
  rows,
  rowKey,
  sort,
  canSort,
  onSort,
}: TableModelOptions<Row>): { headers: HeaderModel<Row>[]; rows: RowModel<Row>[] } {
  const definitions = useMemo(() => columns.map(toDefinition), [columns])
  const sorting = toSorting(sort)
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowKey(row)),
    state: { sorting },
    onSortingChange: (updater) => onSort(fromSorting(functionalUpdate(updater, sorting))),
    manualSorting: true,
    enableSorting: canSort,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
  })
  return {
    headers: columns.flatMap((column) => {
      const model = table.getColumn(column.id)
      if (!model) return []
      const onSort = model.getCanSort() ? () => model.toggleSorting() : null
      return { column, direction: model.getIsSorted() && sort ? sort.direction : null, onSort }
    }),
    rows: table.getRowModel().rows.map(({ id, original }) => ({ key: id, row: original })),
  }
}

function toDefinition<Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row> {
  const { id, header, value } = column
  return value ? { id, header, accessorFn: value } : { id, header }
}

function toSorting(sort: TableSort | null): SortingState {
  return sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : []
}

function fromSorting([first]: SortingState): TableSort | null {
  return first ? { columnId: first.id, direction: first.desc ? 'descending' : 'ascending' } : null
}

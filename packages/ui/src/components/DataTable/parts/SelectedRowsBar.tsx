import type { DataTableTexts } from '../state/tableTexts.ts'
import { type RowKey, selectedShare, withKeys } from './selection.ts'
import type { RowSelection, SelectedRows } from './useRowSelection.tsx'

export interface SelectedRowsBarProps<Row> {
  selection: RowSelection<Row>
  rowKey: (row: Row) => RowKey
  /** All rows that the table has. */
  rows: readonly Row[]
  pageRows: readonly Row[]
  readMatching: () => readonly Row[]
  /** Number of rows that match, on all pages. */
  count: number
  isServed: boolean
  /** Search and filters, as one text. */
  query: string
  texts: DataTableTexts
}

/** Says what is selected, in the words of the table. */
export function SelectedRowsBar<Row>({
  selection,
  rowKey,
  rows,
  pageRows,
  readMatching,
  count,
  isServed,
  query,
  texts,
}: SelectedRowsBarProps<Row>) {
  const { mode, selected, isSelected, canSelect, change, clear, actions } = selection
  const { Bar } = selection.parts
  const what = describe(selection, rows, rowKey, count, isServed)
  const page = pageRows.filter(canSelect).map(rowKey)
  const offersAll =
    mode === 'many' &&
    what.count < count &&
    pageRows.length < count &&
    selectedShare(page, isSelected) === 'all'
  const selectAll = () =>
    change(
      isServed
        ? { keys: [], isAllMatching: true }
        : withKeys(selected, readMatching().filter(canSelect).map(rowKey), true),
    )
  return (
    <Bar
      count={what.count}
      countText={texts.selectedCount(what.count)}
      selectAllText={offersAll ? texts.selectAll(count) : null}
      onSelectAll={selectAll}
      clearText={texts.clearSelection}
      onClear={clear}
      query={query}
      isAllMatching={selected.isAllMatching}
    >
      {what.count > 0 && actions?.(what)}
    </Bar>
  )
}

/** Rows that have gone from the data are not selected any more; those of other pages a server knows. */
function describe<Row>(
  { selected, isSelected }: RowSelection<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
  count: number,
  isServed: boolean,
): SelectedRows<Row> {
  const { keys, isAllMatching } = selected
  const selectedRows =
    keys.length > 0 || isAllMatching ? rows.filter((row) => isSelected(rowKey(row))) : []
  if (!isServed) {
    const present = selectedRows.map(rowKey)
    return { keys: present, isAllMatching, rows: selectedRows, count: present.length }
  }
  return {
    keys,
    isAllMatching,
    rows: selectedRows,
    count: isAllMatching ? Math.max(0, count - keys.length) : keys.length,
  }
}

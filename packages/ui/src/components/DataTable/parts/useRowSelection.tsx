'use client'

import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { SelectCell, type SelectCellProps } from './SelectCell.tsx'
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx'
import { SelectPageCell, type SelectPageCellProps } from './SelectPageCell.tsx'
import { nothingSelected, type RowKey, type Selection } from './selection.ts'

/** The rows that a bulk action is about. */
export interface SelectedRows<Row> extends Selection {
  /** Number of selected rows. */
  count: number
  /** The selected rows that the table has: of a served table those of its page alone. */
  rows: readonly Row[]
}

export interface RowSelectionOptions<Row> {
  /** `one` row at most, or `many`. @default 'many' */
  mode?: 'one' | 'many'
  /** Tells which rows can be selected. @default all */
  canSelect?: (row: Row) => boolean
  /** Buttons of what can be done with the selected rows. */
  actions?: (selected: SelectedRows<Row>) => ReactNode
  /** Controls the selection, together with `onChange`. */
  selection?: Selection
  /** Told of each change. */
  onChange?: (selection: Selection) => void
}

/** A selection for a `DataTable`, as `useRowSelection` makes it. */
export interface RowSelection<Row> {
  /** `one` row at most, or `many`. */
  mode: 'one' | 'many'
  /** The rows selected now. */
  selected: Selection
  /** Tells whether a row is selected. */
  isSelected: (key: RowKey) => boolean
  /** Tells whether a row can be selected. */
  canSelect: (row: Row) => boolean
  /** Selects other rows. */
  change: (selection: Selection) => void
  /** Lets go of all rows. */
  clear: () => void
  /** Draws what can be done with the selected rows. */
  actions: ((selected: SelectedRows<Row>) => ReactNode) | undefined
  /** Draws it: a table without a selection does not load these. */
  parts: {
    Cell: ComponentType<SelectCellProps>
    PageCell: ComponentType<SelectPageCellProps>
    Bar: ComponentType<SelectionBarProps>
  }
}

const parts = { Cell: SelectCell, PageCell: SelectPageCell, Bar: SelectionBar }

/**
 * Lets readers of a `DataTable` select rows: one, many, a page, all that match. The selection outlives paging,
 * sorting and searching; 'all that match' of a served table ends with a change of search or filters, since it would
 * mean other rows.
 * @returns what the table's `selection` takes
 */
export function useRowSelection<Row>({
  mode = 'many',
  canSelect = () => true,
  actions,
  selection: given,
  onChange,
}: RowSelectionOptions<Row> = {}): RowSelection<Row> {
  const [own, setOwn] = useState(nothingSelected)
  const selected = given ?? own
  const keys = useMemo(() => new Set(selected.keys), [selected.keys])
  const change = (next: Selection) => {
    setOwn(next)
    onChange?.(next)
  }
  return {
    mode,
    selected,
    isSelected: (key) => keys.has(key) !== selected.isAllMatching,
    canSelect,
    change,
    clear: () => change(nothingSelected),
    actions,
    parts,
  }
}

'use client'

import { type ComponentType, type ReactNode, useState } from 'react'
import { OpenCell, type OpenCellProps } from './OpenCell.tsx'
import type { RowKey } from './selection.ts'

export interface RowDetailsOptions<Row> {
  /** Draws what a row opens to. */
  render: (row: Row) => ReactNode
  /** Tells which rows have details. @default all */
  canOpen?: (row: Row) => boolean
  /** Keys of the rows that are open at first. @default none */
  defaultOpen?: readonly RowKey[]
}

/** Details for the rows of a `DataTable`, as `useRowDetails` makes them. */
export interface RowOpening<Row> {
  /** Draws the details of a row. */
  render: (row: Row) => ReactNode
  /** Tells whether a row has details. */
  canOpen: (row: Row) => boolean
  /** Tells whether a row is open. */
  isOpen: (key: RowKey) => boolean
  /** Opens a row, or closes it. */
  toggle: (key: RowKey) => void
  /** Draws the button: a table without details does not load it. */
  parts: { Cell: ComponentType<OpenCellProps> }
}

const parts = { Cell: OpenCell }

/**
 * Lets rows of a `DataTable` open to details below them. Not for the one fact that most readers came for, which is a
 * column, nor for a page's worth, which is a page.
 * @returns what the table's `details` takes
 */
export function useRowDetails<Row>({
  render,
  canOpen = () => true,
  defaultOpen = [],
}: RowDetailsOptions<Row>): RowOpening<Row> {
  const [open, setOpen] = useState<ReadonlySet<RowKey>>(() => new Set(defaultOpen))
  const toggle = (key: RowKey) => {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }
  return { render, canOpen, isOpen: (key) => open.has(key), toggle, parts }
}

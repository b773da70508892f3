'use client'

import { type ComponentType, useLayoutEffect, useState } from 'react'
import { ColumnChoicePanel, type ColumnChoicePanelProps } from './ColumnChoicePanel.tsx'

export interface ColumnChoiceOptions {
  /** Keeps the choice in this browser under the name, for the next visit. @default it is kept as long as the page */
  storageKey?: string
  /** Ids of the columns that are hidden until the reader says otherwise. @default none */
  defaultHidden?: readonly string[]
  /** Told of each change: ids of the hidden columns. */
  onChange?: (hidden: readonly string[]) => void
}

/** A choice of columns for a `DataTable`, as `useColumnChoice` makes it. */
export interface ColumnChoice {
  /** Ids of the hidden columns. */
  hidden: readonly string[]
  /** Hides these and shows all others. */
  change: (hidden: readonly string[]) => void
  /** Draws the choice: a table without one does not load it. */
  parts: { Panel: ComponentType<ColumnChoicePanelProps> }
}

const parts = { Panel: ColumnChoicePanel }

/**
 * Lets readers of a `DataTable` choose the columns that they see; the one that names rows stays. A hidden column is
 * not searched, nor saved as CSV. Not for a table of five columns, which has none to spare.
 * @returns what the table's `columnChoice` takes
 */
export function useColumnChoice({
  storageKey,
  defaultHidden = [],
  onChange,
}: ColumnChoiceOptions = {}): ColumnChoice {
  const [hidden, setHidden] = useState(defaultHidden)
  // Not at first: a server does not know, and React would find another page than it drew.
  useLayoutEffect(() => {
    const kept = storageKey === undefined ? null : read(storageKey)
    if (kept) setHidden(kept)
  }, [storageKey])
  const change = (next: readonly string[]) => {
    setHidden(next)
    if (storageKey !== undefined) store(storageKey, next)
    onChange?.(next)
  }
  return { hidden, change, parts }
}

function read(key: string): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : null
  } catch {
    return null
  }
}

function store(key: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hidden))
  } catch {
    // A full or forbidden storage keeps nothing; the choice holds as long as the page.
  }
}

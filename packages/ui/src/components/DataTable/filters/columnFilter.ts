import type { ComponentType, ReactNode } from 'react'
import type { CellValue } from '../columns/cellValue.ts'
import type { FilterPanelProps } from './FilterPanel.tsx'

/** The filters in use, by the ids of their columns: texts, so that an address holds them as they are. */
export type TableFilters = Readonly<Record<string, string>>

/** A cell as a filter sees it. */
export interface FilteredCell {
  /** Value that sorts it. */
  value: CellValue
  /** The text that a reader sees. */
  text: string
}

/** Words of filters that the table gives. */
export interface FilterWords {
  /** Names the field for the least figure or the first day. */
  filterFrom: (column: string) => string
  /** Names the field for the largest figure or the last day. */
  filterTo: (column: string) => string
}

export interface FilterControlProps {
  /** Header of the column. */
  label: string
  /** Text that is filtered for; '' for nothing. */
  value: string
  /** Takes what is filtered for from now on. */
  onChange: (value: string) => void
  /** Words of the table. */
  words: FilterWords
}

/** A filter of a column: what `textFilter`, `choiceFilter`, `numberFilter` and `dateFilter` return. */
export interface ColumnFilter {
  /** Draws the control that the reader filters by. */
  draw: (props: FilterControlProps) => ReactNode
  /** Understands what is filtered for. @returns null where it asks for nothing */
  read: (value: string) => ((cell: FilteredCell) => boolean) | null
  /** Draws the controls of all columns: a table without filters does not load it. */
  Panel: ComponentType<FilterPanelProps>
}

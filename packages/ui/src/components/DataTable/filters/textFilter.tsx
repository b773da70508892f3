'use client'

import { TextField } from '../../TextField/TextField.tsx'
import { foldCase } from '../order/foldCase.ts'
import type { ColumnFilter, FilterControlProps } from './columnFilter.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { useDraft } from './useDraft.ts'

/** Filters a column by a text that its cells contain, whatever the letter case. */
export function textFilter(): ColumnFilter {
  return { draw: (props) => <TextControl {...props} />, read, Panel: FilterPanel }
}

function read(value: string) {
  const needle = foldCase(value.trim())
  return needle === '' ? null : ({ text }: { text: string }) => foldCase(text).includes(needle)
}

function TextControl({ label, value, onChange }: FilterControlProps) {
  const { text, write, settle } = useDraft(value, onChange)
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={settle}
    />
  )
}

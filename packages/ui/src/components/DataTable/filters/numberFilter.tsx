import type { ColumnFilter, FilteredCell } from './columnFilter.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { readNumberRange } from './filterValues.ts'
import { RangeControl } from './RangeControl.tsx'

/** Filters a column of figures by the least and the largest, both of them included. Blank cells are in no range. */
export function numberFilter(): ColumnFilter {
  return { draw: (props) => <RangeControl {...props} type="number" />, read, Panel: FilterPanel }
}

function read(range: string) {
  const { from, to } = readNumberRange(range)
  if (from === null && to === null) return null
  return ({ value }: FilteredCell) =>
    (typeof value === 'number' || typeof value === 'bigint') &&
    (from === null || value >= from) &&
    (to === null || value <= to)
}

import { formatDate } from '@netportal/format'
import type { ColumnFilter, FilteredCell } from './columnFilter.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { readDayRange } from './filterValues.ts'
import { RangeControl } from './RangeControl.tsx'

/**
 * Filters a column of instants by their first and last day, both of them included. Blank cells are in no range.
 * @param zone tells which day an instant is in: an IANA name. @default 'UTC'
 */
export function dateFilter({ zone = 'UTC' }: { zone?: string } = {}): ColumnFilter {
  const read = (range: string) => {
    const { from, to } = readDayRange(range)
    if (from === null && to === null) return null
    return ({ value }: FilteredCell) => {
      const at = value instanceof Date ? value.getTime() : value
      if (typeof at !== 'number' || Number.isNaN(at)) return false
      const day = formatDate(new Date(at).toISOString(), zone)
      return (from === null || day >= from) && (to === null || day <= to)
    }
  }
  return { draw: (props) => <RangeControl {...props} type="date" />, read, Panel: FilterPanel }
}

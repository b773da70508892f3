import { CheckList, type CheckListProps } from '../../CheckList/CheckList.tsx'
import type { ColumnFilter, FilterControlProps, FilteredCell } from './columnFilter.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { readChoices, writeChoices } from './filterValues.ts'

type ListProps = Omit<CheckListProps<string>, 'label' | 'value' | 'onChange'>

/**
 * Filters a column by some of its values.
 * @param list the options, each with the value of cells as text, and whatever else a `CheckList` takes
 */
export function choiceFilter(list: ListProps): ColumnFilter {
  return { draw: (props) => <ChoiceControl {...props} list={list} />, read, Panel: FilterPanel }
}

function ChoiceControl({ label, value, onChange, list }: FilterControlProps & { list: ListProps }) {
  return (
    <CheckList
      {...list}
      label={label}
      value={readChoices(value)}
      onChange={(choices) => onChange(writeChoices(choices))}
    />
  )
}

function read(value: string) {
  const choices = new Set(readChoices(value))
  return choices.size === 0 ? null : (cell: FilteredCell) => choices.has(String(cell.value ?? ''))
}

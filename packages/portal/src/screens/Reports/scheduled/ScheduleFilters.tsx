import { Combobox, SelectField } from '@netportal/ui'
import { type FilterOption, type ScheduleFilter, stateFilters } from './scheduleFilter.ts'

export interface ScheduleFiltersProps {
  filter: ScheduleFilter
  types: readonly FilterOption[]
  sites: readonly FilterOption[]
  onFilterChange: (change: Partial<ScheduleFilter>) => void
}

/** Narrows the list of schedules down; its search box is the table's own. */
export function ScheduleFilters({ filter, types, sites, onFilterChange }: ScheduleFiltersProps) {
  return (
    <>
      <SelectField
        label="Type"
        labelPlacement="start"
        value={filter.type}
        onChange={({ currentTarget: { value } }) => onFilterChange({ type: value })}
      >
        <option value="">All</option>
        {types.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Status"
        labelPlacement="start"
        value={filter.state}
        onChange={({ currentTarget: { value } }) =>
          onFilterChange({ state: stateFilters.find((state) => state === value) ?? '' })
        }
      >
        <option value="">All</option>
        <option value="active">Active</option>
        <option value="paused">Paused</option>
      </SelectField>
      <Combobox
        label="Location"
        labelPlacement="start"
        placeholder="All"
        options={sites}
        value={filter.location || null}
        onChange={(location) => onFilterChange({ location: location ?? '' })}
      />
    </>
  )
}

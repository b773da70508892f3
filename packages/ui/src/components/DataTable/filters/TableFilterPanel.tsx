import { Fragment } from 'react'
import type { DataColumn } from '../columns/column.ts'
import type { DataTableTexts } from '../state/tableTexts.ts'
import type { ColumnFilter, TableFilters } from './columnFilter.ts'

export interface TableFilterPanelProps<Row> {
  columns: readonly DataColumn<Row>[]
  filters: TableFilters
  onFilter: (filters: TableFilters) => void
  texts: DataTableTexts
}

/** The filters of all columns that have one; nothing where none has. */
export function TableFilterPanel<Row>({
  columns,
  filters,
  onFilter,
  texts,
}: TableFilterPanelProps<Row>) {
  const filtered = columns.flatMap((column) =>
    column.filter ? [{ id: column.id, header: column.header, filter: column.filter }] : [],
  )
  const [first] = filtered
  if (!first) return null
  const { Panel } = first.filter
  const count = filtered.filter(({ id, filter }) => isInUse(filter, filters[id])).length
  return (
    <Panel
      text={texts.filters(count)}
      clearText={count > 0 ? texts.clearFilters : null}
      onClear={() => onFilter({})}
    >
      {filtered.map(({ id, header, filter }) => (
        <Fragment key={id}>
          {filter.draw({
            label: header,
            value: filters[id] ?? '',
            words: texts,
            onChange: (value) => onFilter(changed(filters, id, value)),
          })}
        </Fragment>
      ))}
    </Panel>
  )
}

function isInUse({ read }: ColumnFilter, value: string | undefined): boolean {
  return value !== undefined && read(value) !== null
}

function changed(filters: TableFilters, id: string, value: string): TableFilters {
  const { [id]: _, ...others } = filters
  return value === '' ? others : { ...others, [id]: value }
}

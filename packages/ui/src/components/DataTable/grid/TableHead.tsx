import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { styled } from 'styled-components'
import { iconSize } from '../../../theme/scales.ts'
import type { HeaderModel } from '../state/useTableModel.ts'
import { tableRoles } from './tableRoles.ts'

export interface TableHeadProps<Row> {
  headers: readonly HeaderModel<Row>[]
}

/** The header row. Only the column that sorts says so: `aria-sort` stands on one cell. WAI-ARIA sortable table. */
export function TableHead<Row>({ headers }: TableHeadProps<Row>) {
  return (
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>
        {headers.map(({ column, direction, onSort }) => (
          <th
            key={column.id}
            {...tableRoles.columnHeader}
            aria-sort={direction ?? undefined}
            data-slot={column.value ? column.slot : 'actions'}
            data-align={column.value && column.align}
          >
            {onSort ? (
              <SortButton type="button" onClick={onSort}>
                <span>{column.header}</span>
                {sortIcons[direction ?? 'none']}
              </SortButton>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The table styles it. */
const SortButton = styled.button``

const sortIcons = {
  ascending: <ArrowUp size={iconSize.sm} />,
  descending: <ArrowDown size={iconSize.sm} />,
  none: <ChevronsUpDown size={iconSize.sm} />,
}

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { iconSize } from '../../../theme/scales.ts'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import type { Column } from '../columns/column.ts'
import type { SortDirection } from '../order/columnOrder.ts'
import type { TableSort } from '../order/tableIndex.ts'
import { type RowKey, selectedShare, withKeys } from '../parts/selection.ts'
import type { RowOpening } from '../parts/useRowDetails.tsx'
import type { RowSelection } from '../parts/useRowSelection.tsx'
import type { DataTableTexts } from '../state/tableTexts.ts'
import { tableRoles } from './tableRoles.ts'

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: TableSort | null
  /** null while the reader cannot sort. */
  onSort: ((sort: TableSort) => void) | null
  selection: RowSelection<Row> | undefined
  details: RowOpening<Row> | undefined
  /** Those of the page. */
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  texts: DataTableTexts
}

/** The header row. Only the column that sorts says so: `aria-sort` stands on one cell. WAI-ARIA sortable table. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, selection, details, texts } = props
  const toggle = useSortToggle(sort, onSort)
  return (
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>
        {selection && <PageBox {...props} selection={selection} />}
        {details && (
          <th {...tableRoles.columnHeader} data-slot="lead">
            <VisuallyHidden>{texts.details}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            direction={column.value && sort?.columnId === column.id ? sort.direction : null}
            onToggle={onSort && column.value && column.canSort !== false ? toggle : null}
          />
        ))}
      </tr>
    </thead>
  )
}

/** Selects the rows of the page that can be selected. */
function PageBox<Row>({
  rows,
  rowKey,
  selection,
  texts,
}: TableHeadProps<Row> & { selection: RowSelection<Row> }) {
  const { PageCell } = selection.parts
  const keys = rows.filter(selection.canSelect).map(rowKey)
  const isOne = selection.mode === 'one'
  return (
    <PageCell
      label={isOne ? texts.selection : texts.selectPage}
      share={isOne ? null : selectedShare(keys, selection.isSelected)}
      onSelect={(isSelected) => selection.change(withKeys(selection.selected, keys, isSelected))}
    />
  )
}

/** Sorts by a column: ascending, and when it is so already descending. Always the same function. */
function useSortToggle(sort: TableSort | null, onSort: TableHeadProps<never>['onSort']) {
  const latest = useRef({ sort, onSort })
  useLayoutEffect(() => {
    latest.current = { sort, onSort }
  })
  return useCallback((columnId: string) => {
    const { sort, onSort } = latest.current
    const isAscending = sort?.columnId === columnId && sort.direction === 'ascending'
    onSort?.({ columnId, direction: isAscending ? 'descending' : 'ascending' })
  }, [])
}

interface HeaderCellProps {
  column: Pick<Column<never>, 'id' | 'header' | 'headerContent'> & {
    value?: unknown
    slot?: string
    align?: string
  }
  /** null while the rows are not sorted by it. */
  direction: SortDirection | null
  onToggle: ((columnId: string) => void) | null
}

const HeaderCell = memo(function HeaderCell({ column, direction, onToggle }: HeaderCellProps) {
  const { id, header, headerContent = header, value, slot, align } = column
  return (
    <th
      {...tableRoles.columnHeader}
      aria-sort={direction ?? undefined}
      data-slot={value ? slot : 'actions'}
      data-align={align}
    >
      {onToggle ? (
        <SortButton type="button" onClick={() => onToggle(id)}>
          <span>{headerContent}</span>
          {sortIcons[direction ?? 'none']}
        </SortButton>
      ) : (
        headerContent
      )}
    </th>
  )
})

/** The table styles it. */
const SortButton = styled.button``

const sortIcons = {
  ascending: <ArrowUp size={iconSize.sm} />,
  descending: <ArrowDown size={iconSize.sm} />,
  none: <ChevronsUpDown size={iconSize.sm} />,
}

import { ItemBoundary } from '../../ItemBoundary/ItemBoundary.tsx'
import { type Column, type DataColumn, readText, rowHeader } from '../columns/column.ts'
import type { RowModel } from '../state/useTableModel.ts'
import { tableRoles } from './tableRoles.ts'
import { Actions, Detail } from './tableStyle.ts'

export interface TableRowsProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly RowModel<Row>[]
  isInactive: ((row: Row) => boolean) | undefined
  /** Text that cells show for a missing value. */
  blankText: string
  /** Text shown in a cell that cannot be drawn. */
  undrawnText: string
}

/** The rows of one page. Roles are explicit, since the phone layout's `display` would take them away. */
export function TableRows<Row>({
  columns,
  rows,
  isInactive,
  blankText,
  undrawnText,
}: TableRowsProps<Row>) {
  const header = rowHeader(columns)
  return (
    <tbody {...tableRoles.rowGroup}>
      {rows.map(({ key, row }) => {
        const inactive = isInactive?.(row) ?? false
        return (
          <tr key={key} {...tableRoles.row} data-inactive={inactive || undefined}>
            {columns.map((column) =>
              column.value ? (
                <ItemBoundary
                  key={column.id}
                  fallback={
                    <td {...tableRoles.cell} data-label={column.header}>
                      {undrawnText}
                    </td>
                  }
                >
                  <DataCell
                    column={column}
                    row={row}
                    isHeader={column === header}
                    inactive={inactive}
                    blankText={blankText}
                  />
                </ItemBoundary>
              ) : (
                <td key={column.id} {...tableRoles.cell} data-slot="actions">
                  <Actions>{column.cell(row)}</Actions>
                </td>
              ),
            )}
          </tr>
        )
      })}
    </tbody>
  )
}

interface DataCellProps<Row> {
  column: DataColumn<Row>
  row: Row
  isHeader: boolean
  inactive: boolean
  blankText: string
}

function DataCell<Row>({ column, row, isHeader, inactive, blankText }: DataCellProps<Row>) {
  const Cell = isHeader ? 'th' : 'td'
  const content = column.cell ? column.cell(row) : readText(column, row)
  const blank = content === blankText
  const detail = column.detail?.(row)
  const words =
    typeof content === 'string' && content !== '' ? (
      <Words isStruck={inactive && column.align !== 'end' && !blank}>{content}</Words>
    ) : (
      content
    )
  return (
    <Cell
      {...(isHeader ? tableRoles.rowHeader : tableRoles.cell)}
      data-label={column.header}
      data-slot={column.slot}
      data-align={column.align}
      data-text={column.textStyle}
      data-wrap={column.wrap || undefined}
      data-blank={blank || undefined}
      data-detailed={detail ? true : undefined}
    >
      {detail ? <div>{words}</div> : words}
      {detail && <Detail>{typeof detail === 'string' ? <bdi>{detail}</bdi> : detail}</Detail>}
    </Cell>
  )
}

/** A text comes from anywhere: it runs in its own direction, and what stands beside it in the table's. */
function Words({ children, isStruck }: { children: string; isStruck: boolean }) {
  return <bdi>{isStruck ? <s>{children}</s> : children}</bdi>
}

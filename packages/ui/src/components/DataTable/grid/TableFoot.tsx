import type { Column } from '../columns/column.ts'
import { tableRoles } from './tableRoles.ts'

export interface TableFootProps<Row> {
  columns: readonly Column<Row>[]
  /** All that match, not those of one page. */
  rows: readonly Row[]
  /** Cells that stand before those of the columns. */
  leadCount: number
}

/** Totals below the rows, where a column has some. */
export function TableFoot<Row>({ columns, rows, leadCount }: TableFootProps<Row>) {
  return (
    <tfoot {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>
        {leadCount > 0 && <td {...tableRoles.cell} colSpan={leadCount} data-slot="lead" />}
        {columns.map((column) => {
          const content = column.value && column.footer?.(rows)
          return (
            <td
              key={column.id}
              {...tableRoles.cell}
              data-label={column.header}
              data-slot={column.value ? column.slot : 'actions'}
              data-align={column.value && column.align}
              data-void={content === undefined || undefined}
            >
              {content}
            </td>
          )
        })}
      </tr>
    </tfoot>
  )
}

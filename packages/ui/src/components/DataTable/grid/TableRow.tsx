import { type ComponentType, type ReactNode, useId } from 'react'
import type { Column, DataColumn } from '../columns/column.ts'
import type { OpenCellProps } from '../parts/OpenCell.tsx'
import type { SelectCellProps } from '../parts/SelectCell.tsx'
import type { RowKey } from '../parts/selection.ts'
import { ActionCell, DecoratedCell, textCell } from './cells.tsx'
import { memoRow } from './memoRow.ts'
import { tableRoles } from './tableRoles.ts'

export interface TableRowProps<Row> {
  row: Row
  rowKey: RowKey
  columns: readonly Column<Row>[]
  /** The column whose cells name their rows. */
  header: DataColumn<Row> | undefined
  isInactive: boolean
  blankText: string
  undrawnText: string
  /** Absent where rows cannot be selected. */
  SelectCell: ComponentType<SelectCellProps> | undefined
  selectLabel: string | undefined
  selectGroup: string | null
  isSelected: boolean
  canSelect: boolean
  onSelect: (key: RowKey, isSelected: boolean) => void
  /** Absent where rows do not open. */
  OpenCell: ComponentType<OpenCellProps> | undefined
  openLabel: string | undefined
  canOpen: boolean
  onToggle: (key: RowKey) => void
  /** Draws what the row has opened to; null while it is closed. */
  renderDetails: ((row: Row) => ReactNode) | null
}

/**
 * Draws one row, and draws it anew only when something about it changed: neither because its table's parent is
 * drawn, nor because the theme changes, nor because its data were read again and are the same. Roles are explicit,
 * since the phone layout's `display` would take them away.
 */
export const TableRow = memoRow(function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { row, rowKey, columns, isInactive, isSelected, canSelect, canOpen, renderDetails } = props
  const { SelectCell, OpenCell } = props
  const detailsId = useId()
  return (
    <>
      <tr
        {...tableRoles.row}
        data-inactive={isInactive || undefined}
        data-selected={isSelected || undefined}
        data-open={renderDetails !== null || undefined}
      >
        {SelectCell && (
          <SelectCell
            rowKey={rowKey}
            label={props.selectLabel ?? ''}
            group={props.selectGroup}
            isSelected={isSelected}
            isDisabled={!canSelect}
            onSelect={props.onSelect}
          />
        )}
        {OpenCell && (
          <OpenCell
            rowKey={rowKey}
            label={props.openLabel ?? ''}
            isOpen={renderDetails !== null}
            detailsId={detailsId}
            canOpen={canOpen}
            onToggle={props.onToggle}
          />
        )}
        {columns.map((column) => drawCell(column, props))}
      </tr>
      {renderDetails && (
        <tr {...tableRoles.row} id={detailsId} data-details>
          <td
            {...tableRoles.cell}
            colSpan={columns.length + Number(Boolean(SelectCell)) + Number(Boolean(OpenCell))}
          >
            {renderDetails(row)}
          </td>
        </tr>
      )}
    </>
  )
})

function drawCell<Row extends object>(
  column: Column<Row>,
  { row, header, isInactive, blankText, undrawnText }: TableRowProps<Row>,
) {
  if (column.value === undefined) return <ActionCell key={column.id} column={column} row={row} />
  const isHeader = column === header
  const shared = { column, row, isHeader, isInactive, blankText, undrawnText }
  return column.cell || column.detail ? (
    <DecoratedCell key={column.id} {...shared} />
  ) : (
    textCell(shared)
  )
}

import { useCallback, useId, useLayoutEffect, useRef } from 'react'
import { type Column, readText, rowHeader } from '../columns/column.ts'
import { nothingSelected, type RowKey, withKeys } from '../parts/selection.ts'
import type { RowOpening } from '../parts/useRowDetails.tsx'
import type { RowSelection } from '../parts/useRowSelection.tsx'
import type { DataTableTexts } from '../state/tableTexts.ts'
import { TableRow } from './TableRow.tsx'
import { tableRoles } from './tableRoles.ts'

export interface TableRowsProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  isInactive: ((row: Row) => boolean) | undefined
  selection: RowSelection<Row> | undefined
  details: RowOpening<Row> | undefined
  texts: DataTableTexts
}

/** The rows of one page, of which only those that changed are drawn anew. */
export function TableRows<Row extends object>(props: TableRowsProps<Row>) {
  const { columns, rows, rowKey, isInactive, selection, details, texts } = props
  const header = rowHeader(columns)
  const group = useId()
  const { select, toggle } = useRowCalls(props)
  const nameOf = (row: Row) => (header ? readText(header, row) : String(rowKey(row)))
  return (
    <tbody {...tableRoles.rowGroup}>
      {rows.map((row) => {
        const key = rowKey(row)
        const isOpen = details?.isOpen(key) === true && details.canOpen(row)
        return (
          <TableRow
            key={key}
            row={row}
            columns={columns}
            header={header}
            isInactive={isInactive?.(row) ?? false}
            blankText={texts.blank}
            undrawnText={texts.undrawn}
            rowKey={key}
            SelectCell={selection?.parts.Cell}
            selectLabel={selection && texts.selectRow(nameOf(row))}
            selectGroup={selection?.mode === 'one' ? group : null}
            isSelected={selection?.isSelected(key) ?? false}
            canSelect={selection?.canSelect(row) ?? false}
            onSelect={select}
            OpenCell={details?.parts.Cell}
            openLabel={details && texts.detailsOf(nameOf(row))}
            canOpen={details?.canOpen(row) ?? false}
            onToggle={toggle}
            renderDetails={isOpen ? details.render : null}
          />
        )
      })}
    </tbody>
  )
}

/** Makes what boxes and buttons of rows call: always the same functions, so that rows are not drawn for their sake. */
function useRowCalls<Row>({ selection, details }: TableRowsProps<Row>) {
  const latest = useRef({ selection, details })
  useLayoutEffect(() => {
    latest.current = { selection, details }
  })
  const select = useCallback((key: RowKey, isSelected: boolean) => {
    const { selection } = latest.current
    if (!selection) return
    const { mode, selected, change } = selection
    change(withKeys(mode === 'one' ? nothingSelected : selected, [key], isSelected))
  }, [])
  const toggle = useCallback((key: RowKey) => latest.current.details?.toggle(key), [])
  return { select, toggle }
}

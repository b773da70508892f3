import type { ReactNode } from 'react'
import { ItemBoundary } from '../../ItemBoundary/ItemBoundary.tsx'
import { type ActionColumn, type DataColumn, readText } from '../columns/column.ts'
import { memoRow } from './memoRow.ts'
import { tableRoles } from './tableRoles.ts'
import { Actions, Detail } from './tableStyle.ts'

export interface DataCellProps<Row> {
  column: DataColumn<Row>
  row: Row
  /** Tells whether the cell names its row. */
  isHeader: boolean
  isInactive: boolean
  blankText: string
  undrawnText: string
}

/**
 * Draws a cell that shows its text alone. Most cells are of this kind: a plain function, since a component for
 * each would take longer than all the rest of a table.
 */
export function textCell<Row>(props: DataCellProps<Row>): ReactNode {
  try {
    return drawCell(props, readText(props.column, props.row))
  } catch {
    return undrawnCell(props.column, props.undrawnText)
  }
}

/** Draws a cell of the product's own making, which costs itself alone where it fails. */
export const DecoratedCell = memoRow(function DecoratedCell<Row extends object>(
  props: DataCellProps<Row>,
) {
  return (
    <ItemBoundary fallback={undrawnCell(props.column, props.undrawnText)}>
      <OwnCell {...props} />
    </ItemBoundary>
  )
})

function OwnCell<Row>(props: DataCellProps<Row>) {
  const { column, row } = props
  return drawCell(
    props,
    column.cell ? column.cell(row) : readText(column, row),
    column.detail?.(row),
  )
}

function drawCell<Row>(
  { column, isHeader, isInactive, blankText }: DataCellProps<Row>,
  content: ReactNode,
  detail?: ReactNode,
) {
  const Cell = isHeader ? 'th' : 'td'
  const blank = content === blankText
  // Where rows stack its label would name nothing.
  const isVoid = !detail && (content === '' || content === null || content === undefined)
  const words =
    typeof content === 'string' && content !== ''
      ? isolated(content, isInactive && column.align !== 'end' && !blank)
      : content
  return (
    <Cell
      key={column.id}
      {...(isHeader ? tableRoles.rowHeader : tableRoles.cell)}
      data-label={column.header}
      data-slot={column.slot}
      data-align={column.align}
      data-text={column.textStyle}
      data-wrap={column.wrap || undefined}
      data-blank={blank || undefined}
      data-detailed={detail ? true : undefined}
      data-void={isVoid || undefined}
    >
      {detail ? <div>{words}</div> : words}
      {detail && <Detail>{typeof detail === 'string' ? <bdi>{detail}</bdi> : detail}</Detail>}
    </Cell>
  )
}

/** A text comes from anywhere: it runs in its own direction, and what stands beside it in the table's. */
function isolated(text: string, isStruck: boolean) {
  return <bdi>{isStruck ? <s>{text}</s> : text}</bdi>
}

function undrawnCell<Row>(column: DataColumn<Row>, text: string) {
  return (
    <td key={column.id} {...tableRoles.cell} data-label={column.header}>
      {text}
    </td>
  )
}

export interface ActionCellProps<Row> {
  column: ActionColumn<Row>
  row: Row
}

/** Draws the links and buttons of a row. */
export const ActionCell = memoRow(function ActionCell<Row extends object>({
  column,
  row,
}: ActionCellProps<Row>) {
  return (
    <td {...tableRoles.cell} data-slot="actions">
      <Actions>{column.cell(row)}</Actions>
    </td>
  )
})

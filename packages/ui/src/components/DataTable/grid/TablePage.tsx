import { SearchX } from 'lucide-react'
import { type RefObject, useMemo } from 'react'
import type { Density } from '../../../theme/createTheme.ts'
import { iconSize } from '../../../theme/scales.ts'
import { StateMessage } from '../../StateMessage/StateMessage.tsx'
import { type Column, dataColumns } from '../columns/column.ts'
import type { RowOpening } from '../parts/useRowDetails.tsx'
import type { RowSelection } from '../parts/useRowSelection.tsx'
import type { DataTableTexts } from '../state/tableTexts.ts'
import type { TableStateControl } from '../state/useTableState.ts'
import { SortChoice } from '../toolbar/SortChoice.tsx'
import { copyCells } from './copyCells.ts'
import { pressRow } from './pressRow.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRows } from './TableRows.tsx'
import { tableRoles } from './tableRoles.ts'
import { columnWidths, type NarrowLayout, ScrollBox, ScrollFrame, Table } from './tableStyle.ts'
import { useOverflow } from './useOverflow.ts'

export interface TablePageProps<Row> {
  /** Attributes that name the table. */
  name: { 'aria-label': string } | { 'aria-labelledby': string }
  tableRef: RefObject<HTMLTableElement | null>
  columns: readonly Column<Row>[]
  /** Those that the reader has hidden too. */
  allColumns: readonly Column<Row>[]
  /** Those of the page. */
  rows: readonly Row[]
  /** Returns those of all pages that match, in the order shown. */
  readMatching: () => readonly Row[]
  rowKey: (row: Row) => string | number
  control: TableStateControl
  /** Rows drawn in place of those that load. */
  skeletonCount: number
  status: 'ready' | 'loading' | 'refreshing'
  canSort: boolean
  isInactive: ((row: Row) => boolean) | undefined
  pressesRows: boolean
  selection: RowSelection<Row> | undefined
  details: RowOpening<Row> | undefined
  narrowLayout: NarrowLayout
  density: Density
  texts: DataTableTexts
}

/** One page of rows under their header. */
export function TablePage<Row extends object>({
  name,
  tableRef,
  columns,
  allColumns,
  rows,
  readMatching,
  rowKey,
  control,
  skeletonCount,
  status,
  canSort,
  isInactive,
  pressesRows,
  selection,
  details,
  narrowLayout,
  density,
  texts,
}: TablePageProps<Row>) {
  const { sort } = control.state
  const isLoading = status === 'loading'
  const [boxRef, scrolls] = useOverflow()
  const sortable = dataColumns(allColumns).filter((column) => column.canSort !== false)
  const leadCount = Number(Boolean(selection)) + Number(Boolean(details))
  const widths = useMemo(() => columnWidths(columns, leadCount), [columns, leadCount])
  const hasFooter = !isLoading && dataColumns(columns).some((column) => column.footer)

  return (
    <>
      {canSort && narrowLayout === 'stack' && sortable.length > 0 && (
        <SortChoice
          columns={sortable}
          sort={sort}
          disabled={isLoading}
          onSort={control.sortBy}
          texts={texts}
        />
      )}
      <ScrollFrame>
        <ScrollBox
          ref={boxRef}
          $scrolls={scrolls}
          $narrowLayout={narrowLayout}
          {...(scrolls && { role: 'region', tabIndex: 0, ...name })}
        >
          <Table
            ref={tableRef}
            {...tableRoles.table}
            {...name}
            aria-busy={status !== 'ready'}
            data-density={density}
            data-presses-rows={pressesRows || undefined}
            onClick={pressesRows ? pressRow : undefined}
            onCopy={copyCells}
            $narrowLayout={narrowLayout}
            $widths={widths}
          >
            <TableHead
              columns={columns}
              sort={sort}
              onSort={canSort && !isLoading ? control.sortBy : null}
              selection={selection}
              details={details}
              rows={rows}
              rowKey={rowKey}
              texts={texts}
            />
            {isLoading ? (
              <SkeletonRows columns={columns} count={skeletonCount} leadCount={leadCount} />
            ) : (
              <TableRows
                columns={columns}
                rows={rows}
                rowKey={rowKey}
                isInactive={isInactive}
                selection={selection}
                details={details}
                texts={texts}
              />
            )}
            {hasFooter && (
              <TableFoot columns={columns} rows={readMatching()} leadCount={leadCount} />
            )}
          </Table>
        </ScrollBox>
      </ScrollFrame>
      {rows.length === 0 && !isLoading && (
        <StateMessage state="empty" icon={<SearchX size={iconSize.lg} />}>
          {texts.noMatch}
        </StateMessage>
      )}
    </>
  )
}

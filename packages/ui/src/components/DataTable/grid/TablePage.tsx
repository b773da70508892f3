import { SearchX } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { iconSize, space } from '../../../theme/scales.ts'
import { InlineState } from '../../InlineState/InlineState.tsx'
import { Pagination } from '../../Pagination/Pagination.tsx'
import { pageRange } from '../../Pagination/pageRange.ts'
import { showStart } from '../../Pagination/showStart.ts'
import { StateMessage } from '../../StateMessage/StateMessage.tsx'
import { type Column, dataColumns } from '../columns/column.ts'
import type { RowOrder } from '../order/columnOrder.ts'
import { pickRows } from '../order/tableIndex.ts'
import type { DataTableTexts } from '../state/tableTexts.ts'
import { useTableModel } from '../state/useTableModel.ts'
import type { TableStateControl } from '../state/useTableState.ts'
import { SortChoice } from '../toolbar/SortChoice.tsx'
import { copyCells } from './copyCells.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRows } from './TableRows.tsx'
import { tableRoles } from './tableRoles.ts'
import { type NarrowLayout, ScrollBox, ScrollFrame, Table } from './tableStyle.ts'
import { useOverflow } from './useOverflow.ts'

export interface TablePageProps<Row> {
  title: string
  /** Attributes that name the table. */
  name: { 'aria-label': string } | { 'aria-labelledby': string }
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The rows that match, in the order shown. */
  order: RowOrder
  control: TableStateControl
  pageSize: number
  status: 'ready' | 'loading' | 'refreshing'
  canSort: boolean
  isInactive: ((row: Row) => boolean) | undefined
  narrowLayout: NarrowLayout
  texts: DataTableTexts
}

/** One page of rows under their header, and the way to the others. */
export function TablePage<Row extends object>({
  title,
  name,
  columns,
  rows,
  rowKey,
  order,
  control,
  pageSize,
  status,
  canSort,
  isInactive,
  narrowLayout,
  texts,
}: TablePageProps<Row>) {
  const { sort, page } = control.state
  const range = pageRange(page, pageSize, order.length)
  const pageRows = useMemo(
    () => [...pickRows(rows, order.subarray(range.from - 1, range.to))],
    [rows, order, range.from, range.to],
  )
  const isLoading = status === 'loading'
  const model = useTableModel({
    columns,
    rows: pageRows,
    rowKey,
    sort,
    canSort: canSort && !isLoading,
    onSort: control.sortBy,
  })
  const [boxRef, overflow] = useOverflow()
  const tableRef = useRef<HTMLTableElement>(null)
  const hasPager = Number.isFinite(pageSize) && order.length > 0 && !isLoading

  return (
    <>
      {canSort && narrowLayout === 'stack' && (
        <SortChoice
          columns={dataColumns(columns)}
          sort={sort}
          disabled={isLoading}
          onSort={control.sortBy}
          texts={texts}
        />
      )}
      <ScrollFrame>
        <ScrollBox
          ref={boxRef}
          $overflow={overflow}
          $narrowLayout={narrowLayout}
          {...(overflow === 'scrolls' && { role: 'region', tabIndex: 0, ...name })}
        >
          <Table
            ref={tableRef}
            {...tableRoles.table}
            {...name}
            aria-busy={status !== 'ready'}
            onCopy={copyCells}
            $narrowLayout={narrowLayout}
          >
            <TableHead headers={model.headers} />
            {isLoading ? (
              <SkeletonRows columns={columns} count={Number.isFinite(pageSize) ? pageSize : 5} />
            ) : (
              <TableRows
                columns={columns}
                rows={model.rows}
                isInactive={isInactive}
                blankText={texts.blank}
                undrawnText={texts.undrawn}
              />
            )}
          </Table>
        </ScrollBox>
      </ScrollFrame>
      {order.length === 0 && !isLoading && (
        <StateMessage state="empty" icon={<SearchX size={iconSize.lg} />}>
          {texts.noMatch}
        </StateMessage>
      )}
      {hasPager && (
        <Pagination
          label={texts.pagination(title)}
          page={range.page}
          hasNext={range.page < range.pageCount}
          hasSteps={range.pageCount > 1}
          onPageChange={(next) => {
            control.turnTo(next)
            showStart(tableRef.current)
          }}
          summary={
            <Summary>
              <span>{texts.showing(range)}</span>
              {status === 'refreshing' && (
                <InlineState state="loading">{texts.refreshing}</InlineState>
              )}
            </Summary>
          }
          position={range.pageCount > 1 && texts.position(range)}
          previousText={texts.previous}
          nextText={texts.next}
        />
      )}
    </>
  )
}

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`

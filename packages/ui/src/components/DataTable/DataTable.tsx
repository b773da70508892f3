'use client'

import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../texts/useTexts.ts'
import { headings } from '../../theme/headings.ts'
import { StateMessage } from '../StateMessage/StateMessage.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { type Column, dataColumns } from './columns/column.ts'
import { TablePage } from './grid/TablePage.tsx'
import type { NarrowLayout } from './grid/tableStyle.ts'
import { pickRows } from './order/tableIndex.ts'
import { useTableIndex } from './order/useTableIndex.ts'
import { type DataTableTexts, defaultTexts } from './state/tableTexts.ts'
import { useResultAnnouncement } from './state/useResultAnnouncement.ts'
import { type TableStateProps, useTableState } from './state/useTableState.ts'
import { ExportButton } from './toolbar/ExportButton.tsx'
import { OwnControls, SearchBox, TableToolbar } from './toolbar/TableToolbar.tsx'

/** Rows that could not be had. */
export interface TableFailure {
  /** Sentence shown in place of the rows. */
  message: string
  /** Tries again: for a failure that trying again can mend. */
  onRetry?: (() => void) | undefined
}

/**
 * The state of the rows; `refreshing` keeps them while they are fetched again. Never guessed from the rows: that
 * none have come yet does not mean that there are none.
 */
export type TableStatus = 'ready' | 'loading' | 'refreshing' | TableFailure

export interface DataTableProps<Row extends object>
  extends TableStateProps,
    Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Names the table, above it. */
  title: string
  /** Hides the title from sight where the page already says it. @default false */
  titleHidden?: boolean
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** The same array while nothing about them changes, or all rows are read again. */
  columns: readonly Column<Row>[]
  /** The rows of all pages; the same array while nothing about them changes. */
  rows: readonly Row[]
  /** Knows a row again in new data, so that focus stays with it. Unique. */
  rowKey: (row: Row) => string | number
  /** The state of the rows; never guessed from them. @default 'ready' */
  status?: TableStatus
  /** Content shown in place of the rows when there are none: a sentence, or a `StateMessage`. @default 'Nothing to show.' */
  empty?: ReactNode
  /** Rows to a page. @default all rows on one page */
  pageSize?: number
  /** Tells whether there is a search box. @default true */
  canSearch?: boolean
  /** Tells whether the reader can sort. @default true */
  canSort?: boolean
  /** Offers the rows as a file of this name, which is made safe for any file system. */
  csvFileName?: string | undefined
  /** Controls of the product's own, before the export button. */
  toolbar?: ReactNode
  /** Draws a row dimmed and struck through; a word in it has to say why. */
  isInactive?: (row: Row) => boolean
  /** Layout of the rows on a phone. @default 'stack' */
  narrowLayout?: NarrowLayout
  /** The table's texts in other words or another language. */
  texts?: Partial<DataTableTexts>
}

/**
 * Rows that a reader can search, sort, turn pages of and save, be it 100,000 of them. It has no edge of its
 * own: it fills a flush `Panel` or a modal. Not for a handful of facts of one thing, which are a
 * `DescriptionList`, nor for rows that only lead elsewhere.
 */
export function DataTable<Row extends object>({
  title,
  titleHidden = false,
  headingLevel = 2,
  columns,
  rows,
  rowKey,
  status = 'ready',
  empty,
  pageSize = Number.POSITIVE_INFINITY,
  canSearch = true,
  canSort = true,
  csvFileName,
  toolbar,
  isInactive,
  narrowLayout = 'stack',
  texts: ownTexts,
  state: givenState,
  defaultState,
  onStateChange,
  ...rest
}: DataTableProps<Row>) {
  const texts = useTexts('DataTable', defaultTexts, ownTexts)
  const titleId = useId()
  const Heading = headings[headingLevel]
  const name = titleHidden ? { 'aria-label': title } : { 'aria-labelledby': titleId }
  const control = useTableState({ state: givenState, defaultState, onStateChange })
  const { search, sort } = control.state
  const index = useTableIndex(rows, columns, texts.blank, canSearch)
  const order = useMemo(() => index.order(search, sort), [index, search, sort])
  const announcement = useResultAnnouncement(search, () => texts.resultCount(order.length))
  const isLoading = status === 'loading'
  const hasToolbar = !titleHidden || canSearch || csvFileName !== undefined || Boolean(toolbar)

  return (
    <Root {...rest}>
      {hasToolbar && (
        <TableToolbar
          heading={!titleHidden && <Heading id={titleId}>{title}</Heading>}
          search={
            canSearch && (
              <SearchBox
                label={texts.search}
                text={search}
                onChange={control.search}
                onBlur={control.settleSearch}
              />
            )
          }
        >
          {toolbar && <OwnControls>{toolbar}</OwnControls>}
          {csvFileName !== undefined && (
            <ExportButton
              text={texts.exportCsv}
              busyText={texts.exporting}
              disabled={isLoading || order.length === 0}
              fileName={csvFileName}
              columns={dataColumns(columns)}
              readRows={() => pickRows(rows, order)}
            />
          )}
        </TableToolbar>
      )}
      <VisuallyHidden role="status">{isLoading ? texts.loading : announcement}</VisuallyHidden>
      {typeof status === 'object' ? (
        <StateMessage state="error" onRetry={status.onRetry} retryText={texts.retry}>
          {status.message}
        </StateMessage>
      ) : rows.length === 0 && !isLoading ? (
        <Empty>{empty === undefined ? texts.empty : empty}</Empty>
      ) : (
        <TablePage
          {...{ title, name, columns, rows, rowKey, order, control, pageSize, status }}
          {...{ canSort, isInactive, narrowLayout, texts }}
        />
      )}
    </Root>
  )
}

function Empty({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? (
    <StateMessage state="empty">{children}</StateMessage>
  ) : (
    children
  )
}

/** Keeps what is hidden from sight within the table. */
const Root = styled.div`
  position: relative;
`

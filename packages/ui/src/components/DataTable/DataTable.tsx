'use client'

import { formatNumber } from '@netportal/format'
import { type ComponentProps, type ReactNode, useId, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../texts/useFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { Density } from '../../theme/createTheme.ts'
import { headings } from '../../theme/headings.ts'
import { showStart } from '../Pagination/showStart.ts'
import { StateMessage } from '../StateMessage/StateMessage.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { type Column, dataColumns, rowHeader, visibleColumns, withTexts } from './columns/column.ts'
import type { TableFilters } from './filters/columnFilter.ts'
import { TableFilterPanel } from './filters/TableFilterPanel.tsx'
import { TablePage } from './grid/TablePage.tsx'
import { TablePager } from './grid/TablePager.tsx'
import type { NarrowLayout } from './grid/tableStyle.ts'
import { SelectedRowsBar } from './parts/SelectedRowsBar.tsx'
import type { ColumnChoice } from './parts/useColumnChoice.tsx'
import type { RowOpening } from './parts/useRowDetails.tsx'
import type { RowSelection } from './parts/useRowSelection.tsx'
import { type DataTableTexts, defaultTexts } from './state/tableTexts.ts'
import { usePageRows } from './state/usePageRows.ts'
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
  /** The same array while nothing about them changes, or all rows are read and drawn again. */
  columns: readonly Column<Row>[]
  /** The rows of all pages, or with `rowCount` of one; the same array while nothing about them changes. */
  rows: readonly Row[]
  /** Knows a row again in new data, so that focus stays with it. Unique. */
  rowKey: (row: Row) => string | number
  /**
   * Number of rows on all pages, where a server searches, sorts and pages: `rows` are then those of one page, as
   * the state says that goes out by `onStateChange`, for each key of a search: wait for a pause in it. @default the table searches, sorts and pages `rows`
   */
  rowCount?: number
  /** The state of the rows; never guessed from them. @default 'ready' */
  status?: TableStatus
  /** Content shown in place of the rows when there are none: a sentence, or a `StateMessage`. @default 'Nothing to show.' */
  empty?: ReactNode
  /** Rows to a page. @default all rows on one page */
  pageSize?: number
  /** Page sizes that the reader can choose from; `pageSize` is the first choice. @default no choice */
  pageSizes?: readonly number[]
  /** Tells whether there is a search box. @default true */
  canSearch?: boolean
  /** Tells whether the reader can sort. @default true */
  canSort?: boolean
  /** Offers the rows as a file of this name, which is made safe for any file system; of a served table its page. */
  csvFileName?: string | undefined
  /** Controls of the product's own, before the export button. */
  toolbar?: ReactNode
  /** Draws a row dimmed and struck through; a word in it has to say why. */
  isInactive?: (row: Row) => boolean
  /** Lets a press anywhere in a row press the link or button in the cell that names it. @default false */
  pressesRows?: boolean
  /** Lets readers select rows: what `useRowSelection` returns. */
  selection?: RowSelection<Row>
  /** Lets rows open to details: what `useRowDetails` returns. */
  details?: RowOpening<Row>
  /** Lets readers choose the columns that they see: what `useColumnChoice` returns. */
  columnChoice?: ColumnChoice
  /** Layout of the rows on a phone. @default 'stack' */
  narrowLayout?: NarrowLayout
  /** Height of the rows. @default 'comfortable' */
  density?: Density
  /** The table's texts in other words or another language. */
  texts?: Partial<DataTableTexts>
}

/**
 * Rows that a reader can search, sort, turn pages of and save, be it 100,000 of them, or a page of what a server
 * keeps. It has no edge of its own: it fills a flush `Panel` or a modal. Not for a handful of facts of one thing,
 * which are a `DescriptionList`, nor for rows that only lead elsewhere. It has no columns that the reader resizes,
 * pins or groups, and draws all rows of a page.
 */
export function DataTable<Row extends object>({
  title,
  titleHidden = false,
  headingLevel = 2,
  columns: givenColumns,
  columnChoice,
  rows,
  rowKey,
  rowCount,
  status = 'ready',
  empty,
  pageSize: firstPageSize = Number.POSITIVE_INFINITY,
  pageSizes = [],
  canSearch = true,
  canSort = true,
  csvFileName,
  toolbar,
  isInactive,
  pressesRows = false,
  selection,
  details,
  narrowLayout = 'stack',
  density = 'comfortable',
  texts: ownTexts,
  state: givenState,
  defaultState,
  onStateChange,
  ...rest
}: DataTableProps<Row>) {
  const texts = useTexts('DataTable', defaultTexts, ownTexts)
  const { yes, no } = texts
  const titleId = useId()
  const tableRef = useRef<HTMLTableElement>(null)
  const Heading = headings[headingLevel]
  const name = titleHidden ? { 'aria-label': title } : { 'aria-labelledby': titleId }
  const control = useTableState({ state: givenState, defaultState, onStateChange })
  const { search } = control.state
  const pageSize = control.state.pageSize ?? firstPageSize
  const writeNumber = useFormats(english).formatNumber
  const allColumns = useMemo(
    () => withTexts(givenColumns, { yes, no, formatNumber: writeNumber }),
    [givenColumns, yes, no, writeNumber],
  )
  const hidden = columnChoice?.hidden
  const columns = useMemo(() => visibleColumns(allColumns, hidden), [allColumns, hidden])
  // A file is read by programs too: its numbers are those of no language.
  const fileColumns = useMemo(
    () => visibleColumns(withTexts(givenColumns, { yes, no, formatNumber: String }), hidden),
    [givenColumns, yes, no, hidden],
  )
  const filters = control.state.filters ?? noFilters
  const query = search.trim() + writeFilters(filters)
  const { count, range, pageRows, readMatching } = usePageRows({
    ...{ rows, rowCount, pageSize, canSearch, canSort },
    columns: allColumns,
    searched: columns,
    state: control.state,
    blankText: texts.blank,
  })
  const isServed = rowCount !== undefined
  const isLoading = status === 'loading'
  const announcement = useResultAnnouncement(
    query,
    () => texts.resultCount(count),
    isServed && status !== 'ready',
  )
  const hasFilters = dataColumns(allColumns).some(({ filter }) => filter)
  const hasToolbar =
    !titleHidden ||
    canSearch ||
    csvFileName !== undefined ||
    Boolean(toolbar || columnChoice) ||
    hasFilters
  const isEmpty = rows.length === 0 && !isLoading && !(isServed && query !== '')
  const hasPager =
    typeof status !== 'object' &&
    Number.isFinite(pageSize) &&
    !isLoading &&
    // A reader who has run past the last page that a server has needs a way back.
    (isServed || (!isEmpty && count > 0))

  return (
    <Root {...rest}>
      {hasToolbar && (
        <TableToolbar
          searchLength={texts.search.length}
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
          {hasFilters && (
            <TableFilterPanel
              columns={dataColumns(allColumns)}
              filters={filters}
              onFilter={control.filter}
              texts={texts}
            />
          )}
          {columnChoice && (
            <columnChoice.parts.Panel
              text={texts.columns}
              options={allColumns.filter(({ id }) => id !== rowHeader(allColumns)?.id)}
              hidden={columnChoice.hidden}
              onChange={columnChoice.change}
            />
          )}
          {toolbar && <OwnControls>{toolbar}</OwnControls>}
          {csvFileName !== undefined && (
            <ExportButton
              text={texts.exportCsv}
              busyText={texts.exporting}
              disabled={isLoading || count === 0}
              fileName={csvFileName}
              columns={dataColumns(fileColumns)}
              readRows={readMatching}
            />
          )}
        </TableToolbar>
      )}
      <VisuallyHidden role="status">{isLoading ? texts.loading : announcement}</VisuallyHidden>
      {selection && !isLoading && (
        <SelectedRowsBar
          {...{ selection, rowKey, rows, pageRows, readMatching, count, isServed, query, texts }}
        />
      )}
      {typeof status === 'object' ? (
        <StateMessage state="error" onRetry={status.onRetry} retryText={texts.retry}>
          {status.message}
        </StateMessage>
      ) : isEmpty ? (
        <Empty>{empty === undefined ? texts.empty : empty}</Empty>
      ) : (
        <TablePage
          {...{
            name,
            tableRef,
            columns,
            allColumns,
            readMatching,
            rowKey,
            control,
            status,
            canSort,
          }}
          {...{ isInactive, pressesRows, selection, details, narrowLayout, density, texts }}
          rows={pageRows}
          skeletonCount={Number.isFinite(pageSize) ? pageSize : 5}
        />
      )}
      {hasPager && (
        <TablePager
          {...{ title, range, pageSize, pageSizes, texts }}
          keepsSteps={isServed}
          isRefreshing={status === 'refreshing'}
          onPageChange={(next) => {
            control.turnTo(next)
            showStart(tableRef.current)
          }}
          onPageSizeChange={control.resize}
        />
      )}
    </Root>
  )
}

const english = { formatNumber }

const noFilters: TableFilters = {}

/** One text for all filters: what has been found by them ends with them. */
function writeFilters(filters: TableFilters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '')
  return set.length === 0 ? '' : JSON.stringify(set)
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

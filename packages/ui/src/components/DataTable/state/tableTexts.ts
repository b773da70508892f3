import { isolate } from '@netportal/format'
import * as item from '../../ItemBoundary/undrawnText.ts'
import { type PageRange, showingText } from '../../Pagination/pageRange.ts'
import type { FilterWords } from '../filters/columnFilter.ts'

/** Every text of the table that is not data. */
export interface DataTableTexts extends FilterWords {
  /** Names the search box and stands in it while it is empty. */
  search: string
  /** On the button that saves the rows as a CSV file. */
  exportCsv: string
  /** On that button while the file is made. */
  exporting: string
  /** Names the phone layout's choice of a column. */
  sortBy: string
  /** That choice while the rows are in their own order. */
  unsorted: string
  /** Names the phone layout's button for the direction; pressed means descending. */
  descending: string
  /** Read out while rows load for the first time. */
  loading: string
  /** Text beside rows that are being fetched again. */
  refreshing: string
  /** Shown in place of the rows when there are none, unless the table is given `empty`. */
  empty: string
  /** Shown when no row matches the search. */
  noMatch: string
  /** On the button that tries again after a failure. */
  retry: string
  /** Read out once a search has come to rest. */
  resultCount: (count: number) => string
  /** 'Showing 1 - 15 of 45' */
  showing: (range: PageRange) => string
  /** 'Page 1 of 3' */
  position: (range: PageRange) => string
  /** Names the buttons that turn pages, as a landmark. */
  pagination: (title: string) => string
  /** Names the choice of how many rows a page has. */
  pageSize: string
  /** Text of a cell that is true. */
  yes: string
  /** Text of a cell that is false. */
  no: string
  /** On the button that opens the choice of columns. */
  columns: string
  /** On the button that opens the filters; says how many are in use. */
  filters: (count: number) => string
  /** On the button that gives up all filters. */
  clearFilters: string
  /** Names the column of boxes that select rows, where one row at most can be selected. */
  selection: string
  /** Names the box that selects a row. */
  selectRow: (row: string) => string
  /** Names the box that selects all rows of the page. */
  selectPage: string
  /** On the button that selects all rows that match, on all pages. */
  selectAll: (count: number) => string
  /** On the button that lets go of all selected rows. */
  clearSelection: string
  /** Shown and read out while rows are selected. */
  selectedCount: (count: number) => string
  /** Names the column of buttons that open rows. */
  details: string
  /** Names the button that opens a row to its details. */
  detailsOf: (row: string) => string
  /** On the button to the page before. */
  previous: string
  /** On the button to the page after. */
  next: string
  /** Text that cells show for a missing value: drawn quietly, and sorted last. */
  blank: string
  /** Text shown in a cell that cannot be drawn. */
  undrawn: string
}

export const defaultTexts: DataTableTexts = {
  search: 'Search',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  sortBy: 'Sort by',
  unsorted: 'Unsorted',
  descending: 'Descending',
  loading: 'Loading...',
  refreshing: 'Refreshing...',
  empty: 'Nothing to show.',
  noMatch: 'No matches found.',
  retry: 'Retry',
  resultCount: (count) => (count === 1 ? '1 result' : `${count} results`),
  showing: showingText,
  position: ({ page, pageCount }) => `Page ${page} of ${pageCount}`,
  pagination: (title) => `${title}: pages`,
  pageSize: 'Rows per page',
  yes: 'Yes',
  no: 'No',
  columns: 'Columns',
  filters: (count) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clearFilters: 'Clear filters',
  filterFrom: (column) => `${column} from`,
  filterTo: (column) => `${column} to`,
  selection: 'Selection',
  selectRow: (row) => `Select ${isolate(row)}`,
  selectPage: 'Select all rows of this page',
  selectAll: (count) => `Select all ${count}`,
  clearSelection: 'Clear selection',
  selectedCount: (count) => `${count} selected`,
  details: 'Details',
  detailsOf: (row) => `Details of ${isolate(row)}`,
  previous: 'Previous',
  next: 'Next',
  blank: 'N/A',
  undrawn: item.english.undrawnText,
}

import * as item from '../../ItemBoundary/undrawnText.ts'
import { type PageRange, showingText } from '../../Pagination/pageRange.ts'

/** Every text of the table that is not data. */
export interface DataTableTexts {
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
  previous: 'Previous',
  next: 'Next',
  blank: 'N/A',
  undrawn: item.english.undrawnText,
}

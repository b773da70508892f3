/** A page of a list, clamped to the pages there are. */
export interface PageRange {
  /** From 1. */
  page: number
  /** At least 1. */
  pageCount: number
  /** Number of the first item shown, from 1; 0 when there is none. */
  from: number
  /** Number of the last item shown. */
  to: number
  /** Number of items on all pages. */
  total: number
}

/**
 * Finds what a page shows.
 * @param page from 1; one that does not exist stands for the nearest that does
 * @param pageSize Infinity puts all items on one page
 */
export function pageRange(page: number, pageSize: number, total: number): PageRange {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const shown = Number.isInteger(page) ? Math.min(Math.max(page, 1), pageCount) : 1
  const before = shown === 1 ? 0 : (shown - 1) * pageSize
  const to = Math.min(before + pageSize, total)
  return { page: shown, pageCount, from: Math.min(before + 1, total), to, total }
}

/** 'Showing 1 - 15 of 45'. */
export function showingText({ from, to, total }: Pick<PageRange, 'from' | 'to' | 'total'>): string {
  return `Showing ${from} - ${to} of ${total}`
}

import { type ReportHistoryPage, unreadableIn } from '@netportal/contract'

/**
 * Where the rows of a page stand in the whole history. How many rows a page has is the server's
 * affair, so it is read off the page itself.
 * @param page from 1
 * @returns numbers of the first and the last row, from 1; 0 for none
 */
export function historyRange(
  { count, next, results }: Pick<ReportHistoryPage, 'count' | 'next' | 'results'>,
  page: number,
): { from: number; to: number; total: number } {
  const length = results.length + unreadableIn(results)
  if (length === 0) return { from: 0, to: 0, total: count }
  const to = next ? page * length : count
  return { from: to - length + 1, to, total: count }
}

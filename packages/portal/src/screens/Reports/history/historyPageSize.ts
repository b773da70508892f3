import { type ReportHistoryPage, unreadableIn } from '@netportal/contract'

/**
 * Finds how many rows a page of the history has. That is the server's affair, so it is read off a page: off its
 * own rows, or on the last page off all those before it.
 * @param page from 1
 * @returns at least 1
 */
export function historyPageSize(
  { count, next, results }: Pick<ReportHistoryPage, 'count' | 'next' | 'results'>,
  page: number,
): number {
  const length = results.length + unreadableIn(results)
  const size = next ? length : page > 1 ? Math.round((count - length) / (page - 1)) : count
  return Math.max(1, size)
}

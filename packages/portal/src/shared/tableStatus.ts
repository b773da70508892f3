import type { TableStatus } from '@netportal/ui'
import type { Remote } from './remote.ts'

interface TableStatusOptions {
  /** Text in place of whatever reason the server gave. */
  failedText?: string
  /** Tries again, where the remote cannot do so itself. */
  onRetry?: () => void
  /** Whether the table says that its rows are being read anew; without it that goes on quietly. */
  isRefreshShown?: boolean
}

/** Tells a table where its rows stand. */
export function tableStatus(
  rows: Remote<unknown>,
  { failedText, onRetry, isRefreshShown = false }: TableStatusOptions = {},
): TableStatus {
  switch (rows.status) {
    case 'loading':
      return 'loading'
    case 'failed':
      return { message: failedText ?? rows.message, onRetry: onRetry ?? rows.retry }
    case 'ready':
      return isRefreshShown && rows.refresh === 'running' ? 'refreshing' : 'ready'
    default:
      return rows satisfies never
  }
}

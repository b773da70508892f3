import type { TableStatus } from '@netportal/ui'
import type { Remote } from '../../shared/remote.ts'

/** What a table shows of rows from elsewhere; a refresh goes on quietly behind the rows. */
export function tableStatus(rows: Remote<unknown>): TableStatus {
  switch (rows.status) {
    case 'loading':
      return 'loading'
    case 'failed':
      return { message: rows.message, onRetry: rows.retry }
    case 'ready':
      return 'ready'
    default:
      return rows satisfies never
  }
}

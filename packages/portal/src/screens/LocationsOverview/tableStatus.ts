import type { TableStatus } from '@netportal/ui'
import type { Remote } from '../../shared/remote.ts'

/** Where a table's rows stand. @param failedText in place of whatever reason the server gave */
export function tableStatus(
  remote: Remote<unknown>,
  failedText: string,
  onRetry: () => void,
): TableStatus {
  if (remote.status === 'loading') return 'loading'
  if (remote.status === 'failed') return { message: failedText, onRetry }
  return remote.refresh === 'running' ? 'refreshing' : 'ready'
}

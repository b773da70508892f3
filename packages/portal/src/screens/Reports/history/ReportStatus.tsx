import type { ReportHistoryEntry } from '@netportal/contract'
import { Spinner, StatusBadge, type StatusTone } from '@netportal/ui'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

/** How a report went. */
export function ReportStatus({ status }: Pick<ReportHistoryEntry, 'status'>) {
  const { tone, icon } = looks[status] ?? unknown
  return (
    <StatusBadge tone={tone} {...(icon !== undefined && { icon })}>
      {status}
    </StatusBadge>
  )
}

interface Looks {
  tone: StatusTone
  icon?: ReactNode
}

const looks: Readonly<Record<string, Looks>> = {
  PENDING: { tone: 'noData', icon: <Clock /> },
  RECEIVED: { tone: 'noData', icon: <Clock /> },
  STARTED: { tone: 'noData', icon: <Spinner /> },
  RETRY: { tone: 'warning' },
  SUCCESS: { tone: 'good' },
  FAILURE: { tone: 'critical' },
}

const unknown: Looks = { tone: 'noData' }

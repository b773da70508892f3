import type { ReportHistoryEntry } from '@netportal/contract'
import { color, rem, Spinner, StatusBadge, type StatusTone, text } from '@netportal/ui'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** How a report went, and why where the API tells. */
export function ReportStatus({ entry }: { entry: ReportHistoryEntry }) {
  const { tone, icon } = looks[entry.status] ?? unknown
  return (
    <>
      <StatusBadge tone={tone} {...(icon !== undefined && { icon })}>
        {entry.status}
      </StatusBadge>
      {entry.reason && <Reason>{entry.reason}</Reason>}
    </>
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

const Reason = styled.span`
  display: block;
  max-inline-size: ${rem(220)};
  color: ${color('text.muted')};
  white-space: normal;
  ${text('caption')}
`

import { textOr } from '@netportal/format'
import { StatusBadge } from '@netportal/ui'
import { CircleCheck, CircleDot } from 'lucide-react'

/** A ticket's status. An open one asks for attention, others are quiet; a missing one says so. */
export function TicketStatusBadge({ status }: { status: string | null | undefined }) {
  const word = textOr(status)
  if (word.trim().toLowerCase() === 'open') {
    return (
      <StatusBadge tone="warning" icon={<CircleDot />}>
        {word}
      </StatusBadge>
    )
  }
  const icon = word.trim().toLowerCase() === 'closed' && <CircleCheck />
  return (
    <StatusBadge tone="noData" {...(icon && { icon })}>
      {word}
    </StatusBadge>
  )
}

import { iconSize, StatusBadge } from '@netportal/ui'
import { TriangleAlert } from 'lucide-react'
import type { CountedText } from './countedText.ts'

/** The age of a count: quiet, and amber with a sign of its own where it is late. */
export function Counted({ text, isLate }: CountedText) {
  if (!isLate) return <span>{text}</span>
  return (
    <StatusBadge tone="warning" form="text" icon={<TriangleAlert size={iconSize.sm} />}>
      {text}
    </StatusBadge>
  )
}

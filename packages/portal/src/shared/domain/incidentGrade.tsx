import type { IncidentGrade } from '@netportal/contract'
import { StatusBadge, type StatusTone } from '@netportal/ui'

/** The words for how much of a site an incident touched. */
export const gradeTexts: Record<IncidentGrade, string> = {
  minor: 'Minor',
  warning: 'Warning',
  critical: 'Critical',
}

const tones: Record<IncidentGrade, StatusTone> = {
  minor: 'noData',
  warning: 'warning',
  critical: 'critical',
}

/** An incident's grade as shape, word and colour. */
export function IncidentGradeBadge({ grade }: { grade: IncidentGrade }) {
  return <StatusBadge tone={tones[grade]}>{gradeTexts[grade]}</StatusBadge>
}

/** Header of the most access points that were down at one moment. */
export const mostAtOnceText = 'Most at Once'

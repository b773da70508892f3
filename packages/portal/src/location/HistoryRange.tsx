import { limits } from '@netportal/contract'
import { RangeField } from './RangeField.tsx'
import type { RangeChoice } from './useRange.ts'

/** Which part of what happened is shown, for an API that has ranges: all of it as long as nothing is chosen. */
export function HistoryRange({ choice }: { choice: RangeChoice }) {
  return <RangeField label="Range" days={dayChoices} defaultDays={null} choice={choice} />
}

const dayChoices = limits.ticketDayChoices.filter((days) => days > 0)

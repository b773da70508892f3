import { pausedUntil, type Schedule } from '@netportal/contract'
import { formatDate } from '@netportal/format'
import { siteIds } from './scheduleSites.ts'

/** Whether a schedule runs, and until when it does not, where that ends by itself. */
export type ScheduleState =
  | { kind: 'active' }
  | { kind: 'paused' }
  /** `yyyy-MM-dd` on clocks of its zone. */
  | { kind: 'resting'; until: string }

/** @param now ISO 8601 instant: a day that has come pauses nothing */
export function scheduleState(schedule: Schedule, now: string): ScheduleState {
  if (!schedule.is_active) return { kind: 'paused' }
  const until = pausedUntil(schedule, siteIds(schedule))
  return until !== null && until > formatDate(now, schedule.timezone)
    ? { kind: 'resting', until }
    : { kind: 'active' }
}

/** Says it as the list does. Specification §2 "Scheduled tab". */
export function stateText(state: ScheduleState): string {
  switch (state.kind) {
    case 'active':
      return 'Active'
    case 'paused':
      return 'Paused'
    case 'resting':
      return `Paused until ${state.until}`
    default:
      return state satisfies never
  }
}

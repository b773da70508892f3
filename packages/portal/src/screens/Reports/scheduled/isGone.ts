import type { Schedule } from '@netportal/contract'
import { ApiError } from '../../../api/ApiError.ts'
import type { ReadSchedule } from './useSchedules.ts'

/** Whether a call failed because the schedule is there no longer, as the list says too. */
export async function isGone(
  error: unknown,
  { id }: Schedule,
  readSchedule: ReadSchedule,
): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 404) return false
  return (await readSchedule(id).catch(() => 'unknown')) === 'gone'
}

import type { Schedule } from '@netportal/contract'
import { ApiError } from '../../../api/ApiError.ts'
import type { Viewer } from '../viewer.ts'
import { saveSchedule } from './scheduleCalls.ts'
import { changedParts, type ScheduleConflict } from './scheduleConflict.ts'
import { type ScheduleFormValues, scheduleToForm } from './scheduleForm.ts'
import type { ReadSchedule } from './useSchedules.ts'

/** How it went to save a schedule over the one that its form was opened with. */
export type SaveOutcome =
  | { kind: 'saved' }
  /** Somebody else has changed it since, and nothing was saved. */
  | { kind: 'changed'; base: Schedule; conflict: ScheduleConflict }
  /** Somebody else has deleted it since. */
  | { kind: 'gone' }

/**
 * Saves an existing schedule, unless that would take back what somebody else has changed. An API that has versions
 * refuses that itself; with any other the schedule is read and compared first, which leaves the moment between.
 * @param base as it was when the form was opened
 * @throws ApiError as `callApi` does
 */
export async function saveOver(
  viewer: Viewer,
  base: Schedule,
  values: ScheduleFormValues,
  readSchedule: ReadSchedule,
): Promise<SaveOutcome> {
  const compare = async (): Promise<SaveOutcome | { kind: 'same'; now: Schedule }> => {
    const now = await readSchedule(base.id)
    if (now === 'gone') return { kind: 'gone' }
    if (now === 'unknown') return { kind: 'same', now: base }
    const conflict = { before: scheduleToForm(base), theirs: scheduleToForm(now), mine: values }
    if (changedParts(conflict).length === 0) return { kind: 'same', now }
    return { kind: 'changed', base: now, conflict }
  }
  const save = async (over: Schedule): Promise<SaveOutcome> => {
    await saveSchedule(viewer, over, values)
    return { kind: 'saved' }
  }
  if (!hasVersion(base)) {
    const found = await compare()
    return found.kind === 'same' ? save(found.now) : found
  }
  try {
    return await save(base)
  } catch (error) {
    if (!(error instanceof ApiError) || !mayBeOutdated(error)) throw error
    const found = await compare()
    if (found.kind !== 'same') return found
    // Others have changed nothing that the form would take back.
    if (found.now.version === base.version) throw error
    return save(found.now)
  }
}

function hasVersion({ version }: Schedule): boolean {
  return version !== null && version !== undefined
}

/** Refusals of a schedule that is not what it was, or no more. */
function mayBeOutdated({ status }: ApiError): boolean {
  return status === 409 || status === 404
}

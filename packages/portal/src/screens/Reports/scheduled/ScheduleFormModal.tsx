import {
  listCustomers,
  listItems,
  listLocations,
  offeredReportTypes,
  type Schedule,
  updateSchedule,
} from '@netportal/contract'
import { viewerZone } from '@netportal/format'
import { useState } from 'react'
import { errorMessage } from '../../../api/errorMessage.ts'
import { useExtra } from '../../../api/useExtra.ts'
import { useRemote } from '../../../api/useRemote.ts'
import { logFailure } from '../../../shared/logFailure.ts'
import type { Needed, Remote } from '../../../shared/remote.ts'
import { useNow } from '../../../shared/useNow.ts'
import { useSsidChoices } from '../useSsidChoices.ts'
import type { Viewer } from '../viewer.ts'
import { type SaveState, ScheduleFormView } from './ScheduleFormView.tsx'
import { type SaveOutcome, saveOver } from './saveOver.ts'
import { saveSchedule } from './scheduleCalls.ts'
import type { ScheduleConflict } from './scheduleConflict.ts'
import { copyToForm, type ScheduleFormValues, scheduleToForm } from './scheduleForm.ts'
import { useNewest } from './useNewest.ts'
import type { ReadSchedule } from './useSchedules.ts'

/** The schedule that a form is about: an existing one as it was read, or null for a new one. */
export interface ScheduleTarget {
  base: Schedule | null
  /** Typed before the session ended; null starts with the schedule as it is now, or the defaults of a new one. */
  draft: ScheduleFormValues | null
  /** The schedule whose values a new one starts with. @default null */
  copied?: Schedule | null
}

export interface ScheduleFormModalProps {
  viewer: Viewer
  target: ScheduleTarget
  readSchedule: ReadSchedule
  onSaved: () => void
  /** Told when somebody else has deleted the schedule before the form could show it. */
  onGone: (schedule: Schedule) => void
  onClose: () => void
  /** Told what stands in the form when it goes, and what it was opened with. */
  onLeave: (values: ScheduleFormValues, base: Schedule | null) => void
}

/**
 * Saves one schedule. A failure is said in the form, and what was typed stays; so is what somebody else has changed
 * since the form was opened, and nothing is saved then until it is chosen what to keep.
 */
export function ScheduleFormModal({
  viewer,
  target,
  readSchedule,
  onSaved,
  onGone,
  onClose,
  onLeave,
}: ScheduleFormModalProps) {
  const [base, setBase] = useState(target.base)
  const [copied, setCopied] = useState(target.copied ?? null)
  const canRest = useExtra('schedule-pauses') === 'announced'
  const [conflict, setConflict] = useState<ScheduleConflict | null>(null)
  const [save, setSave] = useState<SaveState>({ status: 'idle' })
  const now = new Date(useNow(60_000)).toISOString()
  const values = target.draft ?? startingValues({ base, copied }, canRest)
  const locations = useRemote(listLocations, {})
  const customers = useRemote(listCustomers, viewer.role === 'admin' ? {} : null)
  const { ssids, onLocationChange } = useSsidChoices(values?.location_id || null)
  const known = target.base ?? target.copied ?? null
  const newest = useNewest(target.draft === null ? known : null, readSchedule, {
    onRead: (schedule) => {
      if (target.base === null) setCopied(schedule)
      else setBase(schedule)
      onLocationChange(scheduleToForm(schedule).location_id || null)
    },
    onGone: () => known !== null && onGone(known),
  })

  const submit = async (typed: ScheduleFormValues) => {
    setSave({ status: 'saving' })
    try {
      const outcome = await saveFrom(viewer, base, typed, readSchedule)
      if (outcome.kind === 'saved') return onSaved()
      setSave(outcome.kind === 'gone' ? { status: 'gone' } : { status: 'idle' })
      setConflict(outcome.kind === 'gone' ? null : outcome.conflict)
      setBase(outcome.kind === 'gone' ? null : outcome.base)
    } catch (error) {
      logFailure('Saving a schedule failed', error)
      setSave({ status: 'failed', message: errorMessage(error, updateSchedule) })
    }
  }
  return (
    <ScheduleFormView
      isNew={base === null}
      values={values}
      canRest={canRest}
      isDraft={target.draft !== null}
      locations={neededFirst(newest, locations)}
      customers={
        viewer.role !== 'admin'
          ? null
          : customers.status === 'ready'
            ? { ...customers, data: listItems(customers.data) }
            : customers
      }
      types={offeredReportTypes(viewer.profile.extras)}
      ssids={ssids}
      onLocationChange={onLocationChange}
      canGoBySite={useExtra('site-recipients') === 'announced'}
      save={save}
      conflict={conflict}
      stopped={base?.stopped_recipients}
      now={now}
      viewerZone={viewerZone()}
      onSubmit={submit}
      onClose={onClose}
      onLeave={(left) => onLeave(left, base)}
    />
  )
}

/** @returns null for the defaults of a new schedule */
function startingValues(
  { base, copied }: { base: Schedule | null; copied: Schedule | null },
  canRest: boolean,
): ScheduleFormValues | null {
  if (base !== null) return scheduleToForm(base, canRest)
  return copied === null ? null : copyToForm(copied, canRest)
}

/** Saves a new schedule, or an existing one over what it was opened with. */
async function saveFrom(
  viewer: Viewer,
  base: Schedule | null,
  values: ScheduleFormValues,
  readSchedule: ReadSchedule,
): Promise<SaveOutcome> {
  if (base !== null) return saveOver(viewer, base, values, readSchedule)
  await saveSchedule(viewer, null, values)
  return { kind: 'saved' }
}

/** The choices of a form, once the schedule that it is about is known. */
function neededFirst<T>(schedule: Needed<null>, choices: Remote<T>): Remote<T> {
  return schedule.status === 'ready' ? choices : schedule
}

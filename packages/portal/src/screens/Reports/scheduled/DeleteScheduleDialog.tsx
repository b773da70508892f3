import { deleteSchedule, type Schedule } from '@netportal/contract'
import { useState } from 'react'
import { errorMessage } from '../../../api/errorMessage.ts'
import { logFailure } from '../../../shared/logFailure.ts'
import type { Viewer } from '../viewer.ts'
import { DeleteScheduleView, type DeleteState } from './DeleteScheduleView.tsx'
import { isGone } from './isGone.ts'
import { removeSchedule } from './scheduleCalls.ts'
import type { ReadSchedule } from './useSchedules.ts'

export interface DeleteScheduleDialogProps {
  viewer: Viewer
  schedule: Schedule
  readSchedule: ReadSchedule
  onDeleted: () => void
  /** Told when somebody else was quicker. */
  onGone: (schedule: Schedule) => void
  onClose: () => void
}

/** Deletes one schedule, once that is confirmed. */
export function DeleteScheduleDialog({
  viewer,
  schedule,
  readSchedule,
  onDeleted,
  onGone,
  onClose,
}: DeleteScheduleDialogProps) {
  const [state, setState] = useState<DeleteState>({ status: 'asking' })
  const confirm = async () => {
    setState({ status: 'deleting' })
    try {
      await removeSchedule(viewer, schedule.id)
      onDeleted()
    } catch (error) {
      if (await isGone(error, schedule, readSchedule)) return onGone(schedule)
      logFailure('Deleting a schedule failed', error)
      setState({ status: 'failed', message: errorMessage(error, deleteSchedule) })
    }
  }
  return (
    <DeleteScheduleView name={schedule.name} state={state} onConfirm={confirm} onClose={onClose} />
  )
}

import { deleteSchedule, type Schedule } from '@netportal/contract'
import { useState } from 'react'
import { errorMessage } from '../../../api/errorMessage.ts'
import { logFailure } from '../../../shared/logFailure.ts'
import type { Viewer } from '../viewer.ts'
import { DeleteScheduleView, type DeleteState } from './DeleteScheduleView.tsx'
import { removeSchedule } from './scheduleCalls.ts'

export interface DeleteScheduleDialogProps {
  viewer: Viewer
  schedule: Schedule
  onDeleted: () => void
  onClose: () => void
}

/** Deletes one schedule, once that is confirmed. */
export function DeleteScheduleDialog({
  viewer,
  schedule,
  onDeleted,
  onClose,
}: DeleteScheduleDialogProps) {
  const [state, setState] = useState<DeleteState>({ status: 'asking' })
  const confirm = async () => {
    setState({ status: 'deleting' })
    try {
      await removeSchedule(viewer, schedule.id)
      onDeleted()
    } catch (error) {
      logFailure('Deleting a schedule failed', error)
      setState({ status: 'failed', message: errorMessage(error, deleteSchedule) })
    }
  }
  return (
    <DeleteScheduleView name={schedule.name} state={state} onConfirm={confirm} onClose={onClose} />
  )
}

import { runSchedule, type Schedule, testSchedule } from '@netportal/contract'
import { useToast } from '@netportal/ui'
import { useState } from 'react'
import { ApiError } from '../../../api/ApiError.ts'
import { errorMessage } from '../../../api/errorMessage.ts'
import { logFailure } from '../../../shared/logFailure.ts'
import type { Viewer } from '../viewer.ts'
import { isGone } from './isGone.ts'
import { type RunKind, RunScheduleView, type RunState } from './RunScheduleView.tsx'
import { startRun } from './scheduleCalls.ts'
import type { ReadSchedule } from './useSchedules.ts'

export interface RunScheduleDialogProps {
  viewer: Viewer
  schedule: Schedule
  readSchedule: ReadSchedule
  /** Told when somebody else has deleted it. */
  onGone: (schedule: Schedule) => void
  onClose: () => void
}

const startedTexts: Readonly<Record<RunKind, string>> = {
  run: 'The report is being made. Scheduled History shows how it goes.',
  test: 'A test mail is on its way to you. Scheduled History shows how it goes.',
}

/** The server's way to say that there is nothing to do. */
const conflict = 409

const calls = { run: runSchedule, test: testSchedule }

/** Runs one schedule now, or has it mailed to whoever asks. What the server refuses is said here. */
export function RunScheduleDialog({
  viewer,
  schedule,
  readSchedule,
  onGone,
  onClose,
}: RunScheduleDialogProps) {
  const toast = useToast()
  const [state, setState] = useState<RunState>({ status: 'asking' })
  const start = async (kind: RunKind) => {
    setState({ status: 'starting', kind })
    try {
      await startRun(viewer, schedule.id, kind)
      toast({ tone: 'good', text: startedTexts[kind] })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.status === conflict) {
        setState({ status: 'declined', message: error.message })
        return
      }
      if (await isGone(error, schedule, readSchedule)) return onGone(schedule)
      logFailure('Running a schedule failed', error)
      setState({ status: 'failed', message: errorMessage(error, calls[kind]) })
    }
  }
  return <RunScheduleView schedule={schedule} state={state} onStart={start} onClose={onClose} />
}

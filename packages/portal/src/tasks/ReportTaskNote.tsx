import { cancelTask, type ReportType } from '@netportal/contract'
import { Note } from '@netportal/ui'
import styled from 'styled-components'
import { ReportProgress } from './ReportProgress.tsx'
import { reportFailureText } from './reportOutcome.ts'
import type { TaskState } from './useTask.ts'

export interface ReportTaskNoteProps {
  type: ReportType
  task: TaskState
  /** Whether the API says in a sentence why a task failed. */
  isOurs: boolean
}

/** Says how far a report is, and how it ended. */
export function ReportTaskNote({ type, task, isOurs }: ReportTaskNoteProps) {
  switch (task.status) {
    case 'idle':
      return null
    case 'running':
      return (
        <>
          <Note role="status">
            This can take a while. You may close this form: the report will be under Scheduled
            History.
          </Note>
          {task.cancel === 'refused' && <Note tone="critical">{cancelTask.failure}</Note>}
          {task.progress !== null && task.progress.of > 1 && <ReportProgress {...task.progress} />}
        </>
      )
    case 'succeeded':
      return <Note tone="good">Report generated successfully!</Note>
    case 'cancelled':
      return <Note role="status">The report was cancelled.</Note>
    case 'failed':
      return (
        <Note tone="critical">
          <span>{reportFailureText(type, task.reason)}</span>
          {isOurs && task.said !== null && <Reason>{task.said}</Reason>}
        </Note>
      )
    default:
      return task satisfies never
  }
}

/** Why the server gave up, below what is said of every failure. */
const Reason = styled.bdi`
  display: block;
`

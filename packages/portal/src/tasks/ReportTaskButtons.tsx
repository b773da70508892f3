import { Button, type ButtonProps } from '@netportal/ui'
import type { TaskState } from './useTask.ts'

export interface ReportTaskButtonsProps {
  task: TaskState
  /** Whether the API can cancel a task. */
  isOurs: boolean
  /** Has the server stop making the report; closing the dialog does not. */
  onCancel: () => void
  onClose: () => void
  /** What makes the report: a form that is submitted, or a click. */
  generate: Pick<ButtonProps, 'type' | 'form' | 'onClick'>
  isReady: boolean
}

/** The buttons of a dialog that has a report made. */
export function ReportTaskButtons({
  task,
  isOurs,
  onCancel,
  onClose,
  generate,
  isReady,
}: ReportTaskButtonsProps) {
  return (
    <>
      {task.status === 'running' && isOurs ? (
        <Button
          onClick={onCancel}
          disabled={task.taskId === null}
          busy={task.cancel === 'asked'}
          busyText="Cancelling..."
        >
          Cancel Report
        </Button>
      ) : (
        <Button onClick={onClose}>Cancel</Button>
      )}
      <Button
        {...generate}
        variant="primary"
        disabled={!isReady || task.status === 'succeeded'}
        busy={task.status === 'running'}
        busyText="Generating report..."
      >
        Generate Report
      </Button>
    </>
  )
}

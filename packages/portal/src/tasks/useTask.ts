import { cancelTask, type TaskDone, taskProgress } from '@netportal/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '../api/callApi.ts'
import { runTask, TaskError, type TaskFailure, type TaskPlan } from './runTask.ts'

/** How far a task of this screen is. */
export type TaskState =
  | { status: 'idle' }
  | {
      status: 'running'
      /** Null until the server has said which it is. */
      taskId: string | number | null
      /** Null where the server counts nothing. */
      progress: TaskDone | null
      /** Whether the server was asked to stop it. */
      cancel: 'no' | 'asked' | 'refused'
    }
  /** The file is saved under this name. */
  | { status: 'succeeded'; fileName: string }
  /** `said` is the server's own reason, if it gave a text. */
  | { status: 'failed'; reason: TaskFailure; said: string | null }
  | { status: 'cancelled' }

/**
 * Runs one task at a time for a screen or a modal. When that goes, or the task is reset, polling
 * stops and a reply that arrives late changes nothing.
 */
export function useTask(): {
  task: TaskState
  run: (plan: TaskPlan) => void
  /** Has the server stop what runs; one that is ready by then is saved all the same. */
  cancel: () => void
} {
  const [task, setTask] = useState<TaskState>({ status: 'idle' })
  const running = useRef<AbortController>(null)

  const run = useCallback((plan: TaskPlan) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const settle = (state: TaskState) => {
      if (!controller.signal.aborted) setTask(state)
    }
    setTask({ status: 'running', taskId: null, progress: null, cancel: 'no' })
    const onAnswer: TaskPlan['onAnswer'] = ({ task_id: taskId, progress = null }) => {
      if (!controller.signal.aborted) {
        setTask((was) => (was.status === 'running' ? { ...was, taskId, progress } : was))
      }
    }
    runTask({ ...plan, onAnswer }, controller.signal).then(
      (fileName) => settle({ status: 'succeeded', fileName }),
      (error: unknown) => settle(failureOf(error)),
    )
  }, [])

  const taskId = task.status === 'running' ? task.taskId : null
  const cancel = useCallback(() => {
    const controller = running.current
    if (taskId === null || controller === null) return
    const say = (cancel: 'asked' | 'refused') => {
      if (!controller.signal.aborted) {
        setTask((was) => (was.status === 'running' ? { ...was, cancel } : was))
      }
    }
    say('asked')
    callApi(cancelTask, { params: { taskId } }, { signal: controller.signal }).then(
      (answer) => {
        if (controller.signal.aborted || taskProgress(answer).status !== 'failed') return
        controller.abort()
        setTask({ status: 'cancelled' })
      },
      () => say('refused'),
    )
  }, [taskId])

  useEffect(() => () => running.current?.abort(), [])
  return { task, run, cancel }
}

function failureOf(error: unknown): TaskState {
  if (!(error instanceof TaskError)) return { status: 'failed', reason: 'task', said: null }
  const { reason, said } = error
  return { status: 'failed', reason, said: typeof said === 'string' && said !== '' ? said : null }
}

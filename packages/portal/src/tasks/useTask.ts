import { useCallback, useEffect, useRef, useState } from 'react'
import { runTask, TaskError, type TaskFailure, type TaskPlan } from './runTask.ts'

/** How far a task of this screen is. */
export type TaskState =
  | { status: 'idle' }
  | { status: 'running' }
  /** The file is saved under this name. */
  | { status: 'succeeded'; fileName: string }
  | { status: 'failed'; reason: TaskFailure }

/**
 * Runs one task at a time for a screen or a modal. When that goes, or the task is reset, polling
 * stops and a reply that arrives late changes nothing.
 */
export function useTask(): {
  task: TaskState
  run: (plan: TaskPlan) => void
  /** Gives up what runs and forgets how it went. */
  reset: () => void
} {
  const [task, setTask] = useState<TaskState>(idle)
  const running = useRef<AbortController>(null)

  const run = useCallback((plan: TaskPlan) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const settle = (state: TaskState) => {
      if (!controller.signal.aborted) setTask(state)
    }
    setTask({ status: 'running' })
    runTask(plan, controller.signal).then(
      (fileName) => settle({ status: 'succeeded', fileName }),
      (error: unknown) => {
        settle({ status: 'failed', reason: error instanceof TaskError ? error.reason : 'task' })
      },
    )
  }, [])

  const reset = useCallback(() => {
    running.current?.abort()
    setTask(idle)
  }, [])

  useEffect(() => () => running.current?.abort(), [])
  return { task, run, reset }
}

const idle: TaskState = { status: 'idle' }

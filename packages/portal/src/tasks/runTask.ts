import {
  getTaskStatus,
  limits,
  type StartedTask,
  type TaskStatus,
  taskProgress,
} from '@netportal/contract'
import { ApiError } from '../api/ApiError.ts'
import { callApi } from '../api/callApi.ts'
import { wait } from '../shared/wait.ts'
import { saveFile } from './saveFile.ts'

/** Steps and limits by which a report or an export is made. */
export interface TaskPlan {
  /** Asks the server to begin. */
  start: (signal: AbortSignal) => Promise<StartedTask>
  /** From the start, or an answer, to the next question. */
  pollMs: number
  /** When to give up: after so many questions, or after so long by the clock. */
  limit: { polls: number } | { ms: number }
  /** Told of the start, then of each answer while the task goes on. */
  onAnswer?: (task: Pick<StartedTask, 'task_id'> & Pick<TaskStatus, 'progress'>) => void
}

/** Step that failed: the start, a question about the status, the task itself, its time, the download. */
export type TaskFailure = 'start' | 'status' | 'task' | 'timeout' | 'download'

/** A task that brought no file. The cause is what the failed step threw, if anything. */
export class TaskError extends Error {
  readonly reason: TaskFailure
  /** What the server says of it: a sentence for readers with ours, anything with others. */
  readonly said: unknown

  constructor(reason: TaskFailure, { cause, said }: { cause?: unknown; said?: unknown } = {}) {
    super(`Task failed: ${reason}`, { cause })
    this.name = 'TaskError'
    this.reason = reason
    this.said = said
  }
}

/**
 * Has the server make a file, waits for it and saves it. Specification §4 "Background task status".
 * @returns the name under which the file was saved
 * @throws TaskError when it fails; an abort, after which nothing more is asked, comes as the signal's reason
 */
export async function runTask(
  { start, pollMs, limit, onAnswer }: TaskPlan,
  signal: AbortSignal,
): Promise<string> {
  const during = async <T>(reason: TaskFailure, step: Promise<T>): Promise<T> => {
    try {
      return await step
    } catch (cause) {
      signal.throwIfAborted()
      throw new TaskError(reason, { cause })
    }
  }

  const { task_id, filename } = await during('start', start(signal))
  onAnswer?.({ task_id })
  const maxPolls = 'polls' in limit ? limit.polls : Number.POSITIVE_INFINITY
  const endMs = Date.now() + ('ms' in limit ? limit.ms : Number.POSITIVE_INFINITY)

  for (let polls = 0; polls < maxPolls; polls += 1) {
    await wait(Math.min(pollMs, endMs - Date.now()), signal)
    const leftMs = endMs - Date.now()
    if (leftMs <= 0) break
    const ask = callApi(
      getTaskStatus,
      { params: { taskId: task_id } },
      { signal, timeoutMs: Math.min(leftMs, limits.requestTimeoutMs) },
    )
    const task = await during('status', ask).catch((error: unknown) => {
      if (isUnanswered(error) && Date.now() >= endMs) return null
      throw error
    })
    if (task === null) break
    const progress = taskProgress(task)
    if (progress.status === 'failed') throw new TaskError('task', { said: task.result })
    if (progress.status === 'succeeded') {
      await during('download', saveFile(progress.path, filename, signal))
      return filename
    }
    onAnswer?.({ task_id, progress: task.progress })
  }
  throw new TaskError('timeout')
}

/** Whether a question was given up, as the last one is when the task's time is over. */
function isUnanswered(error: unknown): boolean {
  return (
    error instanceof TaskError &&
    error.cause instanceof ApiError &&
    error.cause.failure.kind === 'no-answer'
  )
}

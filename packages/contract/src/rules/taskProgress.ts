/** Specification §4 "Background task status". */
export const taskStates = ['PENDING', 'RECEIVED', 'STARTED', 'RETRY', 'SUCCESS', 'FAILURE'] as const
export type TaskState = (typeof taskStates)[number]

export type TaskProgress =
  | { status: 'running' }
  /** `path` is relative to the media base. */
  | { status: 'succeeded'; path: string }
  | { status: 'failed' }

/**
 * Reads an answer about a task.
 * @returns `failed` for a success without a path, which leaves nothing to download; a state that is
 * not known here counts as running, so that it ends by the caller's timeout
 */
export function taskProgress(task: { state: string; result?: unknown }): TaskProgress {
  if (task.state === 'SUCCESS') {
    const path = task.result
    return typeof path === 'string' && path !== ''
      ? { status: 'succeeded', path }
      : { status: 'failed' }
  }
  return { status: task.state === 'FAILURE' ? 'failed' : 'running' }
}

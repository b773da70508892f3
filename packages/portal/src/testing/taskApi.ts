import type { Answer } from './stubApi.ts'

/** The request about the task that `startedTask` tells of. */
export const statusCall = 'GET /api/v1/reports/status/t-1'

export const startedTask: Answer = { json: { task_id: 't-1', filename: 'Grüne Aue — 東館.pdf' } }

/** Answers about a task's states, one after the other; the last one stays. */
export function statusAnswers(...states: { state: string; result?: unknown }[]): () => Answer {
  let asked = 0
  return () => {
    const state = states[Math.min(asked, states.length - 1)]
    asked += 1
    return { json: state }
  }
}

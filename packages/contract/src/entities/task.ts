import * as z from 'zod/mini'
import { softly } from '../reading/softly.ts'
import { Id } from './shared.ts'

/** A report or export has begun: poll `task_id`. */
export const StartedTask = z.object({ task_id: Id, filename: z.string() })
export type StartedTask = z.infer<typeof StartedTask>

/** How much of a task is done, while it is worked on. */
export const TaskDone = z.object({
  done: z.int().check(z.nonnegative()),
  of: z.int().check(z.positive()),
  unit: z.literal('location'),
})
export type TaskDone = z.infer<typeof TaskDone>

/** How far a task is. Read it with `taskProgress`: other servers put other things into `result` on failure. */
export const TaskStatus = z.object({
  state: z.string(),
  result: z.optional(z.unknown()),
  /** Not in the specification. Missing while a task waits, once it has ended, and where nothing is counted. */
  progress: softly(z.nullish(TaskDone), () => null),
})
export type TaskStatus = z.infer<typeof TaskStatus>

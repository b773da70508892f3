import * as z from 'zod/mini'
import { Id } from './shared.ts'

/** A report or export has begun: poll `task_id`. */
export const StartedTask = z.object({ task_id: Id, filename: z.string() })
export type StartedTask = z.infer<typeof StartedTask>

/** How far a task is. Read it with `taskProgress`: other servers put other things into `result` on failure. */
export const TaskStatus = z.object({ state: z.string(), result: z.optional(z.unknown()) })
export type TaskStatus = z.infer<typeof TaskStatus>

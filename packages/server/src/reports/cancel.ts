import { cancelTask } from '@netportal/contract'
import { record } from '../audit/record.ts'
import type { Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { cancelTask as cancelQueued } from '../tasks/queue.ts'
import { abandonFile } from './abandonFile.ts'
import { findTask, taskStatus } from './history.ts'

/** The call that stops a report: of ours, so the portal offers it only where it is named. */
export function cancelRoutes({ route, db, config, clock, files }: Services): void {
  if (config.hideExtras) return
  route(cancelTask, async ({ viewer, by, params }) => {
    const task = await findTask(db, viewer, params.taskId)
    if (task.isOpen && task.isMailed) {
      throw new HttpError(409, 'A report that is mailed cannot be cancelled: it may have arrived.')
    }
    const reason = `Cancelled by ${nameOf(viewer)}.`
    const about = { company: task.companyId, subject: ['report', task.taskId] as const }
    const noted = (connection: Database) => record(connection, by, 'report-cancelled', about)
    if (await cancelQueued(db, task.id, { reason, now: clock(), noted })) {
      // Of an attempt that had the file, and then lost its server: nothing leads to it now.
      await abandonFile({ db, files }, task.taskId, clock())
    }
    return taskStatus(await findTask(db, viewer, params.taskId))
  })
}

/** Who cancelled, for readers of a customer's history: administrators are the provider, not persons. */
function nameOf({ role, email }: Viewer): string {
  return role === 'admin' ? 'an administrator' : email
}

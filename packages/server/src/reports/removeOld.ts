import type { Database } from '../database/database.ts'
import type { ReportFiles } from './files/reportFiles.ts'

/** Few enough for one go; the next one takes the rest. */
const atOnce = 500

/** Removes files that were made before an instant, and marks their rows, which stay. */
export async function removeOldFiles(
  db: Database,
  files: ReportFiles,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  const { rows } = await db.query<{ id: number; taskId: string }>(
    `select id, task_id as "taskId" from reports
     where file_made_at < $1 and file_removed_at is null and completed_at is not null
     order by file_made_at limit ${atOnce}`,
    [before],
  )
  for (const { id, taskId } of rows) {
    await files.remove(taskId)
    await db.query('update reports set file_removed_at = $2 where id = $1', [id, now])
  }
}

import type { Database } from '../database/database.ts'
import type { ReportFiles } from './files/reportFiles.ts'

/** Removes the file of a report that is over, and that nothing leads to. Where that fails, it goes with those that are old. */
export async function abandonFile(
  { db, files }: { db: Database; files: ReportFiles },
  taskId: string,
  now: Date,
): Promise<void> {
  try {
    await files.remove(taskId)
  } catch {
    await db.query(
      'update reports set file_made_at = $2 where task_id = $1 and file_made_at is null and completed_at is not null',
      [taskId, now],
    )
  }
}

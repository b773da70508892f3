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

const isOld = `initiated_at < $1 and completed_at is not null
  and (file_made_at is null or file_removed_at is not null)`

/**
 * Removes the rows of reports that were asked for so long ago, with what became of their mails. Those of which a file
 * is left stay until it goes: nobody else would find it.
 * @param options.days null for never
 * @param options.signal ends it soon
 */
export async function removeOldRows(
  db: Database,
  { days, now, signal }: { days: number | null; now: Date; signal?: AbortSignal | undefined },
): Promise<void> {
  if (days === null) return
  const before = new Date(now.getTime() - days * 86_400_000)
  const { rows: companies } = await db.query<{ id: number | null }>(
    `select id from companies
     where exists (select from reports where company_id = companies.id and ${isOld})
     union all
     select null where exists (select from reports where company_id is null and ${isOld})`,
    [before],
  )
  // Of one company at a time: how many each has is kept in a row of its own, and servers would wait for each other's.
  for (const { id } of companies) {
    const isTheirs = id === null ? '$2::bigint is null and company_id is null' : 'company_id = $2'
    while (!signal?.aborted) {
      const { rowCount } = await db.query(
        `delete from reports where id in (
           select id from reports where ${isTheirs} and ${isOld} order by initiated_at limit ${atOnce}
         )`,
        [before, id],
      )
      if (!rowCount) break
    }
  }
}

import type { Database } from '../database/database.ts'

/** A report's row as its task needs it. */
export interface ReportRow {
  id: number
  taskId: string
  companyId: number | null
  scheduleId: number | null
  /** Null for a report on demand. */
  dueAt: string | null
  /** Whom a test of a schedule is mailed to; null for every other report. */
  testAddress: string | null
  initiatedAt: string
  /** From when its mails may go, where some were held back. */
  mailsDueAt: string | null
  fileName: string
  request: unknown
}

/** @throws Error when it was deleted meanwhile, with its company */
export async function readReportRow(db: Database, id: number): Promise<ReportRow> {
  const { rows } = await db.query<ReportRow>(
    `select id, task_id as "taskId", company_id as "companyId", coalesce(schedule_id, site_schedule_id) as "scheduleId",
       due_at as "dueAt", test_address as "testAddress", initiated_at as "initiatedAt",
       mails_due_at as "mailsDueAt", file_name as "fileName", request
     from reports where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw new Error('The report was deleted')
  return row
}

import type pg from 'pg'
import type { ReportInput } from '../reports/input.ts'
import { makers } from '../reports/makers.ts'

/**
 * Whether a report of a schedule is not to be sent: one about devices that were down, when none was and the
 * schedule wants to be silent then. A test of the schedule is sent all the same. Ruling: Schedules.
 */
export async function nothingToSay(
  db: pg.Pool,
  { scheduleId, dueAt }: { scheduleId: number | null; dueAt: string | null },
  input: ReportInput,
): Promise<boolean> {
  if (dueAt === null || !makers[input.request.type].isAllOnline(input)) return false
  const { rows } = await db.query<{ isWanted: boolean }>(
    'select send_when_all_online as "isWanted" from report_schedules where id = $1',
    [scheduleId],
  )
  return rows[0]?.isWanted === false
}

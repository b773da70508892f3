import type pg from 'pg'
import { deviceUptime } from '../reports/figures/uptime.ts'
import type { ReportInput } from '../reports/input.ts'

/**
 * Whether a report of a schedule is not to be sent: one about devices that were down, when none was and the
 * schedule wants to be silent then. A test of the schedule is sent all the same. Ruling: Schedules.
 */
export async function nothingToSay(
  db: pg.Pool,
  { scheduleId, dueAt }: { scheduleId: number | null; dueAt: string | null },
  { request, places }: ReportInput,
): Promise<boolean> {
  if (dueAt === null || request.type !== 'down_device') return false
  const { rows } = await db.query<{ isWanted: boolean }>(
    'select send_when_all_online as "isWanted" from report_schedules where id = $1',
    [scheduleId],
  )
  if (rows[0]?.isWanted !== false) return false
  return places.every(({ place, devices }) =>
    devices.every((device) => deviceUptime(device, place).outages.length === 0),
  )
}

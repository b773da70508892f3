import type { Database } from '../database/database.ts'

/** One whom a schedule has mailed, by the id that the links in those mails have. */
export interface ScheduleRecipient {
  address: string
  scheduleName: string
  hasStopped: boolean
}

/** Gives each address its row, which stays whatever the list of the schedule says later. */
export async function noteRecipients(
  db: Database,
  scheduleId: number,
  addresses: readonly string[],
): Promise<Map<string, number>> {
  await db.query(
    `insert into schedule_recipients (schedule_id, address)
     select distinct $1::bigint, lower(address) from unnest($2::text[]) address
     on conflict do nothing`,
    [scheduleId, addresses],
  )
  const { rows } = await db.query<{ address: string; id: number }>(
    `select address, id from schedule_recipients
     where schedule_id = $1 and address in (select lower(each) from unnest($2::text[]) each)`,
    [scheduleId, addresses],
  )
  return new Map(rows.map(({ address, id }) => [address, id]))
}

/** @returns null when the schedule was deleted */
export async function findRecipient(db: Database, id: number): Promise<ScheduleRecipient | null> {
  const { rows } = await db.query<ScheduleRecipient>(
    `select address, name as "scheduleName", stopped_at is not null as "hasStopped"
     from schedule_recipients join report_schedules on report_schedules.id = schedule_id
     where schedule_recipients.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Stops the mails of a schedule to one recipient; to stop them again changes nothing. */
export async function stopRecipient(db: Database, id: number, now: Date): Promise<void> {
  await db.query(
    'update schedule_recipients set stopped_at = coalesce(stopped_at, $2) where id = $1',
    [id, now],
  )
}

/** Takes a stop back: what is due from now on is mailed again. */
export async function startRecipient(db: Database, id: number): Promise<void> {
  await db.query('update schedule_recipients set stopped_at = null where id = $1', [id])
}

/** Reason in the history of a mail that its recipient did not want. */
const stopped = 'This recipient has stopped these mails.'

/** Settles what still waits for those who have stopped the mails of a report's schedule. A test is asked for: it goes. */
export async function skipStopped(db: Database, reportId: number, now: Date): Promise<void> {
  await db.query(
    `update report_mails mail set state = 'FAILED', is_stopped = true, reason = $2, settled_at = $3
     from schedule_recipients recipient
     where mail.report_id = $1 and mail.state = 'WAITING'
       and recipient.schedule_id = coalesce(mail.schedule_id, mail.site_schedule_id)
       and recipient.address = mail.address
       and recipient.stopped_at is not null`,
    [reportId, stopped, now],
  )
}

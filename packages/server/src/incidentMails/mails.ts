import { incidentMailLimits, type SentIncidentMail } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { mailReasons } from '../mail/reasons.ts'
import { giveUpMs } from '../outage.ts'
import { budgetDay, heldBack, nextBudgetDay } from '../schedules/budget.ts'

/** A mail that this server hands over now, and no other. */
export interface ClaimedMail {
  id: number
  userId: number
  companyId: number
  address: string
  madeAt: string
}

const minuteMs = 60_000
/** Longer than a mailer takes to hand one over: whoever had it is gone. */
const lostMs = 10 * minuteMs
/** Postgres's largest integer. */
const noLimit = 2_147_483_647

const reasons = {
  ...mailReasons,
  stopped:
    'The server stopped while it was handed over. It is not sent again, so that nobody gets it twice.',
}

/** Settles what a server that died was handing over, and what no mail server took for a day. */
export async function settleOld(db: Database, now: Date): Promise<void> {
  await db.query(
    `update incident_mails set state = 'UNKNOWN', reason = $3
     where state = 'SENDING' and claimed_at <= $1::timestamptz - $2 * interval '1 ms'`,
    [now, lostMs, reasons.stopped],
  )
  await db.query(
    `update incident_mails set state = 'FAILED', reason = $3
     where state = 'WAITING' and made_at <= $1::timestamptz - $2 * interval '1 ms'`,
    [now, giveUpMs, reasons.givenUp],
  )
}

/** Whether any mail is to be handed over. */
export async function hasDueMails(db: Database, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from incident_mails where state = 'WAITING' and try_at <= $1 limit 1",
    [now],
  )
  return rowCount === 1
}

/** Tells of all mails that wait why they do. */
export async function sayWhyTheyWait(db: Database, reason: string, now: Date): Promise<void> {
  await db.query(
    `update incident_mails set reason = $1
     where state = 'WAITING' and try_at <= $2 and reason is distinct from $1`,
    [reason, now],
  )
}

/**
 * Takes a mail to hand over, and counts it for its company's day. From here on it is sent at most this once. One that
 * is beyond the budget waits for the next day.
 * @param perDay 0 for no limit
 * @returns null when none is left
 */
export async function claimMail(
  db: Database,
  perDay: number,
  now: Date,
): Promise<ClaimedMail | 'held' | null> {
  const until = nextBudgetDay(now)
  const { rows } = await db.query<{ mail: ClaimedMail | null }>(
    `with due as (
       select id, company_id from incident_mails where state = 'WAITING' and try_at <= $1
       order by try_at, id limit 1 for update skip locked
     ), counted as (
       insert into company_mails as used (company_id, day, mails) select company_id, $2, 1 from due
       on conflict (company_id, day) do update set mails = used.mails + 1 where used.mails < $3
       returning 1
     ), claimed as (
       update incident_mails mail set state = 'SENDING', claimed_at = $1, reason = null
       from due, counted where mail.id = due.id
       returning mail.*
     ), held as (
       update incident_mails mail set try_at = $4, reason = $5
       from due where mail.id = due.id and not exists (select from counted)
     )
     select (select json_build_object('id', id, 'userId', user_id, 'companyId', company_id,
       'address', address, 'madeAt', made_at) from claimed) as mail
     from due`,
    [now, budgetDay(now), perDay || noLimit, until, heldBack({ companyId: 0, perDay }, until)],
  )
  const [row] = rows
  return row === undefined ? null : (row.mail ?? 'held')
}

/** What became of a mail. */
export type Outcome =
  | { state: 'SENT' }
  | { state: 'WAITING'; reason: string; tryAt: Date }
  | { state: 'FAILED' | 'UNKNOWN'; reason: string }

export async function settleMail(db: Database, id: number, outcome: Outcome): Promise<void> {
  await db.query(
    `update incident_mails set state = $2, reason = $3, try_at = coalesce($4, try_at) where id = $1`,
    [
      id,
      outcome.state,
      'reason' in outcome ? outcome.reason : null,
      'tryAt' in outcome ? outcome.tryAt : null,
    ],
  )
}

/** Removes mails that the log keeps no longer. */
export async function forgetOldMails(db: Database, now: Date): Promise<void> {
  await db.query(
    "delete from incident_mails where made_at < $1::timestamptz - $2 * interval '1 day'",
    [now, incidentMailLimits.logDays],
  )
}

/** A page of the mails that were made for a person, newest first. */
export async function listMails(
  db: Database,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; results: SentIncidentMail[] }> {
  const { rows: counts } = await db.query<{ count: number }>(
    'select count(*) from incident_mails where user_id = $1',
    [userId],
  )
  const { rows } = await db.query<SentIncidentMail>(
    `select id, made_at, address, subject, reason,
       case state when 'SENDING' then 'WAITING' else state end as state
     from incident_mails where user_id = $1 order by made_at desc, id desc limit $2 offset $3`,
    [userId, limit, offset],
  )
  return { count: counts[0]?.count ?? 0, results: rows }
}

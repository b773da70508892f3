import type { ReportPeriod } from '@netportal/contract/next-run'
import type { Database } from '../database/database.ts'
import type { Lease } from '../tasks/queue.ts'
import type { MailBudget } from './budget.ts'

export type MailOutcome =
  | { state: 'SENT' }
  | { state: 'WAITING' }
  /** It was not sent: a later run of the same period may try again. */
  | { state: 'FAILED'; reason: string }
  /** It may have been sent: no run tries again. */
  | { state: 'UNKNOWN'; reason: string }

/**
 * Notes to whom a report is to go. An address that this period of the schedule, or of its location that has people of
 * its own, went to already is left out, which a test neither is nor minds;
 * what was being handed over when a server died is not tried again: it may have arrived.
 */
export async function prepareMails(
  db: Database,
  reportId: number,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(
    `insert into report_mails (report_id, address, schedule_id, site_schedule_id, site_id,
       period_start, period_end)
     select reports.id, lower(address), case when test_address is null then schedule_id end,
       site_schedule_id, site_id, period_start, period_end
     from reports, unnest($2::text[]) address where reports.id = $1
     on conflict do nothing`,
    [reportId, addresses],
  )
  await db.query(
    `update report_mails set state = 'UNKNOWN', settled_at = $2,
       reason = 'The server stopped while it was handed over. It is not sent again, so that nobody gets it twice.'
     where report_id = $1 and state = 'SENDING'`,
    [reportId, now],
  )
}

interface PeriodCounts {
  left: number
  inDoubt: number
  stopped: number
}

/**
 * Counts what a run of a period would find: how many addresses are left to mail, which `prepareMails` would note,
 * of how many nobody knows whether they have it, and how many have stopped the schedule's mails.
 */
export async function countPeriod(
  db: Database,
  scheduleId: number,
  addresses: readonly string[],
  { start, end }: ReportPeriod,
): Promise<PeriodCounts> {
  const { rows } = await db.query<PeriodCounts>(
    `select count(*) filter (where state is null and stopped_at is null) as "left",
       count(*) filter (where state = 'UNKNOWN') as "inDoubt",
       count(*) filter (where state is null and stopped_at is not null) as stopped
     from unnest($2::text[]) wanted left join report_mails on report_mails.schedule_id = $1
       and report_mails.address = lower(wanted) and period_start = $3 and period_end = $4 and state <> 'FAILED'
     left join schedule_recipients on schedule_recipients.schedule_id = $1
       and schedule_recipients.address = lower(wanted)`,
    [scheduleId, addresses, start, end],
  )
  return rows[0] ?? { left: 0, inDoubt: 0, stopped: 0 }
}

export async function waitingAddresses(db: Database, reportId: number): Promise<string[]> {
  const { rows } = await db.query<{ address: string }>(
    `select address from report_mails where report_id = $1 and state = 'WAITING' order by address`,
    [reportId],
  )
  return rows.map(({ address }) => address)
}

/** Postgres's largest integer. */
const noLimit = 2_147_483_647

/**
 * Notes that a mail is about to be handed over, and counts it. From here on it is sent at most this once.
 * @returns `held` when the company's mails of the day are used up, `lost` when another worker has the task by now
 */
export async function claimMail(
  db: Database,
  {
    lease,
    address,
    budget,
    day,
  }: { lease: Lease; address: string; budget: MailBudget; day: string },
): Promise<'claimed' | 'held' | 'lost'> {
  const { rows } = await db.query<{ isDue: boolean; isClaimed: boolean }>(
    `with due as (
       select report_id, address from report_mails
       where report_id = $1 and address = $2 and state = 'WAITING'
         and exists (select from reports where id = $1 and lease_id = $3)
       for update
     ), counted as (
       insert into company_mails as used (company_id, day, mails) select $4, $5, 1 from due
       on conflict (company_id, day) do update set mails = used.mails + 1 where used.mails < $6
       returning 1
     ), claimed as (
       update report_mails mail set state = 'SENDING', reason = null from due, counted
       where mail.report_id = due.report_id and mail.address = due.address
       returning 1
     )
     select exists (select from due) as "isDue", exists (select from claimed) as "isClaimed"`,
    [lease.id, address, lease.leaseId, budget.companyId, day, budget.perDay || noLimit],
  )
  const [row] = rows
  if (row?.isClaimed) return 'claimed'
  return row?.isDue ? 'held' : 'lost'
}

/** Tells of all mails of a report that still wait why they do, and from when a mail server has a day for them. */
export async function holdMails(
  db: Database,
  reportId: number,
  { reason, until }: { reason: string; until: Date },
): Promise<void> {
  await db.query(
    `with held as (update reports set mails_due_at = $3 where id = $1)
     update report_mails set reason = $2 where report_id = $1 and state = 'WAITING'`,
    [reportId, reason, until],
  )
}

export async function settleMail(
  db: Database,
  reportId: number,
  address: string,
  outcome: MailOutcome,
  now: Date,
): Promise<void> {
  await db.query(
    `update report_mails set state = $3, reason = $4, settled_at = $5
     where report_id = $1 and address = $2`,
    [
      reportId,
      address,
      outcome.state,
      'reason' in outcome ? outcome.reason : null,
      outcome.state === 'WAITING' ? null : now,
    ],
  )
}

/** How many mails of a report there were, how many were sent, and how many their recipients did not want. */
export interface MailCounts {
  all: number
  sent: number
  stopped: number
}

/**
 * Counts the mails of a report.
 * @param givenUp the reason of those that still wait: they wait no longer
 */
export async function countMails(
  db: Database,
  reportId: number,
  givenUp: string,
): Promise<MailCounts> {
  await db.query(
    `update report_mails set state = 'FAILED', reason = $2
     where report_id = $1 and state = 'WAITING'`,
    [reportId, givenUp],
  )
  const { rows } = await db.query<MailCounts>(
    `select count(*) as all, count(*) filter (where state = 'SENT') as sent,
       count(*) filter (where is_stopped) as stopped
     from report_mails where report_id = $1`,
    [reportId],
  )
  return rows[0] ?? { all: 0, sent: 0, stopped: 0 }
}

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { readOnly } from '../database/postgresFaults.ts'
import { takeTurn } from '../database/takeTurn.ts'
import { bossOn, queueName } from './boss.ts'
import type { Lease } from './queue.ts'
import { smallSize } from './size.ts'

/** Which tasks a worker takes. */
export interface Choice {
  /** None that is larger; null for all. */
  maxSize: number | null
}

/** A large task that has waited for so long comes before small ones of its company that came later. */
const patienceSeconds = 60

const isWaiting = "job.name = $1 and job.state < 'active' and job.start_after < now()"

/**
 * Takes the next task that waits, or whose worker died. People's come before those of schedules; then companies
 * take turns, those with the fewest under way first and of these the one whose turn is longest ago, so that none
 * holds all workers while another waits; then a company's small ones come before its large ones, which do not wait
 * for ever. Several processes may ask at once: each gets another one.
 * @returns null when there is none
 * @throws an error for which `isDatabaseDown` holds where the database takes no writes, though none waits
 */
export async function takeTask(
  pool: pg.Pool,
  { maxSize }: Choice = { maxSize: null },
): Promise<Lease | null> {
  // Idle workers look each second: that costs no transaction.
  const { rows } = await pool.query<{ is_waiting: boolean; is_read_only: boolean }>(
    `select exists (select from pgboss.job as job where ${isWaiting}) as is_waiting,
       current_setting('transaction_read_only')::boolean as is_read_only`,
    [queueName],
  )
  // That a replica has nothing to do says nothing of whether the database works.
  if (rows[0]?.is_read_only) throw readOnly()
  if (!rows[0]?.is_waiting) return null
  return transaction(pool, async (db) => {
    // Of two that choose at once the second sees whose turn the first has taken.
    await takeTurn(db, 'tasks', 0)
    const { rows } = await db.query<Lease>(takeNext, [
      queueName,
      maxSize,
      smallSize,
      patienceSeconds,
      randomUUID(),
    ])
    const [lease] = rows
    if (lease) return lease
    await forgetOver(db)
    return null
  })
}

/** Both rows are held, or neither: whoever ends a task holds them in the other order, and is not waited for. */
const takeNext = `
  with next as (
    select job.id as job_id, reports.id as report_id, coalesce(reports.company_id, 0) as company_id,
      coalesce((job.data ->> 'size')::bigint, $3::bigint + 1) as size
    from pgboss.job as job
    join reports on reports.id = (job.data ->> 'reportId')::bigint and completed_at is null
    left join report_turns as turns on turns.company_id = coalesce(reports.company_id, 0)
    left join (
      select coalesce(company_id, 0) as company_id, count(*) as tasks from reports
      where completed_at is null and lease_id is not null group by 1
    ) as busy on busy.company_id = coalesce(reports.company_id, 0)
    where ${isWaiting}
      and ($2::bigint is null or coalesce((job.data ->> 'size')::bigint, $3::bigint + 1) <= $2)
    order by job.priority desc, coalesce(busy.tasks, 0), turns.taken_at nulls first,
      coalesce((job.data ->> 'size')::bigint, $3::bigint + 1) > $3
        and job.created_on > now() - $4 * interval '1 second',
      job.created_on, reports.id
    limit 1
    for update of job, reports skip locked
  ), turn as (
    insert into report_turns (company_id, taken_at) select company_id, clock_timestamp() from next
    on conflict (company_id) do update set taken_at = excluded.taken_at
  ), started as (
    update pgboss.job as job set state = 'active', started_on = now(),
      retry_count = case when started_on is null then retry_count else retry_count + 1 end
    from next where job.name = $1 and job.id = next.job_id
  )
  update reports set state = 'RECEIVED', attempts = attempts + 1, lease_id = $5, site_lease_id = $5
  from next where id = next.report_id
  returning id, lease_id as "leaseId", next.job_id as "jobId", attempts as attempt, next.size`

/** Takes from the queue what waits for nothing: its report was deleted with its company, or ended as its lease ran out. */
async function forgetOver(db: Database): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `select job.id from pgboss.job as job
     where ${isWaiting} and not exists (
       select from reports
       where reports.id = (job.data ->> 'reportId')::bigint and completed_at is null
     ) limit 1000`,
    [queueName],
  )
  if (rows.length > 0)
    await bossOn(db).deleteJob(
      queueName,
      rows.map(({ id }) => id),
    )
}

import type pg from 'pg'
import { type Database, withConnection } from '../database/database.ts'
import { isTooSlow } from '../database/unavailable.ts'

/** How things stand in the database, in a few figures; null where it was too busy to tell. Companies appear as classes, never by id. */
export interface Standing {
  tasks: { company_class: string; state: string; count: number }[] | null
  /** Of those that wait and may begin. */
  oldest: { company_class: string; seconds: number }[] | null
  mails: { kind: string; count: number }[] | null
  /** Files of reports that are kept. */
  files: number | null
  locations: { state: string; count: number }[] | null
  ages: { quantile: string; seconds: number }[] | null
}

/** Each of the statements below reads an index of what is open, or one row for each location. */
const statementMs = 1000

const tasksSql = `
  with open as (
    select company_id, initiated_at, state in ('RECEIVED', 'STARTED') as is_running,
      state = 'RETRY' as is_retried
    from reports where completed_at is null
  ),
  busiest as (
    select company_id from open where company_id is not null
    group by company_id order by count(*) desc, company_id limit 1
  ),
  classed as (
    select *, case
      when company_id is null then 'provider'
      when company_id = (select company_id from busiest) then 'busiest'
      else 'others'
    end as company_class
    from open
  )
  select company_class,
    count(*) filter (where not is_running and not is_retried) as waiting,
    count(*) filter (where is_running) as running,
    count(*) filter (where is_retried) as retried,
    coalesce(extract(epoch from $1::timestamptz - min(initiated_at) filter (where not is_running and not is_retried)), 0)::float8
      as oldest
  from (values ('provider'), ('busiest'), ('others')) as classes (company_class)
  left join classed using (company_class)
  group by company_class`

const mailsSql = `
  select 'incident' as kind, count(*) from incident_mails where state in ('WAITING', 'SENDING')
  union all
  select 'password-reset', count(*) from password_reset_mails
  union all
  select 'report', count(*) from report_mails
  join reports on reports.id = report_id
  where reports.completed_at is null and report_mails.state in ('WAITING', 'SENDING')`

const filesSql = `
  select count(*) from reports where file_made_at is not null and file_removed_at is null`

const locationsSql = `
  select count(*) filter (where heard_at > $1::timestamptz - interval '30 minutes') as heard,
    count(*) filter (where heard_at <= $1::timestamptz - interval '30 minutes') as quiet,
    count(*) filter (where heard_at is null) as never,
    percentile_disc(array[0.5, 0.9, 1]) within group (
      order by greatest(0, extract(epoch from $1::timestamptz - heard_at)::float8)
    ) filter (where heard_at is not null) as ages
  from locations left join incident_locations on location_id = locations.id`

/**
 * Reads how things stand, on one connection, each statement within a second.
 * @returns parts are null whose statement takes longer
 * @throws Error when the database does not answer
 */
export function readStanding(pool: pg.Pool, now: Date): Promise<Standing> {
  return withConnection(pool, async (db) => {
    const classes = await readBounded<Class>(db, tasksSql, [now])
    const mails = await readBounded<{ kind: string; count: number }>(db, mailsSql)
    const files = await readBounded<{ count: number }>(db, filesSql)
    const heard = (await readBounded<Heard>(db, locationsSql, [now]))?.[0]
    return {
      tasks: classes?.flatMap(toTasks) ?? null,
      oldest:
        classes?.map(({ company_class, oldest }) => ({ company_class, seconds: oldest })) ?? null,
      mails,
      files: files?.[0]?.count ?? null,
      locations: heard
        ? (['heard', 'quiet', 'never'] as const).map((state) => ({ state, count: heard[state] }))
        : null,
      ages:
        heard?.ages?.map((seconds, index) => ({
          quantile: ['0.5', '0.9', '1'][index] ?? '',
          seconds,
        })) ?? null,
    }
  })
}

interface Class {
  company_class: string
  waiting: number
  running: number
  retried: number
  oldest: number
}

interface Heard {
  heard: number
  quiet: number
  never: number
  ages: number[] | null
}

function toTasks({ company_class, ...counts }: Class) {
  return (['waiting', 'running', 'retried'] as const).map((state) => ({
    company_class,
    state,
    count: counts[state],
  }))
}

/** @returns null for a statement that is given up: that the database is busy with one does not make it down */
async function readBounded<Row extends pg.QueryResultRow>(
  db: Database,
  sql: string,
  values: unknown[] = [],
): Promise<Row[] | null> {
  try {
    await db.query('begin read only')
    await db.query(`set local statement_timeout = ${statementMs}`)
    const { rows } = await db.query<Row>(sql, values)
    await db.query('commit')
    return rows
  } catch (error) {
    if (!isTooSlow(error)) throw error
    await db.query('rollback')
    return null
  }
}

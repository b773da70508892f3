import type pg from 'pg'
import { withConnection } from '../database/database.ts'

/** How things stand in the database, in a few figures. Companies appear as classes, never by id. */
export interface Standing {
  tasks: { company_class: string; state: string; count: number }[]
  /** Of those that wait and may begin. */
  oldest: { company_class: string; seconds: number }[]
  mails: { kind: string; count: number }[]
  /** Files of reports that are kept. */
  files: number
  locations: { state: string; count: number }[]
  ages: { quantile: string; seconds: number }[]
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

/** Reads how things stand, on one connection, each statement within a second. */
export function readStanding(pool: pg.Pool, now: Date): Promise<Standing> {
  return withConnection(pool, async (db) => {
    await db.query('begin read only')
    await db.query(`set local statement_timeout = ${statementMs}`)
    const { rows: classes } = await db.query<{
      company_class: string
      waiting: number
      running: number
      retried: number
      oldest: number
    }>(tasksSql, [now])
    const { rows: mails } = await db.query<{ kind: string; count: number }>(mailsSql)
    const { rows: files } = await db.query<{ count: number }>(filesSql)
    const { rows: locations } = await db.query<{
      heard: number
      quiet: number
      never: number
      ages: number[] | null
    }>(locationsSql, [now])
    await db.query('commit')
    const [heard] = locations
    return {
      tasks: classes.flatMap(({ company_class, ...counts }) =>
        (['waiting', 'running', 'retried'] as const).map((state) => ({
          company_class,
          state,
          count: counts[state],
        })),
      ),
      oldest: classes.map(({ company_class, oldest }) => ({ company_class, seconds: oldest })),
      mails,
      files: files[0]?.count ?? 0,
      locations: (['heard', 'quiet', 'never'] as const).map((state) => ({
        state,
        count: heard?.[state] ?? 0,
      })),
      ages: (heard?.ages ?? []).map((seconds, index) => ({
        quantile: ['0.5', '0.9', '1'][index] ?? '',
        seconds,
      })),
    }
  })
}

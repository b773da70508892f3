import type { Database } from '../database/database.ts'

/** The first failures of a pair cost nothing: people mistype. */
const freeFailures = 3
const windowSeconds = 60
const longestDelaySeconds = 60
const forgetSeconds = 15 * 60
/** Rows that are kept, which bounds the table to some 20 MB; those that end first go first. */
const maxRows = 100_000

interface Keys {
  /** The address. */
  source: Buffer
  /** The address together with the account. */
  pair: Buffer
}

type Clock = (() => Date) | undefined

/** Whether an attempt may be made. */
export type SignInTurn =
  | { state: 'taken' }
  /** The account has failed too often from there. */
  | { state: 'delayed'; seconds: number }
  /** The address has failed too often. */
  | { state: 'full'; seconds: number }
  /** It would be too many if all that are being checked failed. */
  | { state: 'busy' }

/**
 * Whether a row's end may be one that was set by this clock: none is more than a minute ahead, and one of a clock
 * that was set back does not lock for as long as that.
 */
const isAhead = (row: string, now: string) =>
  `(${row}.until > ${now} and ${row}.until <= ${now} + interval '${windowSeconds} seconds')`

/**
 * Takes one of an address's attempts of this minute, in one statement, so that all servers together give no more.
 * @param max failed attempts of an address in a minute
 */
export async function takeSignIn(
  db: Database,
  { source, pair, max }: Keys & { max: number },
  clock: Clock,
): Promise<SignInTurn> {
  const isAlive = isAhead('counts', '(select at from now)')
  const { rows } = await db.query<{ isTaken: boolean; seconds: number | null }>(
    `with now as materialized (select coalesce($4::timestamptz, clock_timestamp()) as at),
     delay as (
       select until - at as wait from sign_in_counts as counts, now
       where key = $2 and ${isAhead('counts', 'at')}
     ),
     taken as (
       insert into sign_in_counts as counts (key, failed, pending, until)
       select $1, 0, 1, at + interval '${windowSeconds} seconds' from now
       where not exists (select from delay)
       on conflict (key) do update set
         failed = case when ${isAlive} then counts.failed else 0 end,
         pending = case when ${isAlive} then counts.pending + 1 else 1 end,
         until = case when ${isAlive} then counts.until else excluded.until end
       where not ${isAlive} or counts.failed + counts.pending < $3
       returning 1
     )
     select exists (select from taken) as "isTaken",
       (select ceil(extract(epoch from wait))::integer from delay) as seconds`,
    [source, pair, max, clock?.()],
  )
  const [row] = rows
  if (row?.isTaken) return { state: 'taken' }
  if (row && row.seconds !== null) return { state: 'delayed', seconds: row.seconds }
  const { rows: counts } = await db.query<{ failed: number; seconds: number }>(
    `select failed, ceil(extract(epoch from until - coalesce($2::timestamptz, clock_timestamp())))::integer as seconds
     from sign_in_counts where key = $1`,
    [source, clock?.()],
  )
  const [count] = counts
  if (!count || count.failed < max || count.seconds < 1) return { state: 'busy' }
  return { state: 'full', seconds: count.seconds }
}

/** Gives an address its attempt back: the right password does not count, and ends the delay of the pair. */
export async function countSuccess(db: Database, { source, pair }: Keys): Promise<void> {
  await db.query(
    `with given_back as (
       update sign_in_counts set pending = greatest(pending - 1, 0) where key = $1
     )
     delete from sign_in_counts where key = $2`,
    [source, pair],
  )
}

/** Counts a wrong password for the address and for the pair. */
export async function countFailure(
  db: Database,
  { source, pair }: Keys,
  clock: Clock,
): Promise<void> {
  await db.query(
    `with now as materialized (select coalesce($3::timestamptz, clock_timestamp()) as at),
     failed as (
       update sign_in_counts set failed = failed + 1, pending = greatest(pending - 1, 0) where key = $1
     )
     insert into sign_in_counts as counts (key, failed, pending, until)
     select $2, 1, 0, at from now
     on conflict (key) do update set (failed, until) = (
       select count, excluded.until + interval '1 second' * case
         when count < ${freeFailures} then 0
         else least(2 ^ least(count - ${freeFailures}, 10), ${longestDelaySeconds})
       end
       from (
         select 1 + case
           when counts.until > excluded.until - interval '${forgetSeconds} seconds' then counts.failed
           else 0
         end as count
       ) as next
     )`,
    [source, pair, clock?.()],
  )
}

/** Removes what no longer counts, and the oldest where there is too much of it: nobody can fill the table. */
export async function forgetSignIns(db: Database, clock?: Clock): Promise<void> {
  // Rows that somebody counts in at this moment are let be, so that nobody waits for anybody here.
  await db.query(
    `delete from sign_in_counts where key in (
       select key from sign_in_counts
       where until < coalesce($1::timestamptz, clock_timestamp()) - interval '${forgetSeconds} seconds'
         or until > coalesce($1::timestamptz, clock_timestamp()) + interval '${windowSeconds} seconds'
       for update skip locked
     )`,
    [clock?.()],
  )
  await db.query(
    `delete from sign_in_counts where key in (
       select key from sign_in_counts order by until desc offset ${maxRows} for update skip locked
     )`,
  )
}

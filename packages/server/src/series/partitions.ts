import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { isLocked, isTimedOut } from '../database/locks.ts'
import { seriesTables } from './tables.ts'

/** Any number that nothing else in the database uses: whoever makes or drops partitions takes turns. */
const lockKey = 725_174_302

const dayMs = 86_400_000

/**
 * Makes the partitions that points between two instants need, both included, where they are missing.
 * Readers and writers go on meanwhile.
 */
export async function ensurePartitions(pool: pg.Pool, from: Date, until: Date): Promise<void> {
  const wanted = monthsBetween(from, until).flatMap((month) =>
    seriesTables.map((table) => ({ table, month, name: partitionName(table, month) })),
  )
  const missing = async (db: Database) => {
    const known = new Set(await listPartitions(db))
    return wanted.filter(({ name }) => !known.has(name))
  }
  if ((await missing(pool)).length === 0) return
  await transaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [lockKey])
    for (const { table, month, name } of await missing(db)) {
      // Attached afterwards: a table that is created as a partition stops all who read its parent.
      await db.query(
        `create table ${name} (like ${table} including all);
         alter table ${table} attach partition ${name}
           for values from ('${month.toISOString()}') to ('${nextMonth(month).toISOString()}')`,
      )
    }
  })
}

/**
 * Drops the partitions whose points are all older than `before`.
 * @returns their names
 */
export async function dropPartitions(pool: pg.Pool, before: Date): Promise<string[]> {
  const oldest = `_${monthText(before)}`
  return transaction(pool, async (db) => {
    // Rather later than in everybody's way: the next run tries again.
    await db.query("set local lock_timeout = '5s'")
    await db.query('select pg_advisory_xact_lock($1)', [lockKey])
    // Whoever reads a table waits behind whoever waits to drop it.
    await db.query("set local lock_timeout = '1s'")
    const old = (await listPartitions(db)).filter((name) => name.slice(-oldest.length) < oldest)
    for (const name of old) await db.query(`drop table ${name}`)
    return old
  })
}

/**
 * Gives back the disk of a month that packing has emptied. The partition stays, for a late point. A statement that still
 * sees the points has locked the table, and so has a dump; called before anything is packed, so that even one that is
 * just about to do so hardly ever finds them gone.
 * @param before no later month is looked at
 * @param signal ends it after the month under way
 * @returns the names of those that were emptied; null in place of one that something reads
 */
export async function truncateEmptied(
  pool: pg.Pool,
  before: Date,
  signal?: AbortSignal,
): Promise<(string | null)[]> {
  const oldest = `_${monthText(before)}`
  const names = (await listPartitions(pool)).filter((name) => name.slice(-oldest.length) < oldest)
  const emptied: (string | null)[] = []
  for (const name of names) {
    if (signal?.aborted) break
    const isDone = await transaction(pool, (db) => truncateEmpty(db, name)).catch(
      (error: unknown) => {
        if (isLocked(error) || isTimedOut(error)) return null
        throw error
      },
    )
    if (isDone !== false) emptied.push(isDone && name)
  }
  return emptied
}

/** An index without entries has a page. */
const emptyBytes = 8192

async function truncateEmpty(db: Database, name: string): Promise<boolean> {
  await db.query('select pg_advisory_xact_lock($1)', [lockKey])
  if (!(await listPartitions(db)).includes(name)) return false
  // Before it is vacuumed, it takes long to see that nothing is left: rather later.
  await db.query("set local statement_timeout = '5s'")
  const isEmptied = async () => {
    const { rows } = await db.query<{ is_emptied: boolean }>(
      `select pg_total_relation_size($1::regclass) > ${emptyBytes}
         and not exists (select from ${name}) as is_emptied`,
      [name],
    )
    return rows[0]?.is_emptied ?? false
  }
  if (!(await isEmptied())) return false
  await db.query("set local lock_timeout = '1s'")
  await db.query(`lock table ${name} in access exclusive mode`)
  if (!(await isEmptied())) return false
  await db.query(`truncate table ${name}`)
  return true
}

/** Their names, in order. Read from the catalog itself: `to_regclass` may answer from before a lock was had. */
async function listPartitions(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = any($1::regclass[]) order by relname`,
    [seriesTables],
  )
  return rows.map(({ name }) => name)
}

/** The first instants of the months (UTC) from that of `from` to that of `until`. */
function monthsBetween(from: Date, until: Date): Date[] {
  const months: Date[] = []
  for (let month = monthOf(from); month <= until; month = nextMonth(month)) months.push(month)
  return months
}

/** The first instant that is kept when points are kept for so many days. */
export function retentionStart(now: Date, retentionDays: number): Date {
  return new Date(now.getTime() - retentionDays * dayMs)
}

function monthOf(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()))
}

function nextMonth(month: Date): Date {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1))
}

function partitionName(table: string, month: Date): string {
  return `${table}_${monthText(month)}`
}

/** `2026_06`: texts of this kind sort by time. */
function monthText(time: Date): string {
  return time.toISOString().slice(0, 7).replace('-', '_')
}

import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { takeTurn } from '../database/takeTurn.ts'
import { ensurePartitions } from '../series/partitions.ts'
import { type SeriesTable, type SsidDay, series, seriesTables } from '../series/tables.ts'
import { unpackDays } from '../series/unpack.ts'

/** Days that are unpacked as one. */
const daysAtOnce = 100

/** How many times the room of packed days their points take. */
const growth = 8

/**
 * Makes points of their own of all packed days, for a version of the program that knows no packed ones.
 * @param isMeant otherwise it is only said what would be done
 * @returns what there is to say
 */
export async function unpackAll(pool: pg.Pool, isMeant: boolean): Promise<string> {
  const { days, bytes } = await measure(pool)
  if (days === 0) return 'No day is packed.'
  if (!isMeant) {
    return `${days} days of networks are packed, in ${megabytes(bytes)}. Unpacked they take some ${megabytes(bytes * growth)}.
Unset PACK_AFTER_DAYS of all servers and restart them, then say it again with --yes.`
  }
  let count = 0
  for (const table of seriesTables) count += await unpackTable(pool, table)
  return `${count} days of networks are unpacked.`
}

async function measure(db: Database): Promise<{ days: number; bytes: number }> {
  const { rows } = await db.query<{ days: number; bytes: number }>(
    `select sum(days)::bigint as days, sum(bytes)::bigint as bytes from (${seriesTables
      .map((table) => series[table].packed)
      .map(
        (packed) =>
          `select count(*) as days, pg_total_relation_size('${packed}') as bytes from ${packed}`,
      )
      .join(' union all ')}) as tables`,
  )
  return rows[0] ?? { days: 0, bytes: 0 }
}

async function unpackTable(pool: pg.Pool, table: SeriesTable): Promise<number> {
  const { packed } = series[table]
  const { rows } = await pool.query<{ first: string | null; last: string | null }>(
    `select min(day)::text as first, max(day)::text as last from ${packed}`,
  )
  const [{ first, last } = { first: null, last: null }] = rows
  if (first === null || last === null) return 0
  await ensurePartitions(pool, new Date(first), new Date(last))
  const companies = await pool.query<{ id: number }>('select id from companies order by id')
  let count = 0
  for (const { id } of companies.rows) count += await unpackCompany(pool, table, id)
  return count
}

/** Goes through the days once: a server that still packs does not keep it from its end. */
async function unpackCompany(pool: pg.Pool, table: SeriesTable, companyId: number) {
  let count = 0
  let last: SsidDay = { ssidId: 0, day: '-infinity' }
  for (;;) {
    const days = await transaction(pool, async (db) => {
      await takeTurn(db, 'deliveries', companyId)
      const next = await nextDays(db, table, companyId, last)
      await unpackDays(db, table, next)
      return next
    })
    count += days.length
    last = days.at(-1) ?? last
    if (days.length < daysAtOnce) return count
  }
}

async function nextDays(
  db: Database,
  table: SeriesTable,
  companyId: number,
  { ssidId, day }: SsidDay,
): Promise<SsidDay[]> {
  const { rows } = await db.query<SsidDay>(
    `select ssid_id as "ssidId", day::text as day
     from ${series[table].packed} join ssids on ssids.id = ssid_id
     join locations on locations.id = location_id
     where company_id = $1 and (ssid_id, day) > ($2::bigint, $3::date)
     order by ssid_id, day limit ${daysAtOnce}`,
    [companyId, ssidId, day],
  )
  return rows
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 ** 2)} MB`
}

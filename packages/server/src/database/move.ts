import type pg from 'pg'
import { StartError } from '../http/errors.ts'
import { ensurePartitions } from '../series/partitions.ts'
import { series, seriesTables } from '../series/tables.ts'
import { type Database, type OpenDatabase, transaction } from './database.ts'

/** What was moved of one table. */
interface Moved {
  table: string
  rows: number
}

/** Rows that travel at once: a few megabytes at the most. */
const atOnce = 2000
/** Rows with a day of points, each of ten kilobytes and more. */
const packedAtOnce = 200

/**
 * Copies everything from one database into another that has nothing yet, both of this version, and compares each
 * table's rows afterwards. All of it arrives, or nothing. Nobody may write to either meanwhile.
 * @throws StartError when the other one has something, or when what arrived is not what was sent
 */
export async function moveDatabase(from: pg.Pool, to: OpenDatabase): Promise<Moved[]> {
  const { rows } = await to.pool.query('select from companies union all select from users limit 1')
  if (rows.length > 0) throw new StartError('The database to move to has companies or users.')
  const tables = await readTables(to.pool)
  await makePartitions(from, to.pool)
  return transaction(from, async (source) => {
    await source.query(
      "set transaction isolation level repeatable read; set local timezone = 'UTC'",
    )
    return to.direct((direct) =>
      direct.transaction(async (target) => {
        await target.query("set local timezone = 'UTC'")
        for (const { name } of tables)
          await target.query(`alter table ${name} disable trigger user`)
        // What migrations have put there is the other database's now.
        for (const { name } of tables.toReversed()) await target.query(`delete from ${name}`)
        const moved: Moved[] = []
        for (const table of tables) moved.push(await moveTable(source, target, table))
        for (const { name } of tables) await target.query(`alter table ${name} enable trigger user`)
        await moveSequences(source, target)
        return moved
      }),
    )
  })
}

interface Table {
  name: string
  columns: string
}

/** Reads which tables there are, each after those that it refers to. */
async function readTables(db: Database): Promise<Table[]> {
  const { rows } = await db.query<Table & { refersTo: string[] }>(
    `select relname as name,
       (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       array(select distinct referred.relname from pg_constraint
         join pg_class referred on referred.oid = confrelid
         where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid)::text[] as "refersTo"
     from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> 'schema_migrations'
     order by relname`,
  )
  const sorted: typeof rows = []
  const isThere = (name: string) => sorted.some((table) => table.name === name)
  while (sorted.length < rows.length) {
    const next = rows.filter(({ name, refersTo }) => !isThere(name) && refersTo.every(isThere))
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.')
    sorted.push(...next)
  }
  return sorted
}

async function makePartitions(from: Database, to: pg.Pool): Promise<void> {
  for (const table of seriesTables) {
    const { rows } = await from.query<{ first: string | null; last: string | null }>(
      `select min(time) as first, max(time) as last from ${table}`,
    )
    const [{ first, last } = { first: null, last: null }] = rows
    if (first !== null && last !== null) await ensurePartitions(to, new Date(first), new Date(last))
  }
}

/** Rows travel as JSON texts, in which each value is written so that it reads back the same. */
async function moveTable(
  source: Database,
  target: Database,
  { name, columns }: Table,
): Promise<Moved> {
  const isPacked = Object.values(series).some(({ packed }) => packed === name)
  await source.query(
    `declare moving no scroll cursor for select to_jsonb(each)::text as line from ${name} each`,
  )
  for (;;) {
    const { rows } = await source.query<{ line: string }>(
      `fetch ${isPacked ? packedAtOnce : atOnce} from moving`,
    )
    if (rows.length === 0) break
    await target.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
      [`[${rows.map(({ line }) => line).join(',')}]`],
    )
  }
  await source.query('close moving')
  const [sent, arrived] = [await sumOf(source, name), await sumOf(target, name)]
  if (sent.rows !== arrived.rows || sent.sum !== arrived.sum) {
    throw new StartError(
      `Nothing was moved: of ${name}, ${arrived.rows} rows arrived of ${sent.rows}, or not as they were.`,
    )
  }
  return { table: name, rows: arrived.rows }
}

/** A number that is another one as soon as any value of any row is. */
async function sumOf(db: Database, table: string): Promise<{ rows: number; sum: string }> {
  const { rows } = await db.query<{ rows: number; sum: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(each::text, 0)), 0)::text as sum
     from ${table} each`,
  )
  return rows[0] ?? { rows: 0, sum: '' }
}

/** Ids go on where they were. */
async function moveSequences(source: Database, target: Database): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  for (const { name, last } of rows) await target.query('select setval($1, $2)', [name, last])
}

import type { Database } from '../database/database.ts'

/** Where a row's values go. */
export interface Columns<Row> {
  table: string
  /** The columns of a unique constraint. */
  key: readonly string[]
  columns: readonly Column<Row>[]
}

interface Column<Row> {
  name: string
  /** Its SQL type. */
  type: string
  value: (row: Row) => string | number | boolean | null | undefined
  /** Which of the known value and the new one stays. @default the new one */
  keeps?: Kept
}

/** A known time outside of its bound gives way to any other: what should never have been taken can be mended. */
type Kept = { which: 'least'; from: string } | { which: 'greatest'; until: string }

/** How many rows were created, and how many changed. */
export interface Written {
  created: number
  updated: number
}

/**
 * Inserts rows, and updates those whose key is there already and that say something else.
 * @param db in a transaction that has the company's turn
 * @param rows no two with the same key
 */
export async function upsert<Row>(
  db: Database,
  target: Columns<Row>,
  rows: readonly Row[],
): Promise<Written> {
  const { insert, update, values } = statements(target, rows)
  const created = rows.length === 0 ? 0 : ((await db.query(insert, values)).rowCount ?? 0)
  if (created === rows.length) return { created, updated: 0 }
  return { created, updated: (await db.query(update, values)).rowCount ?? 0 }
}

/**
 * The same as `upsert`, and says which rows these were.
 * @param id a column of whole numbers
 * @returns its values in the created and in the updated rows
 */
export async function upsertReturning<Row>(
  db: Database,
  target: Columns<Row>,
  rows: readonly Row[],
  id: string,
): Promise<{ created: number[]; updated: number[] }> {
  if (rows.length === 0) return { created: [], updated: [] }
  const { insert, update, values } = statements(target, rows)
  const run = async (sql: string) => {
    const { rows } = await db.query<{ id: number }>(`${sql} returning ${id} as id`, values)
    return rows.map((row) => row.id)
  }
  return { created: await run(insert), updated: await run(update) }
}

/**
 * Two statements, because a partitioned table cannot tell in one which rows were there. Both find rows
 * through the key's index, whatever the planner believes about the size of a delivery. To the second, rows
 * that the first created are known and equal.
 */
function statements<Row>({ table, key, columns }: Columns<Row>, rows: readonly Row[]) {
  const names = columns.map(({ name }) => name)
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`)
  const insert = `insert into ${table} (${names.join(', ')})
    select * from unnest(${arrays.join(', ')}) on conflict (${key.join(', ')})`
  const changing = columns.filter(({ name }) => !key.includes(name))
  const known = changing.map(({ name }) => `${table}.${name}`)
  const next = changing.map(({ name, keeps }) =>
    keeps
      ? `${keeps.which}(${keptIn(`${table}.${name}`, keeps)}, excluded.${name})`
      : `excluded.${name}`,
  )
  const changes = changing.map(({ name }, index) => `${name} = ${next[index]}`)
  return {
    insert: `${insert} do nothing`,
    update: `${insert} do update set ${changes.join(', ')}
      where (${known.join(', ')}) is distinct from (${next.join(', ')})`,
    values: columns.map(({ value }) => rows.map((row) => value(row) ?? null)),
  }
}

/** Null, which neither `least` nor `greatest` counts, for a time outside of its bound. */
function keptIn(column: string, keeps: Kept): string {
  const isIn =
    keeps.which === 'least' ? `${column} >= '${keeps.from}'` : `${column} <= '${keeps.until}'`
  return `case when ${isIn} then ${column} end`
}

import type { Database } from '../database/database.ts'

/** A column of a table: its name, its SQL type, and its value in a row. */
export type ColumnOf<Row> = readonly [name: string, type: string, value: (row: Row) => unknown]

/** Keeps each statement's parameters small enough for the embedded database. */
const chunkSize = 10_000

/**
 * Inserts many rows with few statements.
 * @param returning a list of columns
 * @returns these columns of every inserted row, in no order that may be relied upon
 */
export async function insertRows<Row, Result extends object = object>(
  db: Database,
  table: string,
  columns: readonly ColumnOf<Row>[],
  rows: readonly Row[],
  returning?: string,
): Promise<Result[]> {
  const arrays = columns.map(([, type], index) => `$${index + 1}::${type}[]`)
  const sql = `insert into ${table} (${columns.map(([name]) => name).join(', ')})
    select * from unnest(${arrays.join(', ')}) ${returning ? `returning ${returning}` : ''}`
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize)
    const { rows: inserted } = await db.query<Result>(
      sql,
      columns.map(([, , value]) => chunk.map(value)),
    )
    results.push(...inserted)
  }
  return results
}

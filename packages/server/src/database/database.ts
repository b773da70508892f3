import pg from 'pg'
import { StartError } from '../http/errors.ts'
import { isDatabaseDown } from './unavailable.ts'

/** Where queries go: a pool, or one of its connections inside a transaction. */
export type Database = Pick<pg.Pool, 'query'>

/** An open database, embedded or not: the rest of the server cannot tell. */
export interface OpenDatabase {
  pool: pg.Pool
  close(): Promise<void>
}

const { builtins } = pg.types
const readInstant: (text: string) => Date = pg.types.getTypeParser(builtins.TIMESTAMPTZ, 'text')

/**
 * Makes a pool through which instants arrive as ISO 8601 texts in UTC, and 64-bit integers as numbers:
 * ids and byte counts stay far below 2^53.
 */
export function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    types: {
      getTypeParser(type, format) {
        if (format !== 'binary') {
          if (type === builtins.INT8) return Number
          if (type === builtins.TIMESTAMPTZ) {
            return (text: string) => readInstant(text).toISOString()
          }
        }
        return pg.types.getTypeParser(type, format)
      },
    },
  })
  // An idle connection that is lost is replaced by the next query, which tells if that fails too.
  pool.on('error', () => {})
  return pool
}

/**
 * Opens a PostgreSQL server.
 * @param url may hold a password: it is repeated in no message
 * @throws StartError when it cannot be reached
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = createPool({
    connectionString: url,
    application_name: 'network-portal',
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // A server that is stopped or out of reach times nothing itself.
    query_timeout: 35_000,
    keepAlive: true,
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reason}.`)
  }
  return { pool, close: () => pool.end() }
}

/**
 * Runs several statements as one: all happen, or none. Keep it short: the embedded database has a
 * single connection, so everyone else waits.
 * @param work must query through the connection it is given, never through the pool
 */
export function transaction<Result>(
  pool: pg.Pool,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return withConnection(pool, async (connection) => {
    await connection.query('begin')
    const result = await work(connection)
    await connection.query('commit')
    return result
  })
}

/** Lends a connection of its own; what fails with a transaction under way is rolled back. */
export async function withConnection<Result>(
  pool: pg.Pool,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  try {
    const result = await work(connection)
    connection.release()
    return result
  } catch (error) {
    if (isDatabaseDown(error)) {
      connection.release(true)
      throw error
    }
    // A connection that cannot roll back is broken: the pool replaces it.
    const failure = await connection.query('rollback').then(
      () => undefined,
      () => true,
    )
    connection.release(failure)
    throw error
  }
}

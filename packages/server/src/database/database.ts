import pg from 'pg'
import { StartError } from '../http/errors.ts'
import { part } from '../observe/trace.ts'
import { unreachable } from './postgresFaults.ts'
import { isDatabaseDown } from './unavailable.ts'

/** Where queries go: a pool, or one of its connections inside a transaction. */
export type Database = Pick<pg.Pool, 'query'>

/** A session of its own, for work of any length. */
export interface Direct {
  db: Database
  transaction<Result>(work: (connection: Database) => Promise<Result>): Promise<Result>
}

/** An open database, embedded or not: the rest of the server cannot tell. */
export interface OpenDatabase {
  pool: pg.Pool
  /** A few connections apart, for what is small and must not wait; the embedded one has a single connection for all. */
  door: pg.Pool
  /**
   * Lends a session without the pool's limits of time, for migrations.
   * @param signal gives up what is under way
   */
  direct<Result>(work: (db: Direct) => Promise<Result>, signal?: AbortSignal): Promise<Result>
  close(): Promise<void>
}

const { builtins } = pg.types
const readInstant: (text: string) => Date = pg.types.getTypeParser(builtins.TIMESTAMPTZ, 'text')

const types: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    if (format !== 'binary') {
      if (type === builtins.INT8) return Number
      if (type === builtins.TIMESTAMPTZ) return (text: string) => readInstant(text).toISOString()
    }
    return pg.types.getTypeParser(type, format)
  },
}

/**
 * Makes a pool through which instants arrive as ISO 8601 texts in UTC, and 64-bit integers as numbers:
 * ids and byte counts stay far below 2^53.
 */
export function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, types })
  // An idle connection that is lost is replaced by the next query, which tells if that fails too.
  pool.on('error', () => {})
  // The pool listens to those that are idle. One that is lost while it is lent, between two statements, is told by
  // the next of them; that nobody listens would end the process.
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return pool
}

/** Connections of a server process, unless a deployment sets another figure. */
export const defaultPoolSize = 10
const doorSize = 2

function serverOf(url: string) {
  return {
    connectionString: url,
    application_name: 'network-portal',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  }
}

/** How statements of the portal reach a PostgreSQL server: none takes for ever. */
export function limitsOf(url: string): pg.PoolConfig {
  return {
    ...serverOf(url),
    statement_timeout: 30_000,
    // A server that is stopped or out of reach times nothing itself.
    query_timeout: 35_000,
  }
}

/** How a PostgreSQL server is used. */
interface PostgresOptions {
  poolSize?: number | undefined
  /** Leads past a pooler that lends a connection for a transaction alone. @default the same address */
  directUrl?: string | null | undefined
}

/**
 * Opens a PostgreSQL server.
 * @param url may hold a password: it is repeated in no message
 * @throws StartError when it cannot be reached
 */
export async function openPostgres(
  url: string,
  { poolSize = defaultPoolSize, directUrl }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const limited = limitsOf(url)
  const pool = createPool({ ...limited, max: poolSize })
  const door = createPool({ ...limited, max: doorSize })
  try {
    const place = await placeOf(pool).catch((error: unknown) => {
      throw unreachable('DATABASE_URL', error)
    })
    if (directUrl) await requirePlace(directUrl, place)
  } catch (error) {
    await Promise.all([pool.end(), door.end()])
    throw error
  }
  return {
    pool,
    door,
    direct: (work, signal) => withClient(serverOf(directUrl ?? url), work, signal),
    close: async () => {
      await Promise.all([pool.end(), door.end()])
    },
  }
}

/** Returns what tells a database from others, whatever leads to it. */
async function placeOf(db: Database): Promise<string | undefined> {
  const { rows } = await db.query<{ place: string }>(
    // The instant itself: each session writes it in a time zone of its own.
    "select concat_ws(' ', extract(epoch from pg_postmaster_start_time()), current_database()) as place",
  )
  return rows[0]?.place
}

/** @throws StartError when the address cannot be used, or leads elsewhere: what is migrated there nobody would read */
async function requirePlace(directUrl: string, wanted: string | undefined): Promise<void> {
  const place = await withClient(serverOf(directUrl), ({ db }) => placeOf(db)).catch(
    (error: unknown) => {
      throw unreachable('DATABASE_DIRECT_URL', error)
    },
  )
  if (place !== wanted) {
    throw new StartError('DATABASE_DIRECT_URL leads to another database than DATABASE_URL.')
  }
}

async function withClient<Result>(
  server: pg.ClientConfig,
  work: (db: Direct) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const client = new pg.Client({ ...server, types })
  // A connection that is lost is told by the query under way.
  client.on('error', () => {})
  const end = () => void client.end()
  await client.connect()
  signal?.addEventListener('abort', end)
  try {
    // Whatever the role or the database sets: long work takes as long as it does.
    await client.query('set statement_timeout = 0')
    return await work({ db: client, transaction: (part) => inTransaction(client, part) })
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
  }
}

async function inTransaction<Result>(
  client: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that is lost has rolled back.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Returns the time by the database's clock. */
export async function readTime(db: Database): Promise<Date> {
  const { rows } = await db.query<{ now: string }>('select clock_timestamp() as now')
  return new Date(rows[0]?.now ?? Number.NaN)
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
  return part('transaction', () =>
    withConnection(pool, async (connection) => {
      await connection.query('begin')
      const result = await work(connection)
      await connection.query('commit')
      return result
    }),
  )
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

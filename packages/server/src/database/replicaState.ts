import type { Database } from './database.ts'

/** A replica that answers, and cannot be used. */
export class UnfitReplica extends Error {}

const bytes = (position: string) => `(${position} - '0/0'::pg_lsn)::bigint as position`

/**
 * The log holds all that anybody can have seen up to here: what is committed is flushed before it is shown. Where the
 * database does not wait for its disk it may be shown before.
 */
const written = bytes(`case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end`)

/** What a database and its replicas have in common, and no others. */
const identity = `concat_ws(' ',
  (select system_identifier from pg_control_system()),
  (select timeline_id from pg_control_checkpoint()),
  (select oid from pg_database where datname = current_database())) as identity`

/** A database as its replica is to be. Positions are bytes of its log since its beginning. */
interface PrimaryState {
  position: number
  identity: string
}

const unknown: PrimaryState = { position: Number.POSITIVE_INFINITY, identity: '' }

/** Reads how far a database has written. */
export async function readWritten(db: Database): Promise<number> {
  const { rows } = await db.query<Pick<PrimaryState, 'position'>>(`select ${written}`)
  return (rows[0] ?? unknown).position
}

/** Reads how far a database has written, and what tells it from others. */
export async function readPrimary(db: Database): Promise<PrimaryState> {
  const { rows } = await db.query<PrimaryState>(`select ${written}, ${identity}`)
  return rows[0] ?? unknown
}

/**
 * Reads how far a replica has come.
 * @throws UnfitReplica when it is none: one that was promoted goes its own way
 */
export async function readReplayed(db: Database): Promise<number> {
  const { rows } = await db.query<{ is_replica: boolean; position: number | null }>(
    `select pg_is_in_recovery() as is_replica, ${bytes('pg_last_wal_replay_lsn()')}`,
  )
  if (rows[0]?.is_replica !== true) {
    throw new UnfitReplica('it is a database of its own, not a replica')
  }
  return rows[0].position ?? 0
}

/** @throws UnfitReplica when it is a replica of something else */
export async function requireIdentity(db: Database, wanted: string): Promise<void> {
  const { rows } = await db.query<{ identity: string }>(`select ${identity}`)
  if (rows[0]?.identity !== wanted) {
    throw new UnfitReplica('it is no replica of the database of DATABASE_URL')
  }
}

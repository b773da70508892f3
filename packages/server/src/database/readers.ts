import type pg from 'pg'
import type { Database } from './database.ts'

/** Where series and the data of reports are read. */
export interface Readers {
  /**
   * Reads all of what was written before it is asked. A replica that fails is not noticed but in the time it takes.
   * @param work only reads, and through what it is given; what a replica failed at is done once more
   * @param patienceMs how long a replica may take to have what was written, before the database is asked in its place
   */
  read<Result>(work: (db: Database) => Promise<Result>, patienceMs?: number): Promise<Result>
  /** Connections to the replica; undefined without one. */
  readonly replica?: pg.Pool
}

/** What became of a read that a replica is there for; all but the first were answered by the database. */
export type ReadOutcome =
  | 'replica'
  /** It did not have yet what was written before. */
  | 'behind'
  /** It was known not to work. */
  | 'down'
  /** It failed at this. */
  | 'failed'

/** Reads from the database itself: there is no replica. */
export function readersOf(db: Database): Readers {
  return { read: (work) => work(db) }
}

import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { takeTurn } from '../database/takeTurn.ts'
import { retentionStart } from '../series/partitions.ts'
import type { Services } from '../services.ts'
import type { Measurable } from './times.ts'

/** One call of a machine. */
export interface Delivery extends Measurable {
  companyId: number
  /** Must not be asked inside `write`: the embedded database has one connection. */
  pool: pg.Pool
  /** Runs statements as one, and as the company's only delivery at that time. */
  write<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
}

/**
 * Makes the function that lets machines deliver. A company's deliveries take turns, so that none can block
 * another halfway, and so that one company never holds more than one connection.
 */
export function createReception({ db: pool, clock, config }: Services) {
  const latest = new Map<number, Promise<unknown>>()
  return async <Result>(
    companyId: number,
    take: (delivery: Delivery) => Promise<Result>,
  ): Promise<Result> => {
    const now = clock()
    const delivery: Delivery = {
      companyId,
      now,
      from: retentionStart(now, config.retentionDays),
      pool,
      write: (work) =>
        transaction(pool, async (db) => {
          // Other server processes take turns too.
          await takeTurn(db, 'deliveries', companyId)
          return work(db)
        }),
    }
    const before = latest.get(companyId)
    const turn = Promise.resolve(before).then(() => take(delivery))
    const settled = turn.catch(() => {})
    latest.set(companyId, settled)
    try {
      return await turn
    } finally {
      if (latest.get(companyId) === settled) latest.delete(companyId)
    }
  }
}

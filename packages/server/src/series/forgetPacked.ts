import type { Database } from '../database/database.ts'
import { restAfter } from './rest.ts'
import { dayOf, series, seriesTables } from './tables.ts'

const rowsAtOnce = 1000

/**
 * Removes packed days of which nothing is kept, as partitions are dropped: of months that are all older than `before`.
 * @param signal ends it after the statement under way
 */
export async function forgetPacked(
  db: Database,
  before: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (const { packed } of seriesTables.map((table) => series[table])) {
    for (let gone = rowsAtOnce; gone === rowsAtOnce && !signal?.aborted; ) {
      const start = performance.now()
      const { rowCount } = await db.query(
        `delete from ${packed} where ctid = any(array(
           select ctid from ${packed} where day < date_trunc('month', ${dayOf('$1')}::timestamp)::date
           limit ${rowsAtOnce}
         ))`,
        [before],
      )
      gone = rowCount ?? 0
      if (gone > 0) await restAfter(start, signal)
    }
  }
}

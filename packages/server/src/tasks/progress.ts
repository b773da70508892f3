import type { Database } from '../database/database.ts'
import type { Lease } from './queue.ts'

/** How much of a task is done: locations, for a report. */
export interface Progress {
  done: number
  of: number
}

/** What whoever works on a task is told, and tells. */
export interface Running {
  /** Aborts when the task is to be left at once: it was cancelled, another has it, or the process ends. */
  signal: AbortSignal
  /** Says how far it is, as often as it likes: what is new is written each second at most. */
  tell(progress: Progress): void
}

/** Whether a task is still its worker's: `ended` where it was cancelled, `lost` where another worker has it. */
type Hold = 'held' | 'lost' | 'ended'

/**
 * Looks whether a lease still holds, and notes how far its task is where that has changed.
 * @param progress null for nothing new
 */
export async function lookAfter(
  db: Database,
  { id, leaseId }: Lease,
  progress: Progress | null,
): Promise<Hold> {
  const { rows } = await db.query<{ hold: Hold }>(
    `with own as (
       select id, lease_id,
         case when completed_at is not null then 'ended' when lease_id = $2 then 'held' else 'lost' end as hold
       from reports where id = $1
     ), noted as (
       insert into report_progress (report_id, lease_id, done, total)
       select id, lease_id, $3::int, $4::int from own where hold = 'held' and $3::int is not null
       on conflict (report_id) do update
         set lease_id = excluded.lease_id, done = excluded.done, total = excluded.total
     )
     select hold from own`,
    [id, leaseId, progress?.done ?? null, progress?.of ?? null],
  )
  return rows[0]?.hold ?? 'ended'
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'

/** Whether a lock was not to be had in time, of a table for example. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/** Whether a statement took longer than it may. */
export function isTimedOut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}

const pollMs = 500

/**
 * Takes a lock of the database's session. Asked for again and again: who waits inside of the database would be waited
 * for by whoever makes an index there.
 * @param onWait called once when somebody else has it
 * @returns a function that gives it back
 */
export async function waitForTurn(
  db: Database,
  key: number,
  onWait: () => void,
): Promise<() => Promise<unknown>> {
  for (let tries = 0; ; tries++) {
    const release = await tryTurn(db, key)
    if (release !== null) return release
    if (tries === 0) onWait()
    await wait(pollMs)
  }
}

/** Takes a lock of the database's session, unless somebody else has it. */
export async function tryTurn(db: Database, key: number): Promise<(() => Promise<unknown>) | null> {
  const { rows } = await db.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    key,
  ])
  return rows[0]?.taken ? () => db.query('select pg_advisory_unlock($1)', [key]) : null
}

/** Names whoever has the most tables now: `pg_dump (process 123)`. */
export async function whoHoldsLocks(db: Database): Promise<string> {
  const { rows } = await db.query<{ pid: number; name: string | null }>(
    `select pid, max(application_name) as name
     from pg_locks left join pg_stat_activity using (pid)
     where locktype = 'relation' and granted and pid <> pg_backend_pid()
       and pg_locks.database = (select oid from pg_database where datname = current_database())
     group by pid order by count(*) desc, pid limit 1`,
  )
  const [holder] = rows
  return holder ? `${holder.name || 'somebody'} (process ${holder.pid})` : 'somebody'
}

import type pg from 'pg'
import { type Database, transaction } from '../database/database.ts'
import { takeTurn } from '../database/takeTurn.ts'

const lower = (text: string) => `lower(btrim(${text}))`

/**
 * Erases what is personal in tickets for good. They stay, for counting: when they were opened and closed, their number,
 * status, and calls with their length; their issue stays where it does not have the guest's name in it.
 * @param db of a transaction that has the company's turn at deliveries, which could bring a note meanwhile
 */
export async function eraseTickets(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await db.query(
    `update tickets set erased_at = $2, guest_name = null, last_name = null, room = null,
       solution = null,
       issue = case when exists (
         select from unnest(array[guest_name, last_name]) as name
         where btrim(name) <> '' and position(${lower('name')} in lower(issue)) > 0
       ) then null else issue end
     where id = any($1)`,
    [ids, now],
  )
  await db.query('update ticket_notes set content = null where ticket_id = any($1)', [ids])
}

/** Tickets that are erased at once, for deliveries of the company wait. */
const atOnce = 1000

/**
 * Erases what is personal in tickets that were closed so long ago.
 * @param options.days null for never
 * @param options.signal ends it soon
 */
export async function eraseOldGuests(
  pool: pg.Pool,
  { days, now, signal }: { days: number | null; now: Date; signal?: AbortSignal | undefined },
): Promise<void> {
  if (days === null) return
  const until = new Date(now.getTime() - days * 86_400_000)
  while (!signal?.aborted) {
    const company = await findDue(pool, until)
    if (company === null) return
    await transaction(pool, async (db) => {
      await takeTurn(db, 'deliveries', company)
      const { rows } = await db.query<{ id: number }>(
        `select id from tickets where company_id = $1 and ${isDue('$2')} limit ${atOnce}`,
        [company, until],
      )
      const ids = rows.map(({ id }) => id)
      await eraseTickets(db, ids, now)
    })
  }
}

const isDue = (until: string) => `closed_at < ${until} and erased_at is null`

/** Finds a company that has such tickets. */
async function findDue(db: Database, until: Date): Promise<number | null> {
  const { rows } = await db.query<{ company: number }>(
    `select company_id as company from tickets where ${isDue('$1')} order by closed_at limit 1`,
    [until],
  )
  return rows[0]?.company ?? null
}

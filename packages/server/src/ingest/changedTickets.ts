import type { Database } from '../database/database.ts'

/** As their indexes have it; what is missing counts for nothing. */
const ticketLatest = 'greatest(tickets.opened_at, tickets.closed_at)'
const noteLatest = 'greatest(ticket_notes.started_at, ticket_notes.ended_at)'

/** Writes the condition that a ticket was opened, closed or noted from a time on, `$since`. */
export const isTicketChanged = `(${ticketLatest} >= $since or exists (
    select from ticket_notes where ticket_id = tickets.id and ${noteLatest} >= $since
  ))`

/** As many as are put in order in some milliseconds. */
const fewChanged = 10_000

/**
 * Finds the tickets of all companies that were changed from a time on: whose they are is told when they are read.
 * @returns their ids; null when they are many
 */
export async function findChangedTickets(db: Database, since: string): Promise<number[] | null> {
  const { rows } = await db.query<{ ids: number[] }>(
    `select coalesce(json_agg(id), '[]') as ids from (
       select id from tickets where ${ticketLatest} >= $1
       union all
       select ticket_id from ticket_notes where ${noteLatest} >= $1
       limit ${fewChanged + 1}
     ) as changed`,
    [since],
  )
  const ids = rows[0]?.ids ?? []
  return ids.length > fewChanged ? null : [...new Set(ids)]
}

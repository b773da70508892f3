import type { TicketSummary } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'

const weekMs = 7 * 86_400_000

/** Counts the tickets of one of the viewer's locations: those open, and those closed in the 7 × 24 hours before `now`. */
export async function summarizeTickets(
  db: Database,
  viewer: Viewer,
  locationId: number,
  now: Date,
): Promise<TicketSummary> {
  const { rows } = await db.query<TicketSummary>(
    `select count(*) filter (where closed_at is null) as open_tickets_count,
       count(*) filter (where closed_at > $4) as closed_tickets_last_7_days_count
     from tickets join locations on locations.id = location_id
     where ${isVisible} and location_id = $3 and (closed_at is null or closed_at > $4)`,
    [...scope(viewer), locationId, new Date(now.getTime() - weekMs)],
  )
  return rows[0] ?? { open_tickets_count: 0, closed_tickets_last_7_days_count: 0 }
}

import { getTicketsSummary } from '@netportal/contract'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { summarizeTickets } from './queries.ts'

export function ticketRoutes({ route, db, clock }: Services): void {
  route(getTicketsSummary, async ({ viewer, params }) => {
    const location = await requireLocation(db, viewer, params.id)
    return summarizeTickets(db, viewer, location.id, clock())
  })
}

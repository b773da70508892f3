import { getTicketsSummary, listCallTickets, listOpenTickets } from '@netportal/contract'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import * as tickets from './queries.ts'

export function ticketRoutes({ route, db, clock }: Services): void {
  route(getTicketsSummary, async ({ viewer, params }) => {
    const location = await requireLocation(db, viewer, params.id)
    return tickets.summarizeTickets(db, viewer, location.id, clock())
  })
  route(listCallTickets, async ({ viewer, params, query }) => {
    const location = await requireLocation(db, viewer, params.id)
    const opened = tickets.openedInLast(query.days_past, clock())
    return tickets.listTickets(db, viewer, location.id, opened)
  })
  route(listOpenTickets, ({ viewer }) => tickets.listOpenTickets(db, viewer))
}

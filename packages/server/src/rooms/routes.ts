import { findRoomCalls, getTicketNetwork } from '@netportal/contract'
import { notFound } from '../http/errors.ts'
import { readId } from '../http/ids.ts'
import { requireLocation } from '../locations/queries.ts'
import type { Services } from '../services.ts'
import { readRoomCalls } from './roomCalls.ts'
import { findTicketPlace, readTicketNetwork } from './ticketNetwork.ts'

export function roomRoutes({ route, db, clock, config }: Services): void {
  if (config.hideExtras) return

  route(getTicketNetwork, async ({ viewer, params }) => {
    const ticketId = readId(params.ticketId)
    const ticket = ticketId === null ? null : await findTicketPlace(db, viewer, ticketId)
    if (ticket === null) throw notFound()
    return readTicketNetwork(db, viewer, ticket, clock())
  })

  route(findRoomCalls, async ({ viewer, params, body }) => {
    const location = await requireLocation(db, viewer, params.id)
    return readRoomCalls(db, location.id, body.room, clock())
  })
}

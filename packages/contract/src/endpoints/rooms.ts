/** Not in the specification: calls of ours, which `users/me` names as the extras `ticket-network` and `rooms`. */
import { defineEndpoint } from '../endpoint.ts'
import { RoomCalls, RoomQuestion, TicketNetwork } from '../entities/room.ts'

export const getTicketNetwork = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/tickets/{ticketId}/network',
  access: 'user',
  summary: 'The network of a site as it stood when a ticket was opened there',
  response: TicketNetwork,
  failure: 'Failed to fetch the network at the time',
})

export const findRoomCalls = defineEndpoint({
  method: 'POST',
  path: '/api/v1/customer/locations/{id}/rooms',
  access: 'user',
  summary: 'All calls ever of a room, and how the access points stood that may serve it',
  isReading: true,
  body: RoomQuestion,
  response: RoomCalls,
  failure: 'Failed to fetch the calls of the room',
})

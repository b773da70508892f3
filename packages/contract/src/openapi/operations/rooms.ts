import type * as rooms from '../../endpoints/rooms.ts'
import { nightNetwork, roomCalls } from '../../fixtures/rooms.ts'
import { type OperationDocuments, parameters } from '../document.ts'

export const roomOperations: OperationDocuments<typeof rooms> = {
  getTicketNetwork: {
    tag: 'Tickets',
    description:
      'Only where `users/me` names `ticket-network`. Access points of the room are guessed by their names.',
    params: { ticketId: parameters.ticket },
    example: { ...nightNetwork, down: nightNetwork.down.slice(0, 2) },
  },
  findRoomCalls: {
    tag: 'Tickets',
    description:
      'Only where `users/me` names `rooms`. It changes nothing; the room stands in the body, so that no address has it.',
    params: { id: parameters.location },
    body: { room: '214' },
    example: { ...roomCalls, calls: roomCalls.calls.slice(0, 2) },
  },
}

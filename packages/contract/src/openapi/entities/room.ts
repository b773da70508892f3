import {
  DownAtMoment,
  LikelyAccessPoint,
  LikelyAtMoment,
  RoomCall,
  RoomCalls,
  RoomQuestion,
  TicketNetwork,
} from '../../entities/room.ts'
import { nightNetwork, roomCalls } from '../../fixtures/rooms.ts'
import { entity } from '../document.ts'

const accessPoint = {
  ap_mac_address: 'Hardware address, upper-case pairs with colons.',
  device_name_api: 'Name at its controller.',
}

const likely = {
  ...accessPoint,
  match:
    'What its name has in common with the room: `room` its number, `name` its name, `floor` its floor, `neighbour` the number of one near it.',
}

const comeBack = {
  came_back_at: 'When it was seen online again; missing while it is not.',
  is_still_down: 'Whether it is known not to be back.',
}

const silent =
  'Since when nothing had been delivered about the site; the statuses then are not known.'

export const roomRequests = {
  RoomQuestion: entity(RoomQuestion, {
    description: 'A room. In a body, since no address or log may have it.',
    fields: { room: 'The room, in any spelling: `401`, `0401` and `Room 401` are one.' },
    example: { room: '214' },
  }),
}

export const roomAnswers = {
  LikelyAccessPoint: entity(LikelyAccessPoint, {
    description: 'An access point that may serve a room. It is guessed by its name.',
    fields: likely,
    example: roomCalls.likely[0],
  }),
  LikelyAtMoment: entity(LikelyAtMoment, {
    description: 'An access point that may serve a room, as it stood at a moment.',
    fields: {
      ...likely,
      status: '`online`, `offline`, `unknown`, or `undiscovered` where it was first seen later.',
      since: 'Since when that held; missing where it is not known.',
      ...comeBack,
    },
    example: nightNetwork.likely[0],
  }),
  DownAtMoment: entity(DownAtMoment, {
    description: 'An access point that was down at a moment.',
    fields: { ...accessPoint, since: 'Since when.', ...comeBack },
    example: nightNetwork.down[0],
  }),
  TicketNetwork: entity(TicketNetwork, {
    description:
      'The network of a site when a ticket was opened there. It says what was so, and nothing of a cause.',
    fields: {
      location_id: 'Id of the location.',
      location_timezone: "IANA name of the location's time zone.",
      at: 'When the ticket was opened.',
      no_data_since: silent,
      online: 'Access points that were online.',
      offline: 'Access points that were down.',
      unknown: 'Access points of which it is not known.',
      down: 'Those that `offline` counts, by name; the first 200.',
      likely: "Those that may serve the guest's room, the likeliest first; the first 12.",
      likely_count: 'All that may serve the room.',
      incidents: 'Incidents that count the ticket among their calls, newest first; the first 3.',
      clients: 'Clients of the site then.',
    },
    example: { ...nightNetwork, down: nightNetwork.down.slice(0, 2) },
  }),
  RoomCall: entity(RoomCall, {
    description: 'A call from a room. No names.',
    fields: {
      calltek_ticket_id: 'Number of the ticket at the call center.',
      ticket_datetime_utc: 'When it was opened.',
      issue_api: 'What the caller needs.',
      status_api: 'Status, in the words of the call center.',
      no_data_since: silent,
      incident_id: 'Id of the newest incident that counts it among its calls.',
      states: 'Each of the access points that may serve the room, as it stood then.',
    },
    example: roomCalls.calls[1],
  }),
  RoomCalls: entity(RoomCalls, {
    description: 'All calls ever of one room.',
    fields: {
      likely: 'Access points that may serve it, the likeliest first; the first 12.',
      likely_count: 'All that may serve it.',
      count: 'Calls of the room.',
      calls: 'Its calls, newest first; the newest 200.',
    },
    example: { ...roomCalls, calls: roomCalls.calls.slice(0, 2) },
  }),
}

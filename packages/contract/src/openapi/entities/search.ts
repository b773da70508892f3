import {
  Found,
  FoundDevice,
  FoundLocation,
  FoundSsid,
  FoundTicket,
  SearchQuestion,
} from '../../entities/search.ts'
import { found } from '../../fixtures/search.ts'
import { entity } from '../document.ts'

const customer_company_name = 'Name of its customer, told to administrators alone.'

const place = {
  location_id: 'Id of its location.',
  location_name: 'Name of its location.',
  customer_company_name,
}

export const searchRequests = {
  SearchQuestion: entity(SearchQuestion, {
    description:
      'Words to search for. In a body, since people type what no address or log may have.',
    fields: {
      query: 'A name, a hardware address in any notation, an IP address, the number of a ticket.',
      limit: 'Things of each kind at most.',
    },
    example: { query: '0000.5e00.531a', limit: 6 },
  }),
}

export const searchAnswers = {
  FoundLocation: entity(FoundLocation, {
    description: 'A location that a search found.',
    fields: { id: 'Id.', name: 'Name.', customer_company_name },
    example: found.locations[0],
  }),
  FoundDevice: entity(FoundDevice, {
    description: 'An access point that a search found.',
    fields: {
      ap_mac_address: 'Hardware address, upper-case pairs with colons.',
      device_name_api: 'Name at its controller.',
      ip_address_api: 'IP address that it had last.',
      current_status: '`Online`, `Offline` or anything else, which is unknown.',
      ...place,
    },
    example: found.devices[0],
  }),
  FoundSsid: entity(FoundSsid, {
    description: 'A wireless network that a search found.',
    fields: {
      wlan_id_api: 'Id at its controller.',
      ssid_broadcast_name_api: 'Name that it broadcasts.',
      wlan_name_api: 'Name at its controller.',
      active: 'Whether it is in use.',
      ...place,
    },
    example: found.ssids[0],
  }),
  FoundTicket: entity(FoundTicket, {
    description: 'A ticket that a search found by its number. Nothing of the guest.',
    fields: {
      id: 'Id.',
      calltek_ticket_id: 'Number of the ticket at the call center.',
      ticket_datetime_utc: 'When it was opened.',
      location_timezone: "IANA name of its location's time zone.",
      status_api: 'Status, in the words of the call center.',
      ...place,
    },
    example: found.tickets[0],
  }),
  Found: entity(Found, {
    description: 'What a search found, the likeliest of each kind first.',
    fields: {
      locations: 'Locations.',
      devices: 'Access points.',
      ssids: 'Wireless networks, those that are in use first.',
      tickets: 'Tickets, by their number.',
      more: 'Kinds of which there is more than the answer has.',
    },
    example: found,
  }),
}

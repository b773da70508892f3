import { DeviceAtMoment, Moment, SsidAtMoment, TicketAtMoment } from '../../entities/moment.ts'
import { nightMoment, silentMoment } from '../../fixtures/moments.ts'
import { entity } from '../document.ts'

export const momentAnswers = {
  DeviceAtMoment: entity(DeviceAtMoment, {
    description: 'An access point as it stood at a moment.',
    fields: {
      id: 'Id.',
      ap_mac_address: 'Hardware address, upper-case pairs with colons.',
      device_name_api: 'Name at its controller, as it is today.',
      status:
        '`online`, `offline`, `unknown`, which it also was where nothing was heard of its site, or `undiscovered` before it was first seen.',
      since: 'Since when that held; missing where it is not known.',
      last_known_status: 'Of a site that was not heard of: what was last known.',
      last_known_since: 'Since when that held.',
    },
    example: silentMoment.devices[0],
  }),
  SsidAtMoment: entity(SsidAtMoment, {
    description: 'A wireless network with its clients at a moment.',
    fields: {
      id: 'Id.',
      wlan_id_api: 'Id at its controller.',
      ssid_broadcast_name_api: 'Name that it broadcasts, as it is today.',
      wlan_name_api: 'Name at its controller, as it is today.',
      active: 'Whether it is in use today.',
      clients: 'Clients counted then; missing where nothing was counted.',
      counted_at: 'When they were counted.',
    },
    example: nightMoment.ssids[0],
  }),
  TicketAtMoment: entity(TicketAtMoment, {
    description: 'A ticket that was open at a moment. No more of it is kept as it was then.',
    fields: {
      calltek_ticket_id: 'Number of the ticket at the call center.',
      ticket_datetime_utc: 'When it was opened.',
      closed_at: 'When it was closed, later than the moment; missing while it is open.',
    },
    example: nightMoment.open_tickets[0],
  }),
  Moment: entity(Moment, {
    description: 'A location as it stood at a moment, as far as that is kept.',
    fields: {
      at: 'The moment.',
      no_data_since:
        'Since when nothing had been heard of the location then; missing where it was heard of.',
      devices: 'Its access points of today, by name.',
      ssids: 'Its networks: those in use today, and others of which clients were counted then.',
      clients: 'Clients over the networks in use today.',
      open_tickets_count: 'Tickets that were open.',
      closed_tickets_last_7_days_count: 'Tickets closed in the 7 days before.',
      open_tickets: 'Those that were open, newest first; 200 at most.',
      earlier_change:
        'The whole minute, before that of the moment, by which access points had last gone down or come back.',
      later_change: 'The next whole minute by which some had; missing up to now.',
    },
    example: {
      ...nightMoment,
      devices: nightMoment.devices.slice(0, 2),
      ssids: nightMoment.ssids.slice(0, 2),
    },
  }),
}

import {
  ClientCountDelivery,
  DeliveryWarning,
  DeviceDelivery,
  DevicePatch,
  DeviceStatusDelivery,
  IngestResult,
  LocationDelivery,
  LocationPatch,
  Rejection,
  SsidDelivery,
  SsidPatch,
  TicketDelivery,
  TicketNoteDelivery,
  TicketPatch,
  TransferMetricDelivery,
} from '../../entities/ingest.ts'
import * as examples from '../../fixtures/deliveries.ts'
import { entity } from '../document.ts'

/** Said of each id that another system gave. */
const numeric = 'A whole number is taken as its digits.'
/** Of each thing that is delivered. */
export const companyField = {
  portal_company:
    'The company that it is of, by its name or id in the portal: needed with a key that serves several, unless the delivery names one.',
}
const location = { location_external_id: `The deliverer's own id of the location. ${numeric}` }
const network = {
  ...location,
  wlan_id_api: `Id of the wireless network at its controller. ${numeric}`,
}

export const locationFields = {
  ...companyField,
  external_id: `The deliverer's own id. ${numeric}`,
  name: 'Name.',
  timezone: 'IANA name of its time zone.',
}

export const deviceFields = {
  ...companyField,
  ap_mac_address: 'Hardware address, in any notation.',
  ...location,
  device_name_api: 'Name at its controller.',
  model_api: 'Model.',
  ip_address_api: 'IP address.',
  first_discovered_at: 'When it was first seen: from 2000 on, and not to come.',
  last_seen_api: 'When it was last seen: from 2000 on, and not to come.',
  retired_at:
    'When it was taken out of service: from 2000 on, and not to come. From then on it is in no list and counts for nothing, whatever is still said of it; what it was before stays. Without it, or with null, it serves.',
}

export const ticketFields = {
  ...companyField,
  calltek_ticket_id: `Number of the ticket at the call center. ${numeric}`,
  ...location,
  ticket_datetime_utc: 'When it was opened: from 2000 on, and at most a day to come.',
  closed_at: 'When it was closed. Without it the ticket is open, whatever its status says.',
  guest_name: "The caller's first name.",
  last_name: "The caller's last name.",
  room: "The caller's room.",
  issue_api: 'What the caller needs.',
  solution_api: 'What helped.',
  status_api: 'Status, in the words of the call center.',
  notes: 'Calls and notes.',
}

export const networkFields = {
  ...companyField,
  ...network,
  ssid_broadcast_name_api: 'Name that devices see.',
  wlan_name_api: 'Name at its controller.',
  active: 'Whether it is in use.',
}

export const noteFields = {
  note_sequence: 'Place in the order of the ticket’s calls and notes.',
  call_type: '`Inbound` or `Outbound` for a call, anything else for a note.',
  caller_type: 'Who called.',
  created_by: 'Agent who wrote it.',
  start_time: 'When the call began.',
  end_time: 'When it ended.',
  call_duration_seconds: 'How long it took.',
  content: 'Text or HTML.',
}

export const ingestRequests = {
  LocationDelivery: entity(LocationDelivery, {
    description: 'A location, known by `external_id`.',
    fields: locationFields,
    example: examples.locationDelivery,
  }),
  DeviceDelivery: entity(DeviceDelivery, {
    description:
      'An access point, known by its hardware address. Another location moves it there. Of discoveries the earliest stays, of sightings the latest.',
    fields: deviceFields,
    example: examples.deviceDelivery,
  }),
  DeviceStatusDelivery: entity(DeviceStatusDelivery, {
    description:
      'A status of an access point, known by its hardware address and `time`. The latest by `time` is the current one, in whichever order they come.',
    fields: {
      ...companyField,
      ap_mac_address: 'Hardware address, in any notation.',
      time: 'From when on.',
      status: '`Online`, `Offline` or anything else, which is unknown.',
    },
    example: examples.deviceStatusDelivery,
  }),
  SsidDelivery: entity(SsidDelivery, {
    description: 'A wireless network, known by its location and `wlan_id_api`.',
    fields: networkFields,
    example: examples.ssidDelivery,
  }),
  ClientCountDelivery: entity(ClientCountDelivery, {
    description: 'A count of clients, known by its wireless network and `time`.',
    fields: {
      ...companyField,
      ...network,
      time: 'When it was counted.',
      connected_client_count: 'Clients.',
    },
    example: examples.clientCountDelivery,
  }),
  TransferMetricDelivery: entity(TransferMetricDelivery, {
    description:
      'What a wireless network moved in a period, known by the network and `time`. What is missing was not measured.',
    fields: {
      ...companyField,
      ...network,
      time: 'End of the period.',
      transfer_rate_tx_mbps: 'Download rate, megabits per second.',
      transfer_rate_rx_mbps: 'Upload rate, megabits per second.',
      clients_connected: 'Clients.',
      period_usage_tx_mb: 'Downloaded in the period, in units of 1024² bytes.',
      period_usage_rx_mb: 'Uploaded in the period, in units of 1024² bytes.',
    },
    example: examples.transferMetricDelivery,
  }),
  TicketNoteDelivery: entity(TicketNoteDelivery, {
    description: 'A call or a note, known by its ticket and `note_sequence`.',
    fields: noteFields,
    example: examples.ticketDelivery.notes?.[0],
  }),
  TicketDelivery: entity(TicketDelivery, {
    description:
      'A ticket, known by `calltek_ticket_id`, with its calls and notes. Notes that a delivery leaves out stay.',
    fields: ticketFields,
    example: examples.ticketDelivery,
  }),
}

/** What is sent to change some fields of a thing. */
export const ingestChangeRequests = {
  LocationPatch: entity(LocationPatch, {
    description: 'Fields of a location that change, by `external_id`. A new one needs all.',
    fields: locationFields,
    example: examples.locationPatch,
  }),
  DevicePatch: entity(DevicePatch, {
    description:
      'Fields of an access point that change, by its hardware address. A new one needs `location_external_id`.',
    fields: deviceFields,
    example: examples.devicePatch,
  }),
  SsidPatch: entity(SsidPatch, {
    description:
      'Fields of a wireless network that change, by its location and `wlan_id_api`. A new one needs `active`.',
    fields: networkFields,
    example: examples.ssidPatch,
  }),
  TicketPatch: entity(TicketPatch, {
    description:
      'Fields of a ticket that change, by `calltek_ticket_id`, and calls and notes that are new or change. A new ticket needs `location_external_id` and `ticket_datetime_utc`.',
    fields: {
      ...ticketFields,
      closed_at: 'When it was closed; null opens it again.',
      notes:
        'Calls and notes to add or change, each by `note_sequence`: fields of a known one that are left out stay.',
    },
    example: examples.ticketPatch,
  }),
}

export const ingestAnswers = {
  Rejection: entity(Rejection, {
    description: 'An item that was not taken.',
    fields: {
      index: 'Its place in the delivery, from 0.',
      code: 'Why, for a machine.',
      detail: 'Why, for a reader; it names the field, never its value.',
    },
    example: examples.ingestResult.rejected[0],
  }),
  DeliveryWarning: entity(DeliveryWarning, {
    description: 'What is worth a look, though it cost no item.',
    fields: {
      code: 'What it is, for a machine.',
      field: 'Name of the field, that of a note as `notes.name`.',
      items: 'How many items have it.',
      index: 'Place of the first of them in the delivery, from 0.',
      detail: 'What it is, for a reader.',
    },
    example: examples.ingestResult.warnings?.[0],
  }),
  IngestResult: entity(IngestResult, {
    description: 'What became of a delivery. The counts and the rejections add up to its items.',
    fields: {
      created: 'Items that were new.',
      updated: 'Items that changed what was known.',
      unchanged: 'Items that were known already, exactly so.',
      rejected: 'Items that were not taken, each with its reason.',
      warnings:
        'Fields that no item of this call has: up to 20 names, such as a misspelled one. What else their items say is taken. Left out where there are none.',
    },
    example: examples.ingestResult,
  }),
}

import {
  HeldDevice,
  HeldDevicePage,
  HeldDeviceStatus,
  HeldDeviceStatusPage,
  HeldLocation,
  HeldLocationPage,
  HeldNote,
  HeldSsid,
  HeldSsidPage,
  HeldTicket,
  HeldTicketPage,
} from '../../entities/held.ts'
import * as examples from '../../fixtures/held.ts'
import { entity } from '../document.ts'
import {
  companyField,
  deviceFields,
  locationFields,
  networkFields,
  noteFields,
  ticketFields,
} from './ingest.ts'

const page = {
  items: 'What is held, in the order of its keys.',
  next: 'The `after` of the next page; null on the last.',
}

export const heldAnswers = {
  HeldLocation: entity(HeldLocation, {
    description: 'A location, as it would be delivered.',
    fields: locationFields,
    example: examples.heldLocation,
  }),
  HeldLocationPage: entity(HeldLocationPage, {
    description: 'A page of locations.',
    fields: page,
    example: examples.heldLocationPage,
  }),
  HeldDevice: entity(HeldDevice, {
    description: 'An access point, as it would be delivered.',
    fields: deviceFields,
    example: examples.heldDevice,
  }),
  HeldDevicePage: entity(HeldDevicePage, {
    description: 'A page of access points.',
    fields: page,
    example: examples.heldDevicePage,
  }),
  HeldDeviceStatus: entity(HeldDeviceStatus, {
    description: 'The latest change of status of an access point, which is its current status.',
    fields: {
      ...companyField,
      ap_mac_address: 'Hardware address.',
      time: 'Since when.',
      status: 'As it was delivered.',
    },
    example: examples.heldDeviceStatus,
  }),
  HeldDeviceStatusPage: entity(HeldDeviceStatusPage, {
    description: 'A page of statuses.',
    fields: page,
    example: examples.heldDeviceStatusPage,
  }),
  HeldSsid: entity(HeldSsid, {
    description: 'A wireless network, as it would be delivered.',
    fields: networkFields,
    example: examples.heldSsid,
  }),
  HeldSsidPage: entity(HeldSsidPage, {
    description: 'A page of wireless networks.',
    fields: page,
    example: examples.heldSsidPage,
  }),
  HeldNote: entity(HeldNote, {
    description: 'A call or a note, as it would be delivered.',
    fields: noteFields,
    example: examples.heldTicket.notes[0],
  }),
  HeldTicket: entity(HeldTicket, {
    description: 'A ticket, as it would be delivered, with all of its calls and notes.',
    fields: ticketFields,
    example: examples.heldTicket,
  }),
  HeldTicketPage: entity(HeldTicketPage, {
    description: 'A page of tickets.',
    fields: page,
    example: examples.heldTicketPage,
  }),
}

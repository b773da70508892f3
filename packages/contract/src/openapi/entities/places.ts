import { Customer } from '../../entities/customer.ts'
import { Device, DeviceHistoryEntry } from '../../entities/device.ts'
import { Location, LocationSummary } from '../../entities/location.ts'
import { TimelineEvent, TimelinePage } from '../../entities/timeline.ts'
import { customers } from '../../fixtures/customers.ts'
import { deviceHistory } from '../../fixtures/deviceHistory.ts'
import { mixedDevices } from '../../fixtures/devices.ts'
import { locationSummary, locations } from '../../fixtures/locations.ts'
import { timelineEvents, timelinePage } from '../../fixtures/timeline.ts'
import { entity } from '../document.ts'
import { pageFields } from './pageFields.ts'

export const placeAnswers = {
  Customer: entity(Customer, {
    description: 'A company whose locations are managed.',
    fields: { id: 'Id.', company_name: 'Name.' },
    example: customers[0],
  }),
  Location: entity(Location, {
    description: 'A site of a customer.',
    fields: {
      id: 'Id.',
      name: 'Name.',
      timezone: 'IANA name of its time zone.',
      customer_id: 'Company that it belongs to.',
    },
    example: locations[0],
  }),
  LocationSummary: entity(LocationSummary, {
    description: 'How many locations the viewer may see.',
    fields: { total_locations: 'Their number.' },
    example: locationSummary,
  }),
  Device: entity(Device, {
    description: 'An access point. Lists across locations name the location.',
    fields: {
      id: 'Id.',
      ap_mac_address: 'Hardware address, upper-case pairs with colons.',
      device_name_api: 'Name at its controller.',
      model_api: 'Model.',
      current_status:
        '`Online`, `Offline` or anything else, which is unknown; letter case is free.',
      ip_address_api: 'IP address that it had last.',
      last_seen_api: 'When it was last seen; missing when it never was.',
      first_discovered_at: 'When it was first seen: the start of its history.',
      location_name: 'Name of its location.',
      location_timezone: "IANA name of its location's time zone.",
    },
    example: mixedDevices[0],
  }),
  DeviceHistoryEntry: entity(DeviceHistoryEntry, {
    description: "A change of an access point's status.",
    fields: {
      time: 'From when on.',
      status: '`Online`, `Offline` or anything else, which is unknown.',
    },
    example: deviceHistory[0],
  }),
  TimelineEvent: entity(TimelineEvent, {
    description: 'Something that happened at a location.',
    fields: {
      id: 'Id, unique in the timeline.',
      event_type: '`device_status`, `guest_ticket`, or another kind.',
      title: 'What happened, in a few words.',
      description: 'What happened, in a sentence.',
      timestamp: 'When it happened.',
      details_url: 'Path of the portal that shows more.',
    },
    example: timelineEvents[0],
  }),
  TimelinePage: entity(TimelinePage, {
    description: 'A page of a timeline, newest event first.',
    fields: pageFields,
    example: timelinePage({ limit: 2 }),
  }),
}

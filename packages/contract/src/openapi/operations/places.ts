import * as z from 'zod/mini'
import type * as customers from '../../endpoints/customers.ts'
import type * as devices from '../../endpoints/devices.ts'
import type * as groupedTimeline from '../../endpoints/groupedTimeline.ts'
import type * as locations from '../../endpoints/locations.ts'
import type * as timeline from '../../endpoints/timeline.ts'
import { Customer } from '../../entities/customer.ts'
import { customers as customerExamples } from '../../fixtures/customers.ts'
import { deviceHistory } from '../../fixtures/deviceHistory.ts'
import { mixedDevices, offlineDevices } from '../../fixtures/devices.ts'
import { groupedTimelinePage } from '../../fixtures/groupedTimeline.ts'
import {
  locations as locationExamples,
  locationSummary,
  overviewPage,
} from '../../fixtures/locations.ts'
import { timelinePage } from '../../fixtures/timeline.ts'
import { type OperationDocuments, onlyCustomer, pageOf, parameters } from '../document.ts'

const byName = 'All of them, by name.'

export const placeOperations: OperationDocuments<
  typeof customers & typeof locations & typeof timeline & typeof groupedTimeline & typeof devices
> = {
  listCustomers: {
    tag: 'Customers',
    description: byName,
    answers: z.array(Customer),
    example: customerExamples.slice(0, 2),
  },
  getLocationSummary: {
    tag: 'Locations',
    description: 'Counts what the list of locations lists.',
    example: locationSummary,
  },
  listLocations: {
    tag: 'Locations',
    description:
      "Those of the viewer's company, by name; for an administrator those of all companies.",
    example: locationExamples.slice(0, 2),
  },
  getLocation: {
    tag: 'Locations',
    description: 'Name and time zone.',
    params: { id: parameters.location },
    example: locationExamples[0],
  },
  getOverview: {
    tag: 'Locations',
    description:
      'The same figures as the calls about one location, all of one moment; locations in the order of their ids.',
    query: {
      customer_id: onlyCustomer,
      ...pageOf('Locations'),
    },
    example: overviewPage(locationExamples.slice(0, 2)),
  },
  getTimeline: {
    tag: 'Locations',
    description: 'Changes of device status and guest tickets, merged by time.',
    params: { id: parameters.location },
    query: {
      ...pageOf('Events'),
    },
    example: timelinePage({ limit: 2 }),
  },
  getGroupedTimeline: {
    tag: 'Locations',
    description:
      'The same events: each incident is one entry with all changes of its outages, and what belongs to none stays alone. An entry stands where it began. Only where `users/me` names `grouped-timeline`.',
    params: { id: parameters.location },
    query: {
      kind: 'Only `incident` (several access points), `outage` (one), `device_status` or `guest_ticket`.',
      device: 'Hardware address of the only access point that is asked about, in any notation.',
      from: 'Only entries that began then or later. Only where `users/me` names `ranges`.',
      until: 'Only entries that began before.',
      after: 'The `next_after` of the page before; `until` then does not count.',
      limit: 'Entries on a page.',
    },
    example: { ...groupedTimelinePage(), results: groupedTimelinePage().results.slice(0, 2) },
  },
  listDevices: {
    tag: 'Devices',
    description: byName,
    params: { id: parameters.location },
    example: mixedDevices.slice(0, 2),
  },
  getDevice: {
    tag: 'Devices',
    description: 'As in the list.',
    params: { id: parameters.location, mac: parameters.mac },
    example: mixedDevices[0],
  },
  getDeviceHistory: {
    tag: 'Devices',
    description:
      'Oldest first. A status lasts until the next entry; between first discovery and the first entry it is unknown.',
    params: { id: parameters.location, mac: parameters.mac },
    example: deviceHistory.slice(0, 2),
  },
  listOfflineDevices: {
    tag: 'Devices',
    description: 'Each with the name and time zone of its location.',
    example: offlineDevices.slice(0, 2),
  },
}

import { Customer } from '../../entities/customer.ts'
import { Device, DeviceHistoryEntry } from '../../entities/device.ts'
import { GroupedTimelinePage, TimelineGroup } from '../../entities/groupedTimeline.ts'
import {
  Location,
  LocationOverview,
  LocationSummary,
  OverviewPage,
  WorstIncident,
} from '../../entities/location.ts'
import { TimelineEvent, TimelinePage } from '../../entities/timeline.ts'
import { customers } from '../../fixtures/customers.ts'
import { deviceHistory } from '../../fixtures/deviceHistory.ts'
import { mixedDevices } from '../../fixtures/devices.ts'
import { groupedTimelinePage, timelineGroups } from '../../fixtures/groupedTimeline.ts'
import { locationSummary, locations, overviewPage } from '../../fixtures/locations.ts'
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
      no_data_since:
        'Since when nothing was delivered about the site, when that is more than half an hour. Only of a single location.',
    },
    example: locations[0],
  }),
  LocationSummary: entity(LocationSummary, {
    description: 'How many locations the viewer may see.',
    fields: { total_locations: 'Their number.' },
    example: locationSummary,
  }),
  WorstIncident: entity(WorstIncident, {
    description: 'The open incident of a location of which the most access points are down now.',
    fields: {
      id: 'Id.',
      started_at: 'When the first of its access points went down.',
      down_now: 'Those of it that are not back.',
    },
    example: { id: '101-1781744400000', started_at: '2026-06-18T01:00:00Z', down_now: 2 },
  }),
  LocationOverview: entity(LocationOverview, {
    description: 'The figures of a location.',
    fields: {
      location_id: 'Its id.',
      online: 'Access points that are online.',
      offline: 'Access points that are offline.',
      unknown: 'Access points of any other status.',
      connected_clients: 'Clients of its active SSIDs, by the latest count of each.',
      clients_counted_at: 'When the oldest count of the total is of; missing when there is none.',
      count_interval_seconds: 'How often clients are counted, at the least.',
      open_tickets: 'Tickets that are not closed.',
      worst_incident:
        'The open incident of which the most is down now; missing where none is open.',
      no_data_since:
        'Since when nothing was delivered about the site, when that is more than half an hour.',
    },
    example: overviewPage(locations).results[0],
  }),
  OverviewPage: entity(OverviewPage, {
    description: 'Figures of locations, a page of them.',
    fields: pageFields,
    example: overviewPage(locations.slice(0, 2)),
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
      location_id: 'Id of its location.',
      location_name: 'Name of its location.',
      location_timezone: "IANA name of its location's time zone.",
      offline_since:
        'In lists: since when it is offline without a break; null where it is not, or that is not known.',
      no_data_since:
        'In lists: since when nothing was delivered about its site, when that is more than half an hour.',
      retired_at:
        'Since when it is out of service; missing while it serves. It is in no list then, and its status is null.',
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
  TimelineGroup: entity(TimelineGroup, {
    description: 'An entry of a grouped timeline.',
    fields: {
      id: 'Id, unique in the grouped timeline.',
      kind: '`incident`, `outage`, `device_status`, `guest_ticket`, or another kind.',
      started_at: 'When it began.',
      incident: 'In numbers, of an incident and of the outages of one access point.',
      outages: 'Its outages, oldest first; the first 25.',
      event: 'Of a single event: as the timeline has it.',
    },
    example: timelineGroups[0],
  }),
  GroupedTimelinePage: entity(GroupedTimelinePage, {
    description: 'A page of a grouped timeline, newest first.',
    fields: {
      next_after: 'What to ask for as `after` to get the next page; missing on the last.',
      results: 'The entries of this page.',
    },
    example: { ...groupedTimelinePage(), results: groupedTimelinePage().results.slice(0, 2) },
  }),
}

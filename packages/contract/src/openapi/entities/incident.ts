import {
  CallWithoutOutage,
  CallWithoutOutagePage,
  ClientsAtMoment,
  DeviceIncident,
  DeviceIncidents,
  Happenings,
  Incident,
  IncidentOutage,
  IncidentPage,
  IncidentSummary,
  IncidentTicket,
  LocationHappenings,
} from '../../entities/incident.ts'
import {
  callsWithoutOutage,
  callWithoutOutagePage,
  deviceIncidents,
  happenings,
  incidentPage,
  nightIncident,
  openIncidents,
  pastIncident,
} from '../../fixtures/incidents.ts'
import { entity } from '../document.ts'
import { pageFields } from './pageFields.ts'

const fields = {
  id: 'Id. It stays valid when data that arrive late move the start of the incident.',
  location_id: 'Id of its location.',
  location_name: 'Name of its location.',
  location_timezone: "IANA name of its location's time zone.",
  started_at: 'When the first of its access points went down.',
  ended_at: 'When the last of them was back; missing while any is down.',
  grade:
    'By the share of the site that was down at once: `minor` up to 15 %, `warning` up to 30 %, `critical` above.',
  access_points: 'Access points that belong to it.',
  most_down: 'The most that were down at once.',
  site_access_points: 'Access points that the site had then.',
  down_now: 'Those of it that are not back.',
  minutes_down: 'Minutes that they were offline, added up. Time of unknown status does not count.',
  calls: 'Tickets that guests opened during it, and within 30 minutes after its end.',
  ended_by_retirement:
    'True where the last that was down did not come back: it was taken out of service at its end.',
  no_data_since:
    'Since when nothing was delivered about the site, when that is more than half an hour: what came after is not known.',
}

const ticketFields = {
  calltek_ticket_id: 'Number of the ticket at the call center.',
  ticket_datetime_utc: 'When it was opened.',
  room: "The caller's room.",
  issue_api: 'What the caller needs.',
  status_api: 'Status, in the words of the call center.',
}

const counts = {
  went_down: 'Access points that went down.',
  came_back: 'Access points that came back.',
  calls: 'Tickets that guests opened.',
}

export const incidentAnswers = {
  IncidentSummary: entity(IncidentSummary, {
    description:
      'Access points of one location that were down together: each next one went down within five minutes of the one before, or while others of it were down, and within a day of its start.',
    fields,
    example: openIncidents[0],
  }),
  IncidentPage: entity(IncidentPage, {
    description: 'A page of incidents.',
    fields: pageFields,
    example: incidentPage(openIncidents.slice(0, 2)),
  }),
  IncidentOutage: entity(IncidentOutage, {
    description: 'A time for which an access point was down. One may have several in an incident.',
    fields: {
      ap_mac_address: 'Hardware address, upper-case pairs with colons.',
      device_name_api: 'Name at its controller.',
      started_at: 'When it went down.',
      ended_at: 'When it was seen online again; missing while it is not.',
      ended_by_retirement: 'True where it did not come back: it was taken out of service then.',
      minutes_down: 'Minutes that it was offline. Time of unknown status does not count.',
      other_incidents:
        'Other incidents that the access point was part of in the last 31 days; where one incident is asked for.',
    },
    example: nightIncident.outages[0],
  }),
  IncidentTicket: entity(IncidentTicket, {
    description: "A guest's call during an incident. No names.",
    fields: ticketFields,
    example: nightIncident.tickets[0],
  }),
  CallWithoutOutage: entity(CallWithoutOutage, {
    description:
      "A guest's call while no access point of the site was down, nor had been for half an hour, and data came. No names.",
    fields: {
      location_id: fields.location_id,
      location_name: fields.location_name,
      location_timezone: fields.location_timezone,
      ...ticketFields,
    },
    example: callsWithoutOutage[0],
  }),
  CallWithoutOutagePage: entity(CallWithoutOutagePage, {
    description: 'A page of such calls; the other calls of the period are counted.',
    fields: {
      ...pageFields,
      during_outages: 'Calls while an access point was down, or in the half hour after.',
      unknown: 'Calls at times of which it is not known whether data came: they are neither.',
    },
    example: callWithoutOutagePage(callsWithoutOutage),
  }),
  ClientsAtMoment: entity(ClientsAtMoment, {
    description: 'Clients of a whole site: which access point a client is at is not known.',
    fields: {
      clients: 'Clients counted then; missing where nothing was counted.',
      usual:
        'Median of the same weekday and hour of the four weeks before; missing when fewer than three are known.',
    },
    example: { clients: 12, usual: 84 },
  }),
  Incident: entity(Incident, {
    description: 'An incident with its parts.',
    fields: {
      ...fields,
      outages: 'Its outages, oldest first.',
      tickets: 'The tickets that `calls` counts, oldest first; the first 200.',
      clients_at_start: 'Clients of the site when it began.',
      clients_at_end: 'Clients of the site when it was over; missing while it is open.',
    },
    example: { ...pastIncident, outages: pastIncident.outages.slice(0, 2) },
  }),
  DeviceIncident: entity(DeviceIncident, {
    description: 'An incident that an access point was part of.',
    fields: {
      ...fields,
      own_outages: 'How many times this access point was down in it.',
      own_started_at: 'When it first went down.',
      own_ended_at: 'When it was last seen back; missing while it is down.',
      own_ended_by_retirement: 'True where it did not come back: it was taken out of service then.',
      own_minutes_down: 'Minutes that it was offline. Time of unknown status does not count.',
    },
    example: deviceIncidents.incidents[0],
  }),
  DeviceIncidents: entity(DeviceIncidents, {
    description: 'What an access point was part of, and who called then.',
    fields: {
      incidents: 'Its incidents, newest first; the newest 100.',
      incidents_count: 'How many there are.',
      tickets: 'Tickets in its outages or within 30 minutes after, newest first; the newest 200.',
      tickets_count: 'How many there are of the time that `incidents` covers.',
    },
    example: deviceIncidents,
  }),
  LocationHappenings: entity(LocationHappenings, {
    description: 'A location, in numbers since a moment.',
    fields: { location_id: 'Id.', location_name: 'Name.', ...counts },
    example: happenings.locations[0],
  }),
  Happenings: entity(Happenings, {
    description: 'All locations of the viewer, in numbers since a moment.',
    fields: {
      since: 'The moment: what was asked for, or 31 days ago at the most.',
      ...counts,
      locations: 'The locations at which any of it happened, by name.',
    },
    example: happenings,
  }),
}

import {
  findRoomCalls,
  getDeviceIncidents,
  getGroupedTimeline,
  getHappenings,
  getIncident,
  getIncidentMails,
  getMoment,
  getOverview,
  getTicketNetwork,
  listCallsWithoutOutage,
  listIncidentHistory,
  listIncidents,
  listSentIncidentMails,
  saveIncidentMails,
} from '@netportal/contract'

/** Calls beyond the specification that an API announces, and that nobody makes who was not told of them. */
export const ourCalls = [
  listIncidents,
  getIncident,
  getHappenings,
  getDeviceIncidents,
  listIncidentHistory,
  listCallsWithoutOutage,
  getMoment,
  getOverview,
  getGroupedTimeline,
  getTicketNetwork,
  findRoomCalls,
  getIncidentMails,
  saveIncidentMails,
  listSentIncidentMails,
]

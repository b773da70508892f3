import type {
  listCallsWithoutOutage,
  listIncidentHistory,
} from '../../endpoints/incidentHistory.ts'
import {
  callsWithoutOutage,
  callWithoutOutagePage,
  incidentPage,
  openIncidents,
} from '../../fixtures/incidents.ts'
import { type OperationDocuments, onlyLocation, pageOf } from '../document.ts'

const period = {
  location_id: onlyLocation,
  ...pageOf('Rows'),
}

export const incidentHistoryOperations: OperationDocuments<{
  listIncidentHistory: typeof listIncidentHistory
  listCallsWithoutOutage: typeof listCallsWithoutOutage
}> = {
  listIncidentHistory: {
    tag: 'Incidents',
    description: 'A period has 366 days at most.',
    query: {
      ...period,
      from: 'Only what was not over by then. 30 days before `until` when it is missing.',
      until: 'Only what began before; now when it is missing.',
      state: '`open` or `over`; both when it is missing.',
      calls: '`none` for those that nobody called about, `some` for the others.',
      sort: '`since`, `lasted`, `most` (access points down at once) or `calls`; a minus before it for descending.',
    },
    example: incidentPage(openIncidents.slice(0, 2)),
  },
  listCallsWithoutOutage: {
    tag: 'Incidents',
    description:
      'A call at a time of which it is not known whether data came is counted as such, and not listed. A period has 366 days at most.',
    query: {
      ...period,
      from: 'Only what was opened then or later. 30 days before `until` when it is missing.',
      until: 'Only what was opened before; now when it is missing.',
      sort: '`date` or `location`; a minus before it for descending.',
    },
    example: callWithoutOutagePage(callsWithoutOutage),
  },
}

import type * as incidents from '../../endpoints/incidents.ts'
import {
  deviceIncidents,
  happenings,
  incidentPage,
  openIncidents,
  pastIncident,
} from '../../fixtures/incidents.ts'
import {
  type OperationDocuments,
  onlyCustomer,
  onlyLocation,
  pageOf,
  parameters,
} from '../document.ts'

export const incidentOperations: OperationDocuments<typeof incidents> = {
  listIncidents: {
    tag: 'Incidents',
    description:
      'Open ones (`state=open`) by the share of their site that is down now, all others newest first.',
    query: {
      customer_id: onlyCustomer,
      location_id: onlyLocation,
      from: 'Only what was not over by then. 31 days ago when it is missing, for open ones any time.',
      until: 'Only what began before.',
      state: '`open` or `over`; both when it is missing.',
      ...pageOf('Incidents'),
    },
    example: incidentPage(openIncidents.slice(0, 2)),
  },
  getIncident: {
    tag: 'Incidents',
    description: 'With its access points, the calls during it, and clients beside what is usual.',
    params: { incidentId: parameters.incident },
    example: { ...pastIncident, outages: pastIncident.outages.slice(0, 2) },
  },
  getDeviceIncidents: {
    tag: 'Incidents',
    description:
      'The newest 100 incidents, and the newest 200 calls of the time that these cover: in an outage of this access point, or within half an hour after its end.',
    params: { id: parameters.location, mac: parameters.mac },
    example: { ...deviceIncidents, incidents: deviceIncidents.incidents.slice(0, 2) },
  },
  getHappenings: {
    tag: 'Incidents',
    description: 'Counts each access point once, however often it went down.',
    query: {
      customer_id: onlyCustomer,
      since: 'The moment. 24 hours ago when it is missing.',
    },
    example: happenings,
  },
}

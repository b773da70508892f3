import type * as ingestHeld from '../../endpoints/ingestHeld.ts'
import * as examples from '../../fixtures/held.ts'
import type { OperationDocuments } from '../document.ts'

const about =
  'For whoever delivers, to compare. Items are as they would be delivered: delivered again, they change nothing. In the order of their keys, a page after another: what is delivered meanwhile is on a page that is still to come, or is not, and nothing else moves.'
const page = {
  portal_company:
    'Only what is of this company, by its name or id in the portal. One that the key does not serve is refused (422).',
  after: 'The `next` of the page before. The first page without it.',
  limit: 'Items on a page.',
}
const location_external_id =
  'Only what is at this location. One that is not known is refused (422), since an empty list would say something else.'

export const ingestHeldOperations: OperationDocuments<typeof ingestHeld> = {
  listHeldLocations: {
    tag: 'Ingest',
    description: about,
    query: page,
    example: examples.heldLocationPage,
  },
  listHeldDevices: {
    tag: 'Ingest',
    description: about,
    query: {
      location_external_id,
      seen_since: 'Only those that were last seen (`last_seen_api`) then or later.',
      ...page,
    },
    example: examples.heldDevicePage,
  },
  listHeldDeviceStatuses: {
    tag: 'Ingest',
    description: `One item for each access point that has a status: its latest change. ${about}`,
    query: {
      location_external_id,
      changed_since: 'Only those whose latest change (`time`) was then or later.',
      ...page,
    },
    example: examples.heldDeviceStatusPage,
  },
  listHeldSsids: {
    tag: 'Ingest',
    description: about,
    query: { location_external_id, ...page },
    example: examples.heldSsidPage,
  },
  listHeldTickets: {
    tag: 'Ingest',
    description: `A page with long notes may have fewer items than \`limit\`: \`next\` alone tells whether there are more. ${about}`,
    query: {
      location_external_id,
      changed_since:
        'Only those that were opened or closed, or have a call or note that began or ended, then or later, by the times that were delivered. The portal keeps none of when a delivery changed a ticket.',
      ...page,
    },
    example: examples.heldTicketPage,
  },
}

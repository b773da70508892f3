import type * as health from '../../endpoints/health.ts'
import type * as ingest from '../../endpoints/ingest.ts'
import * as examples from '../../fixtures/deliveries.ts'
import type { OperationDocuments } from '../document.ts'

const rules =
  'Deliveries may be repeated, be late and come in any order. Each item is judged by itself: a faulty one is rejected, the others are taken. What an answer counts as taken is stored for good.'

/** Description that all deliveries have in common. */
const delivery = { tag: 'Ingest', example: examples.ingestResult } as const

export const ingestOperations: OperationDocuments<typeof ingest> = {
  ingestLocations: {
    ...delivery,
    description: `Locations come first: all else names them. ${rules}`,
    body: { items: [examples.locationDelivery] },
  },
  ingestDevices: {
    ...delivery,
    description: `Their status comes by a call of its own. ${rules}`,
    body: { items: [examples.deviceDelivery] },
  },
  ingestDeviceStatuses: {
    ...delivery,
    description: `Only of access points that were delivered before. ${rules}`,
    body: { items: [examples.deviceStatusDelivery] },
  },
  ingestSsids: {
    ...delivery,
    description: `A network that is gone is delivered as not active. ${rules}`,
    body: { items: [examples.ssidDelivery] },
  },
  ingestClientCounts: {
    ...delivery,
    description: `The latest by time is the network's client count. ${rules}`,
    body: { items: [examples.clientCountDelivery] },
  },
  ingestTransferMetrics: {
    ...delivery,
    description: `One item for each network and period. ${rules}`,
    body: { items: [examples.transferMetricDelivery] },
  },
  ingestTickets: {
    ...delivery,
    description: `With all that has been said on them so far. ${rules}`,
    body: { items: [examples.ticketDelivery] },
  },
}

export const healthOperations: OperationDocuments<typeof health> = {
  checkLive: {
    tag: 'Health',
    description: 'Asks nothing of the database: restart the process when this fails.',
    example: { status: 'ok' },
  },
  checkReady: {
    tag: 'Health',
    description:
      'The database answers in time and is migrated, and the data folder takes files. Send no calls here while this fails. A mail server that does not work is told in the answer, and does not make it fail.',
    errors: {
      503: 'Its database does not answer or is not migrated, or its data folder cannot be written to.',
    },
    example: { status: 'ok' },
  },
}

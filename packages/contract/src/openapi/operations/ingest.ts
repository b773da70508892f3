import type * as health from '../../endpoints/health.ts'
import type * as ingest from '../../endpoints/ingest.ts'
import type * as ingestChanges from '../../endpoints/ingestChanges.ts'
import * as examples from '../../fixtures/deliveries.ts'
import type { OperationDocuments } from '../document.ts'

const rules =
  'Deliveries may be repeated, be late and come in any order. Each item is judged by itself: a faulty one is rejected, the others are taken. What an answer counts as taken is stored for good.'

const whole =
  'An item is the whole of its thing: an optional field that it leaves out, or gives as null, is emptied. PATCH at the same address changes single fields.'

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
    description: `Their status comes by a call of its own. ${whole} Only the two times stay when they are left out. ${rules}`,
    body: { items: [examples.deviceDelivery] },
  },
  ingestDeviceStatuses: {
    ...delivery,
    description: `Only of access points that were delivered before. ${rules}`,
    body: { items: [examples.deviceStatusDelivery] },
  },
  ingestSsids: {
    ...delivery,
    description: `A network that is gone is delivered as not active. ${whole} ${rules}`,
    body: { items: [examples.ssidDelivery] },
  },
  ingestClientCounts: {
    ...delivery,
    description: `The latest by time is the network's client count. ${rules}`,
    body: { items: [examples.clientCountDelivery] },
  },
  ingestTransferMetrics: {
    ...delivery,
    description: `One item for each network and period. ${whole} ${rules}`,
    body: { items: [examples.transferMetricDelivery] },
  },
  ingestTickets: {
    ...delivery,
    description: `With all that has been said on them so far. ${whole} So a ticket without \`closed_at\` is open again, whatever it was before. Only notes stay when they are left out. ${rules}`,
    body: { items: [examples.ticketDelivery] },
  },
}

const patches =
  'Each item is a merge patch (RFC 7386): a field that it leaves out stays as it is, null empties one, and the fields that are the key name the thing. What does not exist yet is made, and needs the fields that are required in a whole delivery (POST); an item that lacks one is rejected as `incomplete`. Several items of one thing count in their order. All else is as in a whole delivery.'

export const ingestChangeOperations: OperationDocuments<typeof ingestChanges> = {
  changeLocations: {
    ...delivery,
    description: patches,
    body: { items: [examples.locationPatch] },
  },
  changeDevices: {
    ...delivery,
    description: `Of discoveries the earliest stays here too, of sightings the latest; null empties either, and a time that follows counts as the first. ${patches}`,
    body: { items: [examples.devicePatch] },
  },
  changeSsids: {
    ...delivery,
    description: patches,
    body: { items: [examples.ssidPatch] },
  },
  changeTransferMetrics: {
    ...delivery,
    description: `For rates and usage that come from two systems. ${patches}`,
    body: { items: [examples.transferMetricPatch] },
  },
  changeTickets: {
    ...delivery,
    description: `A call or note is added, or changed, by its \`note_sequence\` alone: neither the ticket's status nor whether it is open is touched. None is ever removed. ${patches}`,
    body: { items: [examples.ticketPatch] },
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

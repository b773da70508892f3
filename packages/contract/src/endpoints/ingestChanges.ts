import {
  DevicePatch,
  LocationPatch,
  SsidPatch,
  TicketPatch,
  TransferMetricDelivery,
} from '../entities/ingest.ts'
import { ingestLimits } from '../rules/serverLimits.ts'
import { defineDelivery } from './defineDelivery.ts'
import {
  ingestDevices,
  ingestLocations,
  ingestSsids,
  ingestTickets,
  ingestTransferMetrics,
} from './ingest.ts'

export const changeLocations = defineDelivery('PATCH', {
  path: ingestLocations.path,
  summary: 'Deliver changes of locations',
  item: LocationPatch,
  maxItems: ingestLimits.locations,
})

export const changeDevices = defineDelivery('PATCH', {
  path: ingestDevices.path,
  summary: 'Deliver changes of access points',
  item: DevicePatch,
  maxItems: ingestLimits.devices,
})

export const changeSsids = defineDelivery('PATCH', {
  path: ingestSsids.path,
  summary: 'Deliver changes of wireless networks',
  item: SsidPatch,
  maxItems: ingestLimits.ssids,
})

export const changeTransferMetrics = defineDelivery('PATCH', {
  path: ingestTransferMetrics.path,
  summary: 'Deliver parts of transfer rates and usage',
  item: TransferMetricDelivery,
  maxItems: ingestLimits.transferMetrics,
})

export const changeTickets = defineDelivery('PATCH', {
  path: ingestTickets.path,
  summary: 'Deliver changes of tickets, and further calls and notes',
  item: TicketPatch,
  maxItems: ingestLimits.tickets,
  valuesPerItem: ingestLimits.valuesPerTicket,
})

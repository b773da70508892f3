import {
  ClientCountDelivery,
  DeviceDelivery,
  DeviceStatusDelivery,
  LocationDelivery,
  SsidDelivery,
  TicketDelivery,
  TransferMetricDelivery,
} from '../entities/ingest.ts'
import { ingestLimits } from '../rules/serverLimits.ts'
import { defineDelivery } from './defineDelivery.ts'

export const ingestLocations = defineDelivery('POST', {
  path: '/api/v1/ingest/locations',
  summary: 'Deliver locations',
  item: LocationDelivery,
  maxItems: ingestLimits.locations,
})

export const ingestDevices = defineDelivery('POST', {
  path: '/api/v1/ingest/devices',
  summary: 'Deliver access points',
  item: DeviceDelivery,
  maxItems: ingestLimits.devices,
})

export const ingestDeviceStatuses = defineDelivery('POST', {
  path: '/api/v1/ingest/device-statuses',
  summary: "Deliver changes of access points' status",
  item: DeviceStatusDelivery,
  maxItems: ingestLimits.deviceStatuses,
})

export const ingestSsids = defineDelivery('POST', {
  path: '/api/v1/ingest/ssids',
  summary: 'Deliver wireless networks',
  item: SsidDelivery,
  maxItems: ingestLimits.ssids,
})

export const ingestClientCounts = defineDelivery('POST', {
  path: '/api/v1/ingest/client-counts',
  summary: 'Deliver client counts',
  item: ClientCountDelivery,
  maxItems: ingestLimits.clientCounts,
})

export const ingestTransferMetrics = defineDelivery('POST', {
  path: '/api/v1/ingest/transfer-metrics',
  summary: 'Deliver transfer rates and usage',
  item: TransferMetricDelivery,
  maxItems: ingestLimits.transferMetrics,
})

export const ingestTickets = defineDelivery('POST', {
  path: '/api/v1/ingest/tickets',
  summary: 'Deliver call-center tickets with their calls and notes',
  item: TicketDelivery,
  maxItems: ingestLimits.tickets,
  valuesPerItem: ingestLimits.valuesPerTicket,
})

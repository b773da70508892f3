import type * as z from 'zod/mini'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import { deliveryOf } from '../entities/delivery.ts'
import {
  ClientCountDelivery,
  DeviceDelivery,
  DeviceStatusDelivery,
  IngestResult,
  LocationDelivery,
  SsidDelivery,
  TicketDelivery,
  TransferMetricDelivery,
} from '../entities/ingest.ts'
import { ingestLimits } from '../rules/serverLimits.ts'

/** Fields that a delivering machine's call has besides those of every call. */
interface Delivery<Item extends z.core.$ZodType> {
  path: Endpoint['path']
  summary: string
  item: Item
  maxItems: number
  /** JSON values of an item, names included. @default those of an item without a list */
  valuesPerItem?: number
}

/** @__NO_SIDE_EFFECTS__ */
function defineDelivery<Item extends z.core.$ZodType, const Path extends Endpoint['path']>(
  call: Delivery<Item> & { path: Path },
) {
  return {
    ...defineEndpoint({
      method: 'POST',
      path: call.path,
      access: 'machine',
      summary: call.summary,
      body: deliveryOf(call.item, call.maxItems),
      maxValues: call.maxItems * (call.valuesPerItem ?? ingestLimits.valuesPerItem),
      response: IngestResult,
      failure: 'The delivery failed',
    }),
    item: call.item,
    maxItems: call.maxItems,
  }
}

export const ingestLocations = defineDelivery({
  path: '/api/v1/ingest/locations',
  summary: 'Deliver locations',
  item: LocationDelivery,
  maxItems: ingestLimits.locations,
})

export const ingestDevices = defineDelivery({
  path: '/api/v1/ingest/devices',
  summary: 'Deliver access points',
  item: DeviceDelivery,
  maxItems: ingestLimits.devices,
})

export const ingestDeviceStatuses = defineDelivery({
  path: '/api/v1/ingest/device-statuses',
  summary: "Deliver changes of access points' status",
  item: DeviceStatusDelivery,
  maxItems: ingestLimits.deviceStatuses,
})

export const ingestSsids = defineDelivery({
  path: '/api/v1/ingest/ssids',
  summary: 'Deliver wireless networks',
  item: SsidDelivery,
  maxItems: ingestLimits.ssids,
})

export const ingestClientCounts = defineDelivery({
  path: '/api/v1/ingest/client-counts',
  summary: 'Deliver client counts',
  item: ClientCountDelivery,
  maxItems: ingestLimits.clientCounts,
})

export const ingestTransferMetrics = defineDelivery({
  path: '/api/v1/ingest/transfer-metrics',
  summary: 'Deliver transfer rates and usage',
  item: TransferMetricDelivery,
  maxItems: ingestLimits.transferMetrics,
})

export const ingestTickets = defineDelivery({
  path: '/api/v1/ingest/tickets',
  summary: 'Deliver call-center tickets with their calls and notes',
  item: TicketDelivery,
  maxItems: ingestLimits.tickets,
  valuesPerItem: ingestLimits.valuesPerTicket,
})

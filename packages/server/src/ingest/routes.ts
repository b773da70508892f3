import {
  changeDevices,
  changeLocations,
  changeSsids,
  changeTickets,
  changeTransferMetrics,
  type DeliveryWarning,
  type Endpoint,
  type IngestResult,
  ingestClientCounts,
  ingestDeviceStatuses,
  ingestDevices,
  ingestLocations,
  ingestSsids,
  ingestTickets,
  ingestTransferMetrics,
  type Judged,
  type UnknownField,
} from '@netportal/contract'
import type * as z from 'zod/mini'
import { lagOf } from '../observe/meters.ts'
import { note, step } from '../observe/trace.ts'
import type { Services } from '../services.ts'
import { joinResults, splitByCompany, type Taken } from './companies.ts'
import { createReception, type Delivery } from './delivery.ts'
import { takeDeviceStatuses } from './deviceStatuses.ts'
import { mergeDevices, takeDevices } from './devices.ts'
import { mergeLocations, takeLocations } from './locations.ts'
import { mergeTransferMetrics, takeClientCounts, takeTransferMetrics } from './series.ts'
import { mergeSsids, takeSsids } from './ssids.ts'
import { mergeTickets, takeTickets } from './tickets.ts'

/** A call that takes items of one kind. */
interface DeliveryEndpoint<Item> extends Endpoint {
  access: 'machine'
  body: z.ZodMiniType<{
    items: Judged<Item>[]
    unknownFields: UnknownField[]
    portal_company?: string | null | undefined
  }>
  response: (typeof ingestLocations)['response']
}

/**
 * Where machines deliver. Each delivery is one transaction: once it is answered, all of it that was not
 * rejected is kept.
 */
export function ingestRoutes(services: Services): void {
  const { route, clock, meters } = services
  const receive = createReception(services)
  /** Serves one kind of delivery. */
  const deliver = <Item extends { portal_company?: string | null | undefined }>(
    endpoint: DeliveryEndpoint<Item>,
    take: (delivery: Delivery, items: readonly Judged<Item>[]) => Promise<IngestResult>,
  ) => {
    const kind = endpoint.path.slice(endpoint.path.lastIndexOf('/') + 1)
    route(endpoint, async ({ machine, body: { items, unknownFields, portal_company } }) => {
      const { parts, rejected } = splitByCompany(machine, items, portal_company)
      const facts = { 'netportal.delivery_kind': kind, 'netportal.delivery_items': items.length }
      const result = await step('delivery', facts, async () => {
        const results: Taken[] = []
        // One after another: none holds more than one connection, and all is taken that comes before a failure.
        for (const { companyId, items, indexes } of parts) {
          const result = await receive(companyId, (delivery) => take(delivery, items))
          results.push({ indexes, result })
        }
        const joined = joinResults(results, rejected)
        note({ 'netportal.delivery_rejected': joined.rejected.length })
        return joined
      })
      meters.delivered(kind, result, lagOf(items, clock()))
      return unknownFields.length > 0
        ? { ...result, warnings: unknownFields.map(toWarning) }
        : result
    })
  }
  deliver(ingestLocations, takeLocations)
  deliver(ingestDevices, takeDevices)
  deliver(ingestDeviceStatuses, takeDeviceStatuses)
  deliver(ingestSsids, takeSsids)
  deliver(ingestClientCounts, takeClientCounts)
  deliver(ingestTransferMetrics, takeTransferMetrics)
  deliver(ingestTickets, takeTickets)
  deliver(changeLocations, mergeLocations)
  deliver(changeDevices, mergeDevices)
  deliver(changeSsids, mergeSsids)
  deliver(changeTransferMetrics, mergeTransferMetrics)
  deliver(changeTickets, mergeTickets)
}

function toWarning(unknown: UnknownField): DeliveryWarning {
  const detail = `${unknown.field}: no field of this delivery, nothing of it is kept`
  return { code: 'unknown_field', ...unknown, detail }
}

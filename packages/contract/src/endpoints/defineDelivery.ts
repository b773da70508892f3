import type * as z from 'zod/mini'
import { defineEndpoint, type Endpoint } from '../endpoint.ts'
import { deliveryOf } from '../entities/delivery.ts'
import { IngestResult } from '../entities/ingest.ts'
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

/**
 * Declares a call by which machines deliver: whole things by POST, changes of them by PATCH.
 * @__NO_SIDE_EFFECTS__
 */
export function defineDelivery<
  Item extends z.core.$ZodType,
  const Path extends Endpoint['path'],
  const Method extends 'POST' | 'PATCH',
>(method: Method, call: Delivery<Item> & { path: Path }) {
  return {
    ...defineEndpoint({
      method,
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

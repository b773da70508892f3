import {
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
} from '@netportal/contract'
import { lagOf } from '../observe/meters.ts'
import type { Services } from '../services.ts'
import { createReception } from './delivery.ts'
import { takeDeviceStatuses } from './deviceStatuses.ts'
import { takeDevices } from './devices.ts'
import { takeLocations } from './locations.ts'
import { takeClientCounts, takeTransferMetrics } from './series.ts'
import { takeSsids } from './ssids.ts'
import { takeTickets } from './tickets.ts'

/**
 * Where machines deliver. Each delivery is one transaction: once it is answered, all of it that was not
 * rejected is kept.
 */
export function ingestRoutes(services: Services): void {
  const { route, clock, meters } = services
  const receive = createReception(services)
  const metered = async (
    { path }: Endpoint,
    items: readonly Judged<object>[],
    work: Promise<IngestResult>,
  ) => {
    const result = await work
    meters.delivered(path.slice(path.lastIndexOf('/') + 1), result, lagOf(items, clock()))
    return result
  }
  route(ingestLocations, ({ machine, body: { items } }) =>
    metered(
      ingestLocations,
      items,
      receive(machine, (delivery) => takeLocations(delivery, items)),
    ),
  )
  route(ingestDevices, ({ machine, body: { items } }) =>
    metered(
      ingestDevices,
      items,
      receive(machine, (delivery) => takeDevices(delivery, items)),
    ),
  )
  route(ingestDeviceStatuses, ({ machine, body: { items } }) =>
    metered(
      ingestDeviceStatuses,
      items,
      receive(machine, (delivery) => takeDeviceStatuses(delivery, items)),
    ),
  )
  route(ingestSsids, ({ machine, body: { items } }) =>
    metered(
      ingestSsids,
      items,
      receive(machine, (delivery) => takeSsids(delivery, items)),
    ),
  )
  route(ingestClientCounts, ({ machine, body: { items } }) =>
    metered(
      ingestClientCounts,
      items,
      receive(machine, (delivery) => takeClientCounts(delivery, items)),
    ),
  )
  route(ingestTransferMetrics, ({ machine, body: { items } }) =>
    metered(
      ingestTransferMetrics,
      items,
      receive(machine, (delivery) => takeTransferMetrics(delivery, items)),
    ),
  )
  route(ingestTickets, ({ machine, body: { items } }) =>
    metered(
      ingestTickets,
      items,
      receive(machine, (delivery) => takeTickets(delivery, items)),
    ),
  )
}

import {
  ingestClientCounts,
  ingestDeviceStatuses,
  ingestDevices,
  ingestLocations,
  ingestSsids,
  ingestTickets,
  ingestTransferMetrics,
} from '@netportal/contract'
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
  const { route } = services
  const receive = createReception(services)
  route(ingestLocations, ({ machine, body: { items } }) =>
    receive(machine, (delivery) => takeLocations(delivery, items)),
  )
  route(ingestDevices, ({ machine, body: { items } }) =>
    receive(machine, (delivery) => takeDevices(delivery, items)),
  )
  route(ingestDeviceStatuses, ({ machine, body: { items } }) =>
    receive(machine, (delivery) => takeDeviceStatuses(delivery, items)),
  )
  route(ingestSsids, ({ machine, body: { items } }) =>
    receive(machine, (delivery) => takeSsids(delivery, items)),
  )
  route(ingestClientCounts, ({ machine, body: { items } }) =>
    receive(machine, (delivery) => takeClientCounts(delivery, items)),
  )
  route(ingestTransferMetrics, ({ machine, body: { items } }) =>
    receive(machine, (delivery) => takeTransferMetrics(delivery, items)),
  )
  route(ingestTickets, ({ machine, body: { items } }) =>
    receive(machine, (delivery) => takeTickets(delivery, items)),
  )
}

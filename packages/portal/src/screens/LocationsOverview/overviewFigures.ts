import {
  getOverview,
  healthOfCounts,
  type Id,
  type LocationOverview,
  limits,
} from '@netportal/contract'
import { callApi } from '../../api/callApi.ts'
import { type LocationFigures, notAsked } from './figures.ts'
import type { StatsById } from './statsLoader.ts'

/**
 * Reads the figures of all locations, page after page.
 * @param customerId of whom an administrator asks for what they see
 */
export async function readOverview(customerId: Id | undefined): Promise<LocationOverview[]> {
  const { overviewPageSize: limit, requestTimeoutMs: timeoutMs } = limits
  const all: LocationOverview[] = []
  let total = 1
  for (let offset = 0; offset < total; offset += limit) {
    const { count, results } = await callApi(
      getOverview,
      { query: { ...queryOf(customerId), limit, offset } },
      { timeoutMs },
    )
    all.push(...results)
    total = count
  }
  return all
}

/** Names in a query the customer whose view is asked for, if any. */
export function queryOf(customerId: Id | undefined): { customer_id?: Id } {
  return customerId === undefined ? {} : { customer_id: customerId }
}

/** The figures that the overview gives of these locations. One that it leaves out counts as failed. */
export function overviewStats(
  locationIds: readonly Id[],
  overview: readonly LocationOverview[],
): StatsById {
  const figures = new Map(overview.map((one) => [String(one.location_id), toFigures(one)]))
  return new Map(
    locationIds.map((id) => [
      id,
      { status: 'settled', figures: figures.get(String(id)) ?? notAsked },
    ]),
  )
}

function toFigures(one: LocationOverview): LocationFigures {
  return {
    devices: { status: 'known', value: healthOfCounts(one) },
    clients: { status: 'known', value: one.connected_clients },
    openTickets: { status: 'known', value: one.open_tickets },
    counted: { at: one.clients_counted_at, intervalSeconds: one.count_interval_seconds },
    incident: one.worst_incident ?? null,
    noDataSince: one.no_data_since ?? null,
  }
}

import { reportTitle } from '@netportal/contract'
import type { Database } from '../../database/database.ts'
import type { PlaceData, ReportInput, ReportPlace } from '../input.ts'
import { exportTitle, type ReportRequest } from '../request.ts'
import { readDevices } from './devices.ts'
import { readPlaces } from './places.ts'
import { readClients, readTransfers } from './series.ts'
import { readTickets } from './tickets.ts'

/**
 * Reads all that a report is made of.
 * @param companyId whose report it is: checked again, since things may have changed since it was asked for
 * @returns null when a location or a network is gone, or is not the company's any more
 */
export async function readInput(
  db: Database,
  request: ReportRequest,
  companyId: number | null,
  now: Date,
): Promise<ReportInput | null> {
  const places = await readPlaces(db, request.places, companyId, now)
  if (places === null) return null
  const data: PlaceData[] = []
  for (const place of places) {
    const nothing = { place, devices: [], clients: [], transfers: [], tickets: [] }
    data.push({ ...nothing, ...(await readPlace(db, request, place)) })
  }
  if ('ssidIds' in request && !hasNetworks(data, request.ssidIds)) return null
  const title = exportTitle(request.type) ?? reportTitle(request.type)
  return { request, title, generatedAt: now.toISOString(), places: data }
}

function hasNetworks(data: readonly PlaceData[], ssidIds: readonly number[]): boolean {
  const found = new Set(
    data.flatMap(({ clients, transfers }) =>
      [...clients, ...transfers].map(({ ssidId }) => ssidId),
    ),
  )
  return ssidIds.every((id) => found.has(id))
}

async function readPlace(
  db: Database,
  request: ReportRequest,
  place: ReportPlace,
): Promise<Partial<PlaceData>> {
  switch (request.type) {
    case 'network_health':
      return {
        devices: await readDevices(db, place),
        clients: await readClients(db, place, null),
        transfers: await readTransfers(db, place, null),
        tickets: await readTickets(db, place, { status: null, issue: null }),
      }
    case 'device_uptime':
    case 'down_device':
      return { devices: await readDevices(db, place) }
    case 'client_count_graph':
    case 'ssid_client_count':
      return { clients: await readClients(db, place, request.ssidIds) }
    case 'data_usage':
    case 'ssid_data_usage':
      return { transfers: await readTransfers(db, place, request.ssidIds) }
    case 'call_center_activity':
      return { tickets: await readTickets(db, place, request) }
    default:
      return request satisfies never
  }
}

import { reportTitle } from '@netportal/contract'
import type { Database } from '../../database/database.ts'
import type { PlaceData, ReportInput } from '../input.ts'
import { makers } from '../makers.ts'
import { exportTitle, type ReportRequest } from '../request.ts'
import { readPausedPlaces, readPlaces } from './places.ts'

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
  const found = await readPlaces(db, request.places, companyId, now)
  if (found === null) return null
  const data: PlaceData[] = []
  for (const place of found.places) {
    const known = await makers[request.type].read(db, place, request, now)
    if (known === null) return null
    data.push({ place, devices: [], clients: [], transfers: [], tickets: [], ...known })
  }
  const title = exportTitle(request.type) ?? reportTitle(request.type)
  const paused = await readPausedPlaces(db, request.paused ?? [], companyId)
  return {
    request,
    title,
    company: found.company,
    generatedAt: now.toISOString(),
    places: data,
    paused,
  }
}

import { reportTitle } from '@netportal/contract'
import type { Database } from '../../database/database.ts'
import type { Running } from '../../tasks/progress.ts'
import type { PlaceData, ReportInput } from '../input.ts'
import { makers } from '../makers.ts'
import { exportTitle, type ReportRequest } from '../request.ts'
import { readPausedPlaces, readPlaces } from './places.ts'

/**
 * Reads all that a report is made of.
 * @param options.companyId whose report it is: checked again, since things may have changed since it was asked for
 * @param options.isMailed whether a letter goes with its file
 * @param running is told of each place that is read
 * @returns null when a location or a network is gone, or is not the company's any more
 */
export async function readInput(
  db: Database,
  request: ReportRequest,
  { companyId, now, isMailed }: { companyId: number | null; now: Date; isMailed: boolean },
  { signal, tell }: Running,
): Promise<ReportInput | null> {
  const found = await readPlaces(db, request.places, companyId, now)
  if (found === null) return null
  const data: PlaceData[] = []
  for (const place of found.places) {
    const known = await makers[request.type].read(db, place, request, { now, isMailed })
    if (known === null) return null
    data.push({ place, devices: [], clients: [], transfers: [], tickets: [], ...known })
    signal.throwIfAborted()
    tell({ done: data.length, of: found.places.length })
  }
  const title = exportTitle(request.type) ?? reportTitle(request.type)
  return {
    request,
    title,
    company: found.company,
    generatedAt: now.toISOString(),
    isMailed,
    places: data,
    paused: await readPausedPlaces(db, request.paused ?? [], companyId),
  }
}

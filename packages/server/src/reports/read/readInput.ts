import { reportTitle } from '@netportal/contract'
import type { Database } from '../../database/database.ts'
import type { Readers } from '../../database/readers.ts'
import type { Running } from '../../tasks/progress.ts'
import type { PlaceData, ReportInput } from '../input.ts'
import { makers } from '../makers.ts'
import { exportTitle, type ReportRequest } from '../request.ts'
import { readPausedPlaces, readPlaces } from './places.ts'

/** A report waits in a queue: for a replica that is nearly there, too. */
const patienceMs = 1000

/**
 * Reads all that a report is made of. Whose its places are is asked of the database itself.
 * @param options.companyId whose report it is: checked again, since things may have changed since it was asked for
 * @param options.isMailed whether a letter goes with its file
 * @param running is told of each place that is read
 * @returns null when a location or a network is gone, or is not the company's any more
 */
export async function readInput(
  { db, readers }: { db: Database; readers: Readers },
  request: ReportRequest,
  { companyId, now, isMailed }: { companyId: number | null; now: Date; isMailed: boolean },
  { signal, tell }: Running,
): Promise<ReportInput | null> {
  const found = await readPlaces(db, request.places, companyId, now)
  if (found === null) return null
  const data = await readers.read(async (reader) => {
    const read: PlaceData[] = []
    for (const place of found.places) {
      const known = await makers[request.type].read(reader, place, request, { now, isMailed })
      if (known === null) return null
      read.push({ place, devices: [], clients: [], transfers: [], tickets: [], ...known })
      signal.throwIfAborted()
      tell({ done: read.length, of: found.places.length })
    }
    return read
  }, patienceMs)
  if (data === null) return null
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

import { comparisonLimits, noSums, type SeriesOfLocation } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { listDays, readDays, toSeries } from './readMonth.ts'

/**
 * The figures of some of the viewer's locations by day, in the order asked for.
 * @param ids as the call has them, with commas between them
 * @throws HttpError 422 for too many, 404 when one of them is not the viewer's
 */
export async function readSeries(
  db: Database,
  viewer: Viewer,
  ids: string,
  { from, to }: { from: string; to: string },
): Promise<SeriesOfLocation[]> {
  const asked = [...new Set(ids.split(',').map(Number))]
  if (asked.length > comparisonLimits.sitesMax) {
    throw new HttpError(422, `location_ids: at most ${comparisonLimits.sitesMax} locations.`)
  }
  const { rows } = await db.query<{ id: number; name: string; timezone: string }>(
    `select locations.id, name, timezone from locations where ${isVisible} and locations.id = any($3::bigint[])`,
    [...scope(viewer), asked],
  )
  const byId = new Map(rows.map((place) => [place.id, place]))
  const places = asked.flatMap((id) => byId.get(id) ?? [])
  if (places.length < asked.length) throw notFound()
  const found = await readDays(
    db,
    places.map(({ id }) => ({ id, first: from, last: to })),
  )
  const days = listDays({ first: from, last: to })
  return places.map(({ id, name, timezone }) => ({
    location_id: id,
    location_name: name,
    location_timezone: timezone,
    by_day: toSeries(days.map((day) => found.get(id)?.get(day) ?? noSums)),
  }))
}

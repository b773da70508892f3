import { periodInstants } from '@netportal/contract/next-run'
import { resolveZone } from '@netportal/format'
import type { Database } from '../../database/database.ts'
import type { PausedPlace, ReportPlace } from '../input.ts'
import type { ReportRequest, RequestedPlace } from '../request.ts'

/**
 * Finds the locations of a report, in the order asked for.
 * @param companyId whose they must be; null for an administrator's report across companies
 * @returns the customer's name, null for several, and the places; null when one of them is gone, or is not the company's
 */
export async function readPlaces(
  db: Database,
  requested: readonly RequestedPlace[],
  companyId: number | null,
  now: Date,
): Promise<{ company: string | null; places: ReportPlace[] } | null> {
  const { rows } = await db.query<{ id: number; name: string; timezone: string; company: string }>(
    `select locations.id, locations.name, timezone, companies.name as company
     from locations join companies on companies.id = company_id
     where locations.id = any($1) and ($2::bigint is null or company_id = $2)`,
    [requested.map(({ locationId }) => locationId), companyId],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const places = requested.flatMap(({ locationId, start, end }) => {
    const location = byId.get(locationId)
    if (!location) return []
    const { from, to } = periodInstants({ start, end }, resolveZone(location.timezone).zone)
    const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
    const untilMs = Math.max(fromMs, Math.min(toMs, now.getTime()))
    const { id, name, timezone } = location
    return { id, name, timezone, start, end, fromMs, toMs, untilMs }
  })
  const companies = new Set(rows.map(({ company }) => company))
  const [company = null] = companies.size === 1 ? companies : []
  return places.length === requested.length ? { company, places } : null
}

/**
 * Finds the names of locations that a report leaves out, in the order of names.
 * @param companyId whose they must be; one that is gone meanwhile is not missed
 */
export async function readPausedPlaces(
  db: Database,
  paused: NonNullable<ReportRequest['paused']>,
  companyId: number | null,
): Promise<PausedPlace[]> {
  if (paused.length === 0) return []
  const { rows } = await db.query<PausedPlace>(
    `select name, site ->> 'until' as until
     from jsonb_array_elements($1::jsonb) site
     join locations on locations.id = (site ->> 'locationId')::bigint
     where company_id = $2 order by lower(name), locations.id`,
    [JSON.stringify(paused), companyId],
  )
  return rows
}

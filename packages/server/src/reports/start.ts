import { reportTitle, serverLimits } from '@netportal/contract'
import { joinFileName } from '@netportal/format'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { takeTurn } from '../database/takeTurn.ts'
import { notFound, tooMany } from '../http/errors.ts'
import { readId } from '../http/ids.ts'
import { sendTask } from '../tasks/queue.ts'
import { exportTitle, type ReportRequest, wholePeriod } from './request.ts'
import { periodText } from './texts.ts'

export interface StartedReport {
  task_id: string
  filename: string
}

export interface KnownLocation {
  id: number
  name: string
  timezone: string
  companyId: number
}

/**
 * The viewer's locations of these ids, in their order.
 * @throws HttpError 404 when one of them does not exist or is not the viewer's: a mixed list is refused whole
 */
export async function requireLocations(
  db: Database,
  viewer: Viewer,
  ids: readonly (number | string)[],
): Promise<KnownLocation[]> {
  const wanted = [...new Set(ids.map(requireId))]
  const { rows } = await db.query<KnownLocation>(
    `select id, name, timezone, company_id as "companyId"
     from locations where ${isVisible} and id = any($3)`,
    [...scope(viewer), wanted],
  )
  return wanted.map((id) => {
    const location = rows.find((row) => row.id === id)
    if (!location) throw notFound()
    return location
  })
}

/**
 * The ids of wireless networks of a location.
 * @throws HttpError 404 when one of them is none of the location's
 */
export async function requireSsids(
  db: Database,
  locationId: number,
  ids: readonly (number | string)[],
): Promise<number[]> {
  const wanted = [...new Set(ids.map(requireId))]
  const { rows } = await db.query<{ id: number }>(
    'select id from ssids where location_id = $1 and id = any($2)',
    [locationId, wanted],
  )
  if (rows.length !== wanted.length) throw notFound()
  return wanted
}

/** @throws HttpError 404 for what is no id of ours, and names nothing */
function requireId(id: number | string): number {
  const number = readId(id)
  if (number === null) throw notFound()
  return number
}

interface Asked {
  request: ReportRequest
  locations: readonly KnownLocation[]
  /** Name of the network on the page of an export. */
  ssidName?: string
}

/**
 * Puts a report that someone asked for into the queue.
 * @param db of a transaction: row and task come together
 * @throws HttpError 429 while the company has too many under way
 */
export async function startReport(
  db: Database,
  { request, locations, ssidName }: Asked,
  now: Date,
): Promise<StartedReport> {
  const period = wholePeriod(request.places)
  const companyId = soleCompany(locations)
  // Of two starts at once the second counts the first.
  await takeTurn(db, 'reports', companyId ?? 0)
  await requireRoom(db, companyId)
  const filename = reportFileName(request, locations, ssidName)
  const { rows } = await db.query<{ id: number; taskId: string }>(
    `insert into reports (company_id, is_export, report_type, request, file_name,
       period_start, period_end, initiated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, task_id as "taskId"`,
    [
      companyId,
      exportTitle(request.type) !== undefined,
      request.type,
      JSON.stringify(request),
      filename,
      period.start,
      period.end,
      now,
    ],
  )
  const { id = 0, taskId = '' } = rows[0] ?? {}
  await sendTask(db, { id, isAwaited: true })
  return { task_id: taskId, filename }
}

/** The company of all locations; null where they are of several. */
export function soleCompany(locations: readonly KnownLocation[]): number | null {
  const [companyId = null, ...others] = new Set(locations.map(({ companyId }) => companyId))
  return others.length === 0 ? companyId : null
}

/**
 * @param companyId null for reports across companies
 * @throws HttpError 429
 */
async function requireRoom(db: Database, companyId: number | null): Promise<void> {
  const { rows } = await db.query<{ underWay: number }>(
    `select count(*) as "underWay" from reports
     where completed_at is null and due_at is null and company_id is not distinct from $1`,
    [companyId],
  )
  if ((rows[0]?.underWay ?? 0) >= serverLimits.reportsUnderWay) {
    throw tooMany('Too many reports are being made. Please wait until one is ready.', 10)
  }
}

/** Returns the name of a report's file: title, place, period. A CSV file has no other place to say what it lacks. */
export function reportFileName(
  request: ReportRequest,
  locations: readonly { name: string }[],
  ssidName?: string,
): string {
  const [first] = locations
  const paused = request.paused?.length ?? 0
  const count =
    paused > 0 ? `${locations.length} of ${locations.length + paused}` : locations.length
  const place = locations.length === 1 && first ? first.name : `${count} locations`
  const parts = [
    exportTitle(request.type) ?? reportTitle(request.type),
    place,
    ...(ssidName === undefined ? [] : [ssidName]),
    periodText(wholePeriod(request.places)),
  ]
  return joinFileName(parts, request.format)
}

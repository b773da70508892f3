import {
  canGoBySite,
  parseRecipients,
  ReportParameters,
  type ReportType,
  reportTypes,
} from '@netportal/contract'
import type { RunRule } from '@netportal/contract/next-run'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { type KeptPauses, pauseColumns } from './keptPauses.ts'

/** A schedule as its run needs it. */
export interface RunnableSchedule {
  id: number
  companyId: number
  name: string
  reportType: ReportType
  rule: RunRule
  /** As they were saved. */
  recipients: string
  parameters: ReportParameters
  pauses: KeptPauses
  /** Locations of the report that its own recipients get. */
  locationIds: number[]
  /** Those of the ids that are there, and are the company's. */
  locations: RunLocation[]
  /** Locations whose reports go, one by one, to people of their own. */
  sites: RunSite[]
}

interface RunLocation {
  id: number
  name: string
  timezone: string
}

/** A location whose report goes to people of its own. */
export interface RunSite {
  locationId: number
  /** As it is called; for one that is not the company's any more, as it was called when the schedule was saved. */
  name: string
  /** Null for one that is not the company's any more. */
  timezone: string | null
  recipients: string[]
}

export interface DueSchedule extends RunnableSchedule {
  /** ISO 8601: the run that is due. */
  nextRunAt: string
}

const Parameters = z.object({
  report_type: z.enum(reportTypes),
  report_parameters: ReportParameters,
  site_recipients: z.nullable(
    z.array(z.object({ location_id: z.number(), recipients: z.string(), name: z.string() })),
  ),
  group_document: z.nullable(z.boolean()),
})

interface Row extends RunRule, KeptPauses {
  id: number
  company_id: number
  name: string
  recipients: string
  next_run_at: string
}

/**
 * Reads a schedule for its run, and holds it until the transaction ends.
 * @returns null when it is not due any more, or another process holds it
 */
export async function readDueSchedule(
  db: Database,
  id: number,
  now: Date,
): Promise<DueSchedule | null> {
  const { rows } = await db.query<Row>(
    `select *, ${pauseColumns} from report_schedules where id = $1 and is_active and next_run_at <= $2
     for update skip locked`,
    [id, now],
  )
  const [row] = rows
  return row ? { ...(await withLocations(db, row)), nextRunAt: row.next_run_at } : null
}

/**
 * Reads a schedule for a run by hand, due or not, paused or not, and holds it until the transaction ends:
 * of two runs at once the second sees the first.
 * @returns null when it was deleted
 */
export async function holdSchedule(db: Database, id: number): Promise<RunnableSchedule | null> {
  const { rows } = await db.query<Row>(
    `select *, ${pauseColumns} from report_schedules where id = $1 for update`,
    [id],
  )
  const [row] = rows
  return row ? withLocations(db, row) : null
}

async function withLocations(db: Database, row: Row): Promise<RunnableSchedule> {
  const { report_type, report_parameters: parameters, ...saved } = z.parse(Parameters, row)
  const listed = canGoBySite(report_type) ? (saved.site_recipients ?? []) : []
  const chosen = (parameters.location_ids ?? [parameters.location_id ?? 0]).map(Number)
  const { rows } = await db.query<RunLocation>(
    'select id, name, timezone from locations where company_id = $1 and id = any($2)',
    [row.company_id, [...chosen, ...listed.map(({ location_id }) => location_id)]],
  )
  const known = new Map(rows.map((location) => [location.id, location]))
  const sites = listed.map(({ location_id, recipients, name }): RunSite => {
    const location = known.get(location_id)
    return {
      locationId: location_id,
      name: location?.name ?? name,
      timezone: location?.timezone ?? null,
      recipients: parseRecipients(recipients).addresses,
    }
  })
  // One that is gone fails alone, in a row of its own.
  const grouped =
    saved.group_document === true ? sites.filter(({ timezone }) => timezone !== null) : []
  // Of one that was saved when an id could be there twice.
  const locationIds = [...new Set([...chosen, ...grouped.map(({ locationId }) => locationId)])]
  return {
    id: row.id,
    companyId: row.company_id,
    name: row.name,
    reportType: report_type,
    rule: row,
    recipients: row.recipients,
    parameters,
    pauses: { paused_until: row.paused_until, paused_sites: row.paused_sites },
    locationIds,
    locations: rows.filter(({ id }) => locationIds.includes(id)),
    sites,
  }
}

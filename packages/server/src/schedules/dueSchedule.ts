import { ReportParameters, type ReportType, reportTypes } from '@netportal/contract'
import type { RunRule } from '@netportal/contract/next-run'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'

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
  locationIds: number[]
  /** Those of the ids that are there, and are the company's. */
  locations: { id: number; name: string; timezone: string }[]
}

export interface DueSchedule extends RunnableSchedule {
  /** ISO 8601: the run that is due. */
  nextRunAt: string
}

const Parameters = z.object({
  report_type: z.enum(reportTypes),
  report_parameters: ReportParameters,
})

interface Row extends RunRule {
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
    `select * from report_schedules where id = $1 and is_active and next_run_at <= $2
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
  const { rows } = await db.query<Row>('select * from report_schedules where id = $1 for update', [
    id,
  ])
  const [row] = rows
  return row ? withLocations(db, row) : null
}

async function withLocations(db: Database, row: Row): Promise<RunnableSchedule> {
  const { report_type, report_parameters: parameters } = z.parse(Parameters, row)
  // Of one that was saved when an id could be there twice.
  const locationIds = [
    ...new Set((parameters.location_ids ?? [parameters.location_id ?? 0]).map(Number)),
  ]
  const { rows: locations } = await db.query<RunnableSchedule['locations'][number]>(
    'select id, name, timezone from locations where company_id = $1 and id = any($2)',
    [row.company_id, locationIds],
  )
  return {
    id: row.id,
    companyId: row.company_id,
    name: row.name,
    reportType: report_type,
    rule: row,
    recipients: row.recipients,
    parameters,
    locationIds,
    locations,
  }
}

import { ReportParameters, type ReportType, reportTypes } from '@netportal/contract'
import type { RunRule } from '@netportal/contract/next-run'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'

/** A schedule that is due, as its run needs it. */
export interface DueSchedule {
  id: number
  companyId: number
  name: string
  reportType: ReportType
  rule: RunRule
  /** ISO 8601: the run that is due. */
  nextRunAt: string
  parameters: ReportParameters
  locationIds: number[]
  /** Those of the ids that are there, and are the company's. */
  locations: { id: number; name: string; timezone: string }[]
}

const Parameters = z.object({
  report_type: z.enum(reportTypes),
  report_parameters: ReportParameters,
})

/**
 * Reads a schedule for its run, and holds it until the transaction ends.
 * @returns null when it is not due any more, or another process holds it
 */
export async function readDueSchedule(
  db: Database,
  id: number,
  now: Date,
): Promise<DueSchedule | null> {
  const { rows } = await db.query<
    RunRule & { company_id: number; name: string; next_run_at: string }
  >(
    `select * from report_schedules where id = $1 and is_active and next_run_at <= $2
     for update skip locked`,
    [id, now],
  )
  const [rule] = rows
  if (!rule) return null
  const { report_type, report_parameters: parameters } = z.parse(Parameters, rule)
  const locationIds = (parameters.location_ids ?? [parameters.location_id ?? 0]).map(Number)
  const { rows: locations } = await db.query<DueSchedule['locations'][number]>(
    'select id, name, timezone from locations where company_id = $1 and id = any($2)',
    [rule.company_id, locationIds],
  )
  return {
    id,
    companyId: rule.company_id,
    name: rule.name,
    reportType: report_type,
    rule,
    nextRunAt: rule.next_run_at,
    parameters,
    locationIds,
    locations,
  }
}

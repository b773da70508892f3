import type { ScheduleInput } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { requireOwnSites } from './sites.ts'

/** Refuses a location that is another company's, or none, without telling which. */
export const foreignLocationText = 'A chosen location does not belong to this customer.'

/**
 * Makes sure that a schedule's locations and wireless networks are its company's, whoever saves it.
 * Ruling: Schedules.
 * @throws HttpError 422 that tells nothing of what belongs to others
 */
export async function requireOwnPlaces(
  db: Database,
  companyId: number,
  input: ScheduleInput,
): Promise<void> {
  const { report_parameters: parameters } = input
  const locationIds =
    'location_ids' in parameters ? parameters.location_ids : [parameters.location_id]
  const ssidIds = 'ssid_ids' in parameters ? parameters.ssid_ids : []
  const locations = await count(
    db,
    'select count(*) from locations where company_id = $1 and id::text = any($2)',
    [companyId, texts(locationIds)],
  )
  if (locations !== texts(locationIds).length) {
    throw new HttpError(422, foreignLocationText)
  }
  const ssids = await count(
    db,
    `select count(*) from ssids where id::text = any($3)
       and location_id in (select id from locations where company_id = $1 and id::text = any($2))`,
    [companyId, texts(locationIds), texts(ssidIds)],
  )
  if (ssids !== texts(ssidIds).length) {
    throw new HttpError(422, 'A chosen SSID does not belong to this location.')
  }
  await requireOwnSites(db, companyId, input)
}

function texts(ids: readonly (number | string)[]): string[] {
  return [...new Set(ids.map(String))]
}

async function count(db: Database, sql: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql, [...values])
  return rows[0]?.count ?? 0
}

import {
  canGoBySite,
  parseRecipients,
  type ScheduleInput,
  serverLimits,
  siteFault,
} from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'

/** Faults that a reader is told at once. */
const maxFaults = 20

/**
 * Makes sure that the locations of a schedule that have recipients of their own are its company's.
 * @throws HttpError 422 that names their lines, and tells nothing of what belongs to others
 */
export async function requireOwnSites(
  db: Database,
  companyId: number,
  { site_recipients: sites }: ScheduleInput,
): Promise<void> {
  if (!sites || sites.length === 0) return
  const { rows } = await db.query<{ id: number }>(
    'select id from locations where company_id = $1 and id::text = any($2)',
    [companyId, sites.map(({ location_id }) => String(location_id))],
  )
  const own = new Set(rows.map(({ id }) => String(id)))
  const faults = sites.flatMap(({ location_id }, index) =>
    own.has(String(location_id))
      ? []
      : [siteFault(index + 1, 'This location does not belong to this customer.')],
  )
  if (faults.length > 0) throw new HttpError(422, faults.slice(0, maxFaults).join(' '))
}

/**
 * Makes sure that a company's schedules have no more locations with recipients of their own than they can have:
 * each run makes a report of each.
 * @param id the schedule that is saved; null for a new one
 * @throws HttpError 409
 */
export async function requireRoomForSites(
  db: Database,
  companyId: number,
  id: number | null,
  { site_recipients: sites }: ScheduleInput,
): Promise<void> {
  if (!sites || sites.length === 0) return
  const { rows } = await db.query<{ others: number }>(
    `select coalesce(sum(jsonb_array_length(site_recipients)), 0)::bigint as others
     from report_schedules where company_id = $1 and id is distinct from $2`,
    [companyId, id],
  )
  const most = serverLimits.sitesPerCompany
  if ((rows[0]?.others ?? 0) + sites.length > most) {
    throw new HttpError(
      409,
      `The schedules of a customer can list ${most.toLocaleString('en-US')} locations in all.`,
    )
  }
}

/**
 * Saves the locations of a schedule whose report goes to people of their own. What the input does not name stays,
 * since whoever knows nothing of it cannot mean to change it; a report about SSIDs has none.
 */
export async function saveSites(
  db: Database,
  id: number,
  input: ScheduleInput,
  now: Date,
): Promise<void> {
  const { site_recipients: sites, group_document: group } = input
  const given = canGoBySite(input.report_type) ? sites : null
  await db.query(
    `update report_schedules set
       site_recipients = case when $2 then (
         select jsonb_agg(
           jsonb_build_object('location_id', locations.id, 'recipients', recipients, 'name', name)
           order by line)
         from unnest($3::text[], $4::text[]) with ordinality site(location_id, recipients, line)
         join locations on locations.id::text = site.location_id
       ) else site_recipients end,
       group_document = case when $5 then $6 else group_document end,
       sites_queued_at = case when $2 then $7 else sites_queued_at end
     where id = $1`,
    [
      id,
      given !== undefined,
      given?.map(({ location_id }) => String(location_id)) ?? [],
      given?.map(({ recipients }) => parseRecipients(recipients).addresses.join(', ')) ?? [],
      group !== undefined,
      group ?? null,
      now,
    ],
  )
}

/** Selects the locations of a row of `report_schedules` as they were given. */
export const sitesOfSchedule = `(
  select jsonb_agg(site - 'name' order by line)
  from jsonb_array_elements(site_recipients) with ordinality sites(site, line))`

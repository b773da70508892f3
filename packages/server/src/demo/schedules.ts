import type { ScheduleInput } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { insertSchedule } from '../schedules/queries.ts'
import { demoAccounts } from './accounts.ts'
import { type CompanyKey, companies } from './sites.ts'

type Parameters = { location_id: number; location_ids: number[]; ssid_ids: number[] }

/** A recipient whose mailbox was full once. */
export const fullMailbox = 'it@meridian.example'

const weekly = {
  frequency: 'WEEKLY',
  time_of_day: '09:00:00',
  timezone: 'Europe/London',
  day_of_week: 1,
  day_of_month: 1,
  is_active: true,
  send_when_all_online: true,
} as const

/** Schedules that the demo's customers have set up, given their own locations and networks. */
const wanted: readonly {
  company: CompanyKey
  site: number
  make: (parameters: Parameters) => ScheduleInput
}[] = [
  {
    company: 'group',
    site: 0,
    make: ({ location_id }) => ({
      ...weekly,
      name: 'Weekly network health',
      recipients: `manager@meridian.example, ${fullMailbox}`,
      report_type: 'network_health',
      report_parameters: { location_id },
    }),
  },
  {
    company: 'group',
    site: 2,
    make: ({ location_id }) => ({
      ...weekly,
      name: 'Daily down devices',
      frequency: 'DAILY',
      time_of_day: '06:00:00',
      recipients: 'duty@meridian.example',
      send_when_all_online: false,
      report_type: 'down_device',
      report_parameters: { location_id, report_format: 'pdf' },
    }),
  },
  {
    company: 'group',
    site: 0,
    make: ({ location_id, ssid_ids }) => ({
      ...weekly,
      name: 'Monthly data usage',
      frequency: 'MONTHLY',
      day_of_month: 31,
      recipients: 'finance@meridian.example',
      report_type: 'data_usage',
      report_parameters: { location_id, ssid_ids, report_format: 'csv' },
    }),
  },
  {
    company: 'group',
    site: 1,
    make: ({ location_ids }) => ({
      ...weekly,
      name: 'Calls for the front office',
      recipients: 'frontoffice@meridian.example',
      is_active: false,
      report_type: 'call_center_activity',
      report_parameters: {
        location_ids,
        report_format: 'pdf',
        include_detailed_notes: false,
        status_filter: null,
        issue_filter: null,
      },
    }),
  },
  {
    company: 'independent',
    site: 0,
    make: ({ location_ids }) => ({
      ...weekly,
      name: 'Weekly uptime',
      timezone: 'Europe/London',
      recipients: 'owner@alder.example',
      report_type: 'device_uptime',
      report_parameters: { location_ids },
    }),
  },
]

/** Sets up the demo's schedules, unless there are some. */
export async function seedSchedules(db: Database, now: Date): Promise<void> {
  const { rowCount } = await db.query('select from report_schedules limit 1')
  if (rowCount !== 0) return
  for (const { company, site, make } of wanted) {
    const { name, sites } = companies[company]
    const { rows } = await db.query<{ companyId: number; locationId: number; ssidIds: number[] }>(
      `select company_id as "companyId", locations.id as "locationId",
         (select coalesce(json_agg(ssids.id), '[]') from ssids
          where location_id = locations.id and is_active) as "ssidIds"
       from locations join companies on companies.id = company_id
       where is_demo and companies.name = $1 and external_id = $2`,
      [name, sites[site]?.externalId],
    )
    const [place] = rows
    if (!place) continue
    const input = make({
      location_id: place.locationId,
      location_ids: [place.locationId],
      ssid_ids: place.ssidIds,
    })
    const email = demoAccounts.find((account) => account.company === company)?.email ?? ''
    await insertSchedule(db, place.companyId, input, { createdBy: email, now })
  }
}

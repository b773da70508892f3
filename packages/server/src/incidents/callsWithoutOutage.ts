import { type CallSort, type CallWithoutOutagePage, incidentLimits } from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { pointsOf } from '../series/points.ts'
import type { Sorted } from './historyPeriod.ts'

const { callsAfterMs, countHoldsMs, quietMs } = incidentLimits
const ms = (value: number) => `interval '${value} milliseconds'`

/**
 * The calls of a period, each with what is known of its moment. One walk by time, for each location: an incident
 * holds until half an hour after its end, a silence from the half hour on; what began last and holds longest
 * decides. Where silences were not noted yet, or one is said, a count of clients of that time is proof of data.
 */
const classed = `
  with sites as (
    select locations.id as location_id, locations.name as location_name, timezone as location_timezone,
      heard_from, heard_at
    from locations left join incident_locations on location_id = locations.id
    where ${isVisible} and ($3::bigint is null or locations.id = $3)
  ), spans as (
    select location_id, started_at as at, 0 as rank,
      coalesce(ended_at + ${ms(callsAfterMs)}, 'infinity') as down_until,
      null::timestamptz as quiet_until, null::bigint as ticket_id
    from incidents join sites using (location_id)
    where started_at < $5::timestamptz
      and (ended_at is null or ended_at >= $4::timestamptz - ${ms(callsAfterMs)})
    union all
    select location_id, quiet_from + ${ms(quietMs)}, 0, null, quiet_until, null
    from location_silences join sites using (location_id)
    where quiet_from < $5 and quiet_until > $4
    union all
    select location_id, heard_at + ${ms(quietMs)}, 0, null, 'infinity', null
    from sites where heard_at < $5
    union all
    select location_id, opened_at, 1, null, null, id
    from tickets join sites using (location_id) where opened_at >= $4 and opened_at < $5
  ), walked as (
    select location_id, at, ticket_id, max(down_until) over walk as down_until,
      max(quiet_until) over walk as quiet_until
    from spans window walk as (partition by location_id order by at, rank)
  ), classed as (
    select location_id, at, ticket_id, location_name, location_timezone, case
      when down_until >= at then 'down'
      when heard_from <= at and coalesce(quiet_until <= at, true) then 'well'
      when exists (
        select 1 from ssids cross join lateral ${pointsOf('ssid_client_counts', {
          of: 'ssids.id',
          after: [
            '>',
            `walked.at - case when heard_from <= walked.at then ${ms(quietMs)} else ${ms(countHoldsMs)} end`,
          ],
          until: ['<=', 'walked.at'],
        })} as counted
        where ssids.location_id = walked.location_id
      ) then 'well'
      else 'unknown' end as kind
    from walked join sites using (location_id) where ticket_id is not null
  )`

const keys: Record<CallSort, string> = { date: 'opened_at', location: 'lower(location_name)' }

/** A page of the calls at which the network of their site was well, and how many others there were. */
export async function readCallsWithoutOutage(
  db: Database,
  viewer: Viewer,
  { locationId, from, until }: { locationId: number | null; from: Date; until: Date },
  { limit, offset, sort }: { limit: number; offset: number; sort: Sorted<CallSort> },
): Promise<Omit<CallWithoutOutagePage, 'next' | 'previous'>> {
  type Answer = Omit<CallWithoutOutagePage, 'next' | 'previous'>
  const { rows } = await db.query<Answer>(
    `${classed}, shown as (
       select location_id, location_name, location_timezone, calltek_ticket_id,
         opened_at as ticket_datetime_utc, room, issue as issue_api, status as status_api,
         row_number() over (order by ${keys[sort.by]} ${sort.direction}, opened_at desc, tickets.id) as place
       from classed join tickets using (location_id) where kind = 'well' and tickets.id = ticket_id
       order by place limit $6 offset $7
     )
     select count(*) filter (where kind = 'well') as count,
       count(*) filter (where kind = 'down') as during_outages,
       count(*) filter (where kind = 'unknown') as unknown,
       (select coalesce(json_agg(to_jsonb(shown) - 'place' order by place), '[]') from shown) as results
     from classed`,
    [...scope(viewer), locationId, from, until, limit, offset],
  )
  return rows[0] ?? { count: 0, during_outages: 0, unknown: 0, results: [] }
}

import {
  freshnessLimits,
  incidentLimits,
  type LocationOverview,
  type WorstIncident,
} from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { isInService } from '../devices/inService.ts'
import { toIncidentId } from '../incidents/incidentId.ts'
import { withLatestCount } from '../ssids/queries.ts'

interface Row extends Omit<LocationOverview, 'worst_incident'> {
  location_id: number
  /** Of the worst incident; null where none is open. */
  started_at: string | null
  down_now: number
}

/**
 * The figures of the viewer's locations, in one statement: the same as the calls about each of them alone give.
 * By id, so that a location that is renamed while pages are read is neither left out nor told twice.
 */
export async function readOverview(
  db: Database,
  viewer: Viewer,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<LocationOverview[]> {
  const { rows } = await db.query<Row>(
    `select place.id as location_id, online, offline, unknown, connected_clients,
       clients_counted_at, open_tickets,
       worst.started_at, coalesce(worst.down_now, 0) as down_now,
       case when heard_at < $5::timestamptz - interval '${incidentLimits.quietMs} milliseconds'
         then heard_at end as no_data_since
     from (
       select locations.id from locations where ${isVisible} order by id limit $3 offset $4
     ) as place
     left join incident_locations on location_id = place.id
     cross join lateral (
       select count(*) filter (where word = 'online') as online,
         count(*) filter (where word = 'offline') as offline,
         count(*) filter (where word is null or word not in ('online', 'offline')) as unknown
       from (select lower(btrim(status)) as word from devices
         where location_id = place.id and ${isInService}) as words
     ) as statuses
     cross join lateral (
       select coalesce(sum(latest.clients), 0) as connected_clients,
         min(latest.time) as clients_counted_at
       from ssids ${withLatestCount} where location_id = place.id and is_active
     ) as counted
     cross join lateral (
       select count(*) as open_tickets from tickets where location_id = place.id and closed_at is null
     ) as called
     left join lateral (
       select started_at,
         (select count(distinct device_id) from device_outages
          where device_outages.location_id = place.id and device_outages.ended_at is null
            and incident_started_at = incidents.started_at) as down_now
       from incidents
       where incidents.location_id = place.id and ended_at is null and started_at <= $5
       order by down_now desc, started_at desc limit 1
     ) as worst on true
     order by place.id`,
    [...scope(viewer), limit, offset, now],
  )
  return rows.map(({ started_at, down_now, ...figures }) => ({
    ...figures,
    count_interval_seconds: freshnessLimits.countIntervalSeconds,
    worst_incident: worstIncident(figures.location_id, started_at, down_now),
  }))
}

function worstIncident(
  locationId: number,
  startedAt: string | null,
  downNow: number,
): WorstIncident | null {
  if (startedAt === null || downNow === 0) return null
  const id = toIncidentId({ location_id: locationId, started_at: startedAt })
  return { id, started_at: startedAt, down_now: downNow }
}

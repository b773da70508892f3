import {
  type DeviceIncident,
  type DeviceIncidents,
  type IncidentTicket,
  incidentLimits,
} from '@netportal/contract'
import type { Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { isByRetirement } from '../devices/inService.ts'
import { readSummaries } from './queries.ts'

interface Own
  extends Pick<
    DeviceIncident,
    | 'own_outages'
    | 'own_started_at'
    | 'own_ended_at'
    | 'own_ended_by_retirement'
    | 'own_minutes_down'
  > {
  started_at: string
  total: number
}

/**
 * Reads which incidents an access point was part of, and who called in its outages or soon after.
 * @param place an access point that `requireDevice` gave
 */
export async function readDeviceIncidents(
  db: Database,
  viewer: Viewer,
  place: { locationId: number; deviceId: number },
  now: Date,
): Promise<DeviceIncidents> {
  const own = await readOwn(db, place, now)
  const starts = own.map(({ started_at }) => new Date(started_at))
  const summaries = new Map(
    (await readSummaries(db, viewer, { locationId: place.locationId, starts }, now)).map((one) => [
      Date.parse(one.started_at),
      one,
    ]),
  )
  const tickets = await readTickets(db, place, starts, now)
  return {
    incidents: own.flatMap(({ started_at, total: _, own_ended_by_retirement, ...parts }) => {
      const incident = summaries.get(Date.parse(started_at))
      const retirement = own_ended_by_retirement && { own_ended_by_retirement }
      return incident ? [{ ...incident, ...parts, ...retirement }] : []
    }),
    incidents_count: own[0]?.total ?? 0,
    tickets: tickets.map(({ total: _, ...ticket }) => ticket),
    tickets_count: tickets[0]?.total ?? 0,
  }
}

/** Of a site that is not heard of, the time since then is not known to have been spent offline. */
async function readOwn(
  db: Database,
  { locationId, deviceId }: { locationId: number; deviceId: number },
  now: Date,
): Promise<Own[]> {
  const { rows } = await db.query<Own>(
    `select incident_started_at as started_at, count(*) as own_outages,
       min(started_at) as own_started_at,
       case when bool_and(ended_at is not null) then max(ended_at) end as own_ended_at,
       bool_or(${isByRetirement}) as own_ended_by_retirement,
       floor(sum(offline_ms + coalesce(greatest(0, extract(epoch from known_until - offline_since)
         * 1000), 0)) / 60000)::bigint as own_minutes_down,
       count(*) over () as total
     from device_outages join devices on devices.id = device_id
     cross join lateral (
       select case when heard_at < $3::timestamptz - interval '${incidentLimits.quietMs} milliseconds'
         then heard_at else $3 end as known_until
       from (select 1) as one left join incident_locations on location_id = $2
     ) as heard
     where device_id = $1 and device_outages.location_id = $2 and incident_started_at <= $3
     group by incident_started_at
     order by incident_started_at desc limit ${incidentLimits.deviceIncidentsShown}`,
    [deviceId, locationId, now],
  )
  return rows
}

async function readTickets(
  db: Database,
  { locationId, deviceId }: { locationId: number; deviceId: number },
  starts: readonly Date[],
  now: Date,
): Promise<(IncidentTicket & { total: number })[]> {
  const { rows } = await db.query<IncidentTicket & { total: number }>(
    `select calltek_ticket_id, opened_at as ticket_datetime_utc, room, issue as issue_api,
       status as status_api, count(*) over () as total
     from tickets
     where id in (
       select tickets.id from device_outages
       join tickets on tickets.location_id = $2 and opened_at >= started_at and opened_at <= least(
         $4::timestamptz, ended_at + interval '${incidentLimits.callsAfterMs} milliseconds')
       where device_id = $1 and device_outages.location_id = $2
         and incident_started_at = any($3::timestamptz[])
     )
     order by opened_at desc, id desc limit ${incidentLimits.ticketsShown}`,
    [deviceId, locationId, starts, now],
  )
  return rows
}

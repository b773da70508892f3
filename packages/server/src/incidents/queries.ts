import {
  type Incident,
  type IncidentOutage,
  type IncidentSummary,
  incidentGrade,
  incidentLimits,
} from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { isByRetirement, isOfIncident } from '../devices/inService.ts'
import type { IncidentKey } from './incidentId.ts'
import { toIncidentId } from './incidentId.ts'

/** Which incidents are asked for. */
export interface IncidentFilter {
  locationId: number | null
  /** Only what was not over by then; null for any. */
  from: Date | null
  /** Only what began before; null for any. */
  until: Date | null
  state: 'open' | 'over' | null
}

export interface IncidentRow
  extends Omit<IncidentSummary, 'id' | 'location_id' | 'started_at' | 'grade'> {
  location_id: number
  started_at: string
}

/** What a filter asks of a row of `incidents`, but for its location. */
const isAsked = `($4::timestamptz is null or coalesce(ended_at, 'infinity') > $4)
    and ($5::timestamptz is null or started_at < $5)
    and case $6::text when 'open' then ended_at is null when 'over' then ended_at is not null else true end
    and started_at <= $7::timestamptz`

const isAskedPlace = '($3::bigint is null or locations.id = $3)'

/** What is found of an incident. */
interface Found {
  /** SQL of one column more, and a comma. */
  column?: string
  /** SQL of a condition more on a row of `incidents`. */
  condition?: string
}

/**
 * Incidents of the viewer's locations up to `now`; its parameters after those of `scope` are the filter's, then now.
 */
export const foundWith = ({ column = '', condition = 'true' }: Found = {}) => `
  select incidents.*, ${column} locations.name as location_name, timezone as location_timezone, heard_at
  from incidents
  join locations on locations.id = incidents.location_id
  left join incident_locations using (location_id)
  where ${isVisible} and ${isAskedPlace} and ${isAsked} and ${condition}`

/**
 * Of these as many of each location as a page by their beginnings can have. An administrator's are found in the order of
 * all there are; among those of all companies a customer's few would be looked for long.
 * @param count SQL of as many as end with the page
 */
export function foundByStart(
  viewer: Viewer,
  {
    direction,
    count,
    column = '',
    condition = 'true',
  }: Found & { direction: 'asc' | 'desc'; count: string },
): string {
  if (viewer.role === 'admin') return foundWith({ column, condition })
  return `
  select incidents.*, ${column} locations.name as location_name, timezone as location_timezone, heard_at
  from locations
  left join incident_locations on incident_locations.location_id = locations.id
  cross join lateral (
    select * from incidents
    where incidents.location_id = locations.id and ${isAsked} and ${condition}
    order by started_at ${direction} limit ${count}
  ) as incidents
  where ${isVisible} and ${isAskedPlace}`
}

const found = foundWith()

/** Since when nothing was heard of a site; null when it was lately, or never. */
export const quietSince = `case when heard_at < $7::timestamptz - interval '${incidentLimits.quietMs} milliseconds'
  then heard_at end`

/**
 * Numbers of an incident that depend on when they are asked for. Of a site that is not heard of, the time
 * since then is not known to have been spent offline.
 */
export const figures = `
  select shown.location_id, location_name, location_timezone, shown.started_at, shown.ended_at,
    access_points, most_down, ${quietSince} as no_data_since,
    (select count(*) from devices
     where devices.location_id = shown.location_id and ${isOfIncident('shown', '$7')}
    ) as site_access_points,
    exists (select from devices where devices.location_id = shown.location_id
      and devices.retired_at = shown.ended_at) as ended_by_retirement,
    down_now, floor(offline_ms / 60000)::bigint as minutes_down,
    (select count(*) from tickets
     where tickets.location_id = shown.location_id and opened_at >= shown.started_at
       and opened_at <= least(
         $7, shown.ended_at + interval '${incidentLimits.callsAfterMs} milliseconds')
    ) as calls
  from shown
  cross join lateral (
    select count(distinct device_id) filter (where device_outages.ended_at is null) as down_now,
      sum(device_outages.offline_ms + coalesce(greatest(0, extract(epoch from
        coalesce(${quietSince}, $7) - offline_since) * 1000), 0)) as offline_ms
    from device_outages
    where device_outages.location_id = shown.location_id and incident_started_at = shown.started_at
  ) as parts`

export function parameters(viewer: Viewer, filter: IncidentFilter, now: Date) {
  const { locationId, from, until, state } = filter
  return [...scope(viewer), locationId, from, until, state, now]
}

export async function countIncidents(
  db: Database,
  viewer: Viewer,
  filter: IncidentFilter,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) from (${found}) as found`,
    parameters(viewer, filter, now),
  )
  return rows[0]?.count ?? 0
}

/**
 * A page of incidents, newest first; of open ones those first of which most of their site is down now. Numbers are
 * made for the page alone, and for all open ones, which are few.
 */
export async function listIncidents(
  db: Database,
  viewer: Viewer,
  filter: IncidentFilter,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<IncidentSummary[]> {
  const page = 'limit $8 offset $9'
  const newest = 'order by started_at desc, location_id'
  const newestFirst = { direction: 'desc', count: '$8::bigint + $9::bigint' } as const
  const worst = `order by down_now::float8 / greatest(down_now, site_access_points, 1) desc, calls desc,
    started_at desc, location_id`
  const { rows } = await db.query<IncidentRow>(
    filter.state === 'open'
      ? `with shown as (${found}), numbered as (${figures}) select * from numbered ${worst} ${page}`
      : `with shown as (${foundByStart(viewer, newestFirst)} ${newest} ${page}) ${figures} ${newest}`,
    [...parameters(viewer, filter, now), limit, offset],
  )
  return rows.map(toSummary)
}

export function toSummary({ ended_by_retirement, ...row }: IncidentRow): IncidentSummary {
  // An access point may have been there before its discovery was noted.
  const site_access_points = Math.max(row.site_access_points, row.access_points)
  return {
    ...row,
    id: toIncidentId(row),
    site_access_points,
    grade: incidentGrade(row.most_down, site_access_points),
    ...(ended_by_retirement && { ended_by_retirement }),
  }
}

/**
 * Finds the incident to which an outage belongs that began at a moment: the id of an incident that began later
 * or earlier than was known when it was given leads to it all the same.
 */
export async function findIncident(
  db: Database,
  viewer: Viewer,
  { locationId, startedAt }: IncidentKey,
  now: Date,
): Promise<IncidentSummary | null> {
  const { rows } = await db.query<IncidentRow>(
    `with shown as (
       ${found} and started_at = (
         select incident_started_at from device_outages
         where device_outages.location_id = $3 and device_outages.started_at = $8 limit 1
       )
     ) ${figures}`,
    [...parameters(viewer, { locationId, from: null, until: null, state: null }, now), startedAt],
  )
  return rows[0] === undefined ? null : toSummary(rows[0])
}

/** Numbers of the incidents of one location that began at given instants, in no order. */
export async function readSummaries(
  db: Database,
  viewer: Viewer,
  { locationId, starts }: { locationId: number; starts: readonly Date[] },
  now: Date,
): Promise<IncidentSummary[]> {
  if (starts.length === 0) return []
  const { rows } = await db.query<IncidentRow>(
    `with shown as (${found} and started_at = any($8::timestamptz[])) ${figures}`,
    [...parameters(viewer, { locationId, from: null, until: null, state: null }, now), starts],
  )
  return rows.map(toSummary)
}

/** Of an outage: what it was offline up to a moment, in minutes. */
const minutesDown = (until: string) =>
  `floor((offline_ms + coalesce(greatest(0, extract(epoch from ${until} - offline_since)
     * 1000), 0)) / 60000)::bigint`

/**
 * The first outages of incidents of one location.
 * @returns by the start of the incident in epoch milliseconds, oldest first
 */
export async function readOutages(
  db: Database,
  incidents: readonly IncidentSummary[],
  { now, limit }: { now: Date; limit: number },
): Promise<Map<number, IncidentOutage[]>> {
  const byStart = new Map<number, IncidentOutage[]>()
  if (incidents.length === 0) return byStart
  const { rows } = await db.query<IncidentOutage & { incident_at: string }>(
    `select asked.at as incident_at, mac_address as ap_mac_address, name as device_name_api,
       started_at, ended_at, ${minutesDown('asked.until')} as minutes_down, ended_by_retirement
     from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) as asked (location_id, at, until)
     cross join lateral (
       select device_outages.*, devices.name, mac_address, ${isByRetirement} as ended_by_retirement
       from device_outages join devices on devices.id = device_id
       where device_outages.location_id = asked.location_id and incident_started_at = asked.at
       order by started_at, lower(devices.name), mac_address limit $4
     ) as parts
     order by started_at, lower(name), mac_address`,
    [
      incidents.map(({ location_id }) => location_id),
      incidents.map(({ started_at }) => started_at),
      incidents.map(({ no_data_since }) => no_data_since ?? now),
      limit,
    ],
  )
  for (const { incident_at, ...outage } of rows) {
    const ms = Date.parse(incident_at)
    byStart.set(ms, [...(byStart.get(ms) ?? []), toOutage(outage)])
  }
  return byStart
}

function toOutage({ ended_by_retirement, ...outage }: IncidentOutage): IncidentOutage {
  return ended_by_retirement ? { ...outage, ended_by_retirement } : outage
}

type Parts = Pick<Incident, 'outages' | 'tickets'>

/** The parts of an incident that `findIncident` gave. */
export async function readParts(
  db: Database,
  { location_id, started_at, ended_at, no_data_since }: IncidentSummary,
  now: Date,
): Promise<Parts> {
  const outages = await db.query<Parts['outages'][number]>(
    `select mac_address as ap_mac_address, devices.name as device_name_api, started_at, ended_at,
       ${minutesDown('$3::timestamptz')} as minutes_down, other_incidents,
       ${isByRetirement} as ended_by_retirement
     from device_outages join devices on devices.id = device_id
     cross join lateral (
       select count(distinct others.incident_started_at) as other_incidents
       from device_outages as others
       where others.device_id = device_outages.device_id and others.incident_started_at <> $2
         and others.started_at > $4::timestamptz - interval '${incidentLimits.daysDefault} days'
         and others.started_at <= $4
     ) as elsewhere
     where device_outages.location_id = $1 and incident_started_at = $2
     order by started_at, lower(devices.name), mac_address`,
    [location_id, started_at, no_data_since ?? now, now],
  )
  const tickets = await db.query<Parts['tickets'][number]>(
    `select calltek_ticket_id, opened_at as ticket_datetime_utc, room, issue as issue_api,
       status as status_api
     from tickets
     where location_id = $1 and opened_at >= $2::timestamptz and opened_at <= least(
       $4::timestamptz, $3::timestamptz + interval '${incidentLimits.callsAfterMs} milliseconds')
     order by opened_at, id limit ${incidentLimits.ticketsShown}`,
    [location_id, started_at, ended_at ?? null, now],
  )
  return { outages: outages.rows.map(toOutage), tickets: tickets.rows }
}

import {
  compareTimelineKeys,
  groupedTimelineLimits,
  incidentKind,
  pageOfGroups,
  type TimelineGroup,
  type TimelineGroupKind,
  type TimelineKey,
  timelineKey,
} from '@netportal/contract'
import type { Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { readOutages, readSummaries } from '../incidents/queries.ts'
import { describeEvent } from './describe.ts'
import type { GroupFilter } from './groupFilter.ts'
import { listLoneChanges } from './loneChanges.ts'
import { readEvents } from './queries.ts'

/** A group before anything but its place is known. */
interface Found {
  kind: TimelineGroupKind
  key: TimelineKey
}

/**
 * A page of what happened at a location, by the contract's `groupTimeline`. What is kept of incidents already says
 * which changes are grouped, so that a page costs no more than what is on it, and a look at each access point.
 */
export async function listGroups(
  db: Database,
  viewer: Viewer,
  filter: GroupFilter,
  now: Date,
): Promise<{ groups: TimelineGroup[]; next: TimelineKey | null }> {
  const { kind } = filter
  const known = [
    ...(kind === null || kind === 'incident' || kind === 'outage'
      ? await findIncidents(db, filter)
      : []),
    ...(kind === null || kind === 'guest_ticket' ? await findTickets(db, filter) : []),
  ].sort(byPlace)
  const lone =
    kind === null || kind === 'device_status'
      ? await listLoneChanges(
          db,
          filter,
          known[filter.limit]?.key.startMs ?? filter.from?.getTime() ?? null,
        )
      : []
  const found = [
    ...known,
    ...lone.map(({ deviceId, atMs }) => foundAt('device_status', atMs, deviceId)),
  ].sort(byPlace)
  const { page, next } = pageOfGroups(found, filter)
  return { groups: await describeGroups(db, viewer, filter.locationId, page, now), next }
}

function byPlace(a: Found, b: Found): number {
  return compareTimelineKeys(a.key, b.key)
}

function foundAt(kind: TimelineGroupKind, startMs: number, id = 0): Found {
  return { kind, key: timelineKey(kind, startMs, id) }
}

/** One more than the page holds tells whether another follows. */
async function findIncidents(db: Database, filter: GroupFilter): Promise<Found[]> {
  const { locationId, kind, deviceId, from, after, limit } = filter
  const { rows } = await db.query<{ started_at: string; access_points: number }>(
    `select started_at, access_points from incidents
     where location_id = $1 and started_at < $2
       and started_at >= coalesce($6::timestamptz, '-infinity')
       and case $3::text when 'incident' then access_points > 1
         when 'outage' then access_points = 1 else true end
       and ($4::bigint is null or started_at in (
         select incident_started_at from device_outages
         where device_id = $4 and device_outages.location_id = $1
       ))
     order by started_at desc limit $5::bigint + 1`,
    [locationId, new Date(after.startMs), kind, deviceId, limit, from],
  )
  return rows.map((row) => foundAt(incidentKind(row.access_points), Date.parse(row.started_at)))
}

async function findTickets(db: Database, filter: GroupFilter): Promise<Found[]> {
  const { locationId, deviceId, from, after, limit } = filter
  // A call is about no access point.
  if (deviceId !== null) return []
  const { rows } = await db.query<{ id: number; opened_at: string }>(
    `select id, opened_at from tickets
     where location_id = $1 and opened_at <= $2
       and opened_at >= coalesce($6::timestamptz, '-infinity')
       and (opened_at < $2 or (${timelineKey('guest_ticket', 0).rank}, id) > ($3::int, $4::bigint))
     order by opened_at desc, id limit $5::bigint + 1`,
    [locationId, new Date(after.startMs), after.rank, after.id, limit, from],
  )
  return rows.map(({ id, opened_at }) => foundAt('guest_ticket', Date.parse(opened_at), id))
}

async function describeGroups(
  db: Database,
  viewer: Viewer,
  locationId: number,
  page: readonly Found[],
  now: Date,
): Promise<TimelineGroup[]> {
  const isSingle = ({ kind }: Found) => kind === 'device_status' || kind === 'guest_ticket'
  const starts = page.filter((one) => !isSingle(one)).map(({ key }) => new Date(key.startMs))
  const summaries = new Map(
    (await readSummaries(db, viewer, { locationId, starts }, now)).map((one) => [
      Date.parse(one.started_at),
      one,
    ]),
  )
  const outages = await readOutages(db, [...summaries.values()], {
    now,
    limit: groupedTimelineLimits.outagesShown,
  })
  const events = await readEvents(
    db,
    page.filter(isSingle).map(({ kind, key }) => ({ kind, id: key.id, at: new Date(key.startMs) })),
  )
  const described = new Map(
    events.map((event) => [event.id, describeEvent(event, locationId)] as const),
  )
  return page.flatMap(({ kind, key }): TimelineGroup[] => {
    const started_at = new Date(key.startMs).toISOString()
    const incident = summaries.get(key.startMs)
    if (kind === 'incident' || kind === 'outage') {
      if (!incident) return []
      const id = `incident-${incident.id}`
      return [{ id, kind, started_at, incident, outages: outages.get(key.startMs) ?? [] }]
    }
    const id = kind === 'guest_ticket' ? `ticket-${key.id}` : `device-${key.id}-${key.startMs}`
    const event = described.get(id)
    return event ? [{ id, kind, started_at, event }] : []
  })
}

import {
  type DeviceAtMoment,
  type DownAtMoment,
  incidentLimits,
  roomLimits,
  type TicketNetwork,
} from '@netportal/contract'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { isByRetirement } from '../devices/inService.ts'
import { statusesAt } from '../devices/statusesAt.ts'
import { clientsAt } from '../incidents/clients.ts'
import { listIncidents } from '../incidents/queries.ts'
import { findLikely } from './likely.ts'

/** A ticket, as far as the network is concerned. */
export interface TicketPlace {
  locationId: number
  timezone: string
  room: string | null
  openedAt: string
}

/** Finds one of the viewer's tickets; null when there is none, or it is not theirs. */
export async function findTicketPlace(
  db: Database,
  viewer: Viewer,
  ticketId: number,
): Promise<TicketPlace | null> {
  const { rows } = await db.query<TicketPlace>(
    `select location_id as "locationId", timezone, room, opened_at as "openedAt"
     from tickets join locations on locations.id = location_id
     where ${isVisible} and tickets.id = $3`,
    [...scope(viewer), ticketId],
  )
  return rows[0] ?? null
}

/** Tells how the network of a ticket's site stood when it was opened, and what became of it up to `now`. */
export async function readTicketNetwork(
  db: Database,
  viewer: Viewer,
  { locationId, timezone, room, openedAt }: TicketPlace,
  now: Date,
): Promise<TicketNetwork> {
  const at = new Date(openedAt)
  const { noDataSince, devices } = await statusesAt(db, locationId, at)
  const { likely, count } = await findLikely(db, locationId, room, at)
  const down = devices.filter(({ status }) => status === 'offline')
  const listed = down.slice(0, roomLimits.down)
  const ids = new Set([...listed.map(idOf), ...likely.map(({ id }) => id)])
  const returns = await readReturns(db, { locationId, ids: [...ids], at, now })
  const back = (id: number) => returns.get(id) ?? {}
  const byId = new Map(devices.map((device) => [idOf(device), device]))
  const sum = (status: DeviceAtMoment['status']) =>
    devices.filter((device) => device.status === status).length
  return {
    location_id: locationId,
    location_timezone: timezone,
    at: openedAt,
    no_data_since: noDataSince,
    online: sum('online'),
    offline: down.length,
    unknown: sum('unknown'),
    down: listed.map((device) => ({ ...device, ...back(idOf(device)) })),
    likely: likely.map((one) => {
      const { status = 'unknown', since } = byId.get(one.id) ?? {}
      return { ...one, status, since, ...(status === 'offline' && back(one.id)) }
    }),
    likely_count: count,
    incidents: await listIncidents(db, viewer, callsIncidents(locationId, at), {
      now,
      limit: roomLimits.incidents,
      offset: 0,
    }),
    clients: await clientsAt(db, { locationId, timezone }, openedAt),
  }
}

function idOf({ id }: DeviceAtMoment): number {
  return Number(id)
}

/** Incidents that count a call of that moment: it came during them, or in the half hour after. */
function callsIncidents(locationId: number, at: Date) {
  const atMs = at.getTime()
  return {
    locationId,
    from: new Date(atMs - incidentLimits.callsAfterMs - 1),
    until: new Date(atMs + 1),
    state: null,
  }
}

type Return = Pick<DownAtMoment, 'came_back_at' | 'is_still_down'>

interface Asked {
  locationId: number
  ids: readonly number[]
  at: Date
  now: Date
}

/**
 * Finds when access points were back that were down at a moment. Of a site that is not heard of now it is not known
 * whether they are; one that was taken out of service since is neither back nor still down.
 */
async function readReturns(
  db: Database,
  { locationId, ids, at, now }: Asked,
): Promise<Map<number, Return>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.query<{ id: number } & Return>(
    `select asked.id, case when ended_at <= $4 and not ${isByRetirement} then ended_at end as came_back_at,
       case when ${isByRetirement} then null when ended_at <= $4 then false
         when heard_at >= $4::timestamptz - interval '${incidentLimits.quietMs} milliseconds' then true
       end as is_still_down
     from unnest($2::bigint[]) as asked (id)
     join devices on devices.id = asked.id
     join incident_locations on incident_locations.location_id = $1
     cross join lateral (
       select ended_at from device_outages
       where device_id = asked.id and started_at <= $3
       order by started_at desc limit 1
     ) as outage
     where ended_at is null or ended_at > $3`,
    [locationId, ids, at, now],
  )
  return new Map(rows.map(({ id, ...back }) => [id, back]))
}

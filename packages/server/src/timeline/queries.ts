import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { servedAt } from '../devices/inService.ts'
import { isChange } from '../statuses/changes.ts'

/** A change of an access point's status. */
export interface StatusEvent {
  kind: 'device_status'
  id: string
  at: string
  macAddress: string
  deviceName: string | null
  status: string | null
  /** Since when the status before it lasted, and which that was; null for the first one known. */
  previousAt: string | null
  previousStatus: string | null
}

/** A guest's call that opened a ticket. */
export interface TicketEvent {
  kind: 'guest_ticket'
  id: string
  at: string
  number: string
  room: string | null
  issue: string | null
}

export type LocationEvent = StatusEvent | TicketEvent

interface Row {
  kind: LocationEvent['kind']
  id: number
  at: string
  mac_address: string
  name: string | null
  status: string | null
  previous_at: string | null
  previous_status: string | null
  calltek_ticket_id: string
  room: string | null
  issue: string | null
}

/** Words need more than a place: it is read for what a page holds alone. Its rows are `page`. */
const described = `
  select kind, page.id, at, page.status, mac_address, devices.name,
    previous.changed_at as previous_at, previous.status as previous_status,
    calltek_ticket_id, room, issue
  from page
  left join devices on kind = 'device_status' and devices.id = page.id
  left join tickets on kind = 'guest_ticket' and tickets.id = page.id
  left join lateral (
    select changed_at, before.status from device_status_changes as before
    where device_id = devices.id and changed_at < at
    order by changed_at desc limit 1
  ) as previous on true
  order by at desc, kind, page.id`

interface Page {
  limit: number
  offset: number
}

/** Both ends are part of it; null for all that was ever known. */
interface EventSpan {
  from: Date | null
  to: Date
}

/** How many events there were in a span of time at one of the viewer's locations. */
export async function countEvents(
  db: Database,
  viewer: Viewer,
  locationId: number,
  { from, to }: EventSpan,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select (
       select count(*) from device_status_changes as said
       join devices on devices.id = device_id join locations on locations.id = location_id
       where ${isVisible} and location_id = $3 and changed_at <= $4 and changed_at >= ${since('$5')}
         and ${servedAt('changed_at')} and ${isChange('said')}
     ) + (
       select count(*) from tickets join locations on locations.id = location_id
       where ${isVisible} and location_id = $3 and opened_at <= $4 and opened_at >= ${since('$5')}
     ) as count`,
    [...scope(viewer), locationId, to, from],
  )
  return rows[0]?.count ?? 0
}

/** An unbounded beginning is compared as one, so that the index finds either. */
const since = (parameter: string) => `coalesce(${parameter}::timestamptz, '-infinity')`

/**
 * A page of what happened in a span of time at one of the viewer's locations, newest first. Of each access point
 * no more changes are read than the page could hold, and the status before only of those on it.
 */
export async function listEvents(
  db: Database,
  viewer: Viewer,
  locationId: number,
  { from, to }: EventSpan,
  { limit, offset }: Page,
): Promise<LocationEvent[]> {
  const { rows } = await db.query<Row>(
    `with page as (
       select 'device_status' as kind, device_id as id, changed_at as at, change.status
       from locations
       join devices on location_id = locations.id
       cross join lateral (
         select device_id, changed_at, said.status from device_status_changes as said
         where device_id = devices.id and changed_at <= $4 and changed_at >= ${since('$7')}
           and ${servedAt('changed_at')} and ${isChange('said')}
         order by changed_at desc limit $5::bigint + $6::bigint
       ) as change
       where ${isVisible} and location_id = $3
       union all
       (select 'guest_ticket', tickets.id, opened_at, null
        from tickets join locations on locations.id = location_id
        where ${isVisible} and location_id = $3 and opened_at <= $4 and opened_at >= ${since('$7')}
        order by opened_at desc, tickets.id limit $5::bigint + $6::bigint)
       order by at desc, kind, id limit $5 offset $6
     )
     ${described}`,
    [...scope(viewer), locationId, to, limit, offset, from],
  )
  return rows.map(toEvent)
}

/** Names an event that is known to be the viewer's. */
interface EventPlace {
  kind: string
  /** Of the device or the ticket. */
  id: number
  at: Date
}

/** Reads events by their places; their ids are those of the plain timeline. */
export async function readEvents(
  db: Database,
  places: readonly EventPlace[],
): Promise<LocationEvent[]> {
  if (places.length === 0) return []
  const { rows } = await db.query<Row>(
    `with page as (
       select asked.kind, asked.id, asked.at, status
       from unnest($1::text[], $2::bigint[], $3::timestamptz[]) as asked (kind, id, at)
       left join device_status_changes
         on asked.kind = 'device_status' and device_id = asked.id and changed_at = asked.at
     ) ${described}`,
    [places.map(({ kind }) => kind), places.map(({ id }) => id), places.map(({ at }) => at)],
  )
  return rows.map(toEvent)
}

function toEvent(row: Row): LocationEvent {
  const { id, at } = row
  if (row.kind === 'guest_ticket') {
    const { calltek_ticket_id: number, room, issue } = row
    return { kind: 'guest_ticket', id: `ticket-${id}`, at, number, room, issue }
  }
  return {
    kind: 'device_status',
    id: `device-${id}-${Date.parse(at)}`,
    at,
    macAddress: row.mac_address,
    deviceName: row.name,
    status: row.status,
    previousAt: row.previous_at,
    previousStatus: row.previous_status,
  }
}

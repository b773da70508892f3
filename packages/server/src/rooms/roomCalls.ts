import {
  deviceStatus,
  incidentLimits,
  type RoomCall,
  type RoomCalls,
  roomKey,
  roomLimits,
} from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { toIncidentId } from '../incidents/incidentId.ts'
import { silentSinceEach } from '../incidents/silence.ts'
import { findLikely, type Likely } from './likely.ts'

/** The newest calls ever of a room of a location, with the state of its likely access points at each. */
export async function readRoomCalls(
  db: Database,
  locationId: number,
  room: string,
  now: Date,
): Promise<RoomCalls> {
  const { likely, count: likelyCount } = await findLikely(db, locationId, room)
  const { calls, count } = await listCalls(db, {
    locationId,
    rooms: await findSpellings(db, locationId, room),
    now,
  })
  const moments = calls.map((call) => new Date(call.ticket_datetime_utc))
  const states = await readStates(db, likely, moments)
  const incidents = await findIncidents(db, locationId, moments)
  const silences = await silentSinceEach(
    db,
    locationId,
    moments.map((at, index) => ({ at, told: states[index]?.told ?? null })),
  )
  return {
    likely,
    likely_count: likelyCount,
    count,
    calls: calls.map((call, index): RoomCall => {
      const silent = silences[index] ?? null
      return {
        ...call,
        no_data_since: silent,
        incident_id: incidents[index] ?? null,
        states: (states[index]?.states ?? []).map((state) =>
          silent === null || state.status === 'undiscovered'
            ? state
            : { ...state, status: 'unknown' },
        ),
      }
    }),
  }
}

/** Finds the ways in which a room is written in a location's tickets. */
async function findSpellings(db: Database, locationId: number, room: string): Promise<string[]> {
  const key = roomKey(room)
  if (key === null) return []
  const { rows } = await db.query<{ room: string }>(
    'select distinct room from tickets where location_id = $1 and room is not null',
    [locationId],
  )
  return rows.map((row) => row.room).filter((spelling) => roomKey(spelling) === key)
}

interface Call extends Pick<RoomCall, 'issue_api' | 'status_api'> {
  calltek_ticket_id: string
  ticket_datetime_utc: string
}

interface AskedCalls {
  locationId: number
  rooms: readonly string[]
  now: Date
}

async function listCalls(
  db: Database,
  { locationId, rooms: spellings, now }: AskedCalls,
): Promise<{ calls: Call[]; count: number }> {
  if (spellings.length === 0) return { calls: [], count: 0 }
  const { rows } = await db.query<Call & { count: number }>(
    `select calltek_ticket_id, opened_at as ticket_datetime_utc, issue as issue_api,
       status as status_api, count(*) over () as count
     from tickets where location_id = $1 and room = any($2) and opened_at <= $3
     order by opened_at desc, id desc limit ${roomLimits.calls}`,
    [locationId, spellings, now],
  )
  return { calls: rows.map(({ count: _, ...call }) => call), count: rows[0]?.count ?? 0 }
}

interface StatesThen {
  states: RoomCall['states']
  /** The latest time up to then at which any of them said anything. */
  told: string | null
}

/** How each of some access points stood at each of some moments, in the order of both. */
async function readStates(
  db: Database,
  likely: readonly Likely[],
  moments: readonly Date[],
): Promise<StatesThen[]> {
  const { rows } = await db.query<{
    mac: string
    said_at: string | null
    status: string | null
    is_later: boolean
  }>(
    `select mac_address as mac, said.changed_at as said_at, said.status,
       coalesce(first_discovered_at > at, false) as is_later
     from unnest($1::timestamptz[]) with ordinality as asked (at, place)
     cross join unnest($2::bigint[]) with ordinality as liked (id, rank)
     join devices on devices.id = liked.id
     left join lateral (
       select changed_at, status from device_status_changes
       where device_id = liked.id and changed_at <= at order by changed_at desc limit 1
     ) as said on true
     order by place, rank`,
    [moments, likely.map(({ id }) => id)],
  )
  return moments.map((_, index) => {
    const then = rows.slice(index * likely.length, (index + 1) * likely.length)
    return {
      states: then.map(({ mac, said_at, status, is_later }) => ({
        ap_mac_address: mac,
        status: said_at === null && is_later ? 'undiscovered' : deviceStatus(status),
      })),
      told:
        then
          .map(({ said_at }) => said_at)
          .filter((at) => at !== null)
          .sort()
          .at(-1) ?? null,
    }
  })
}

/** The newest incident that counts a call of each moment. */
async function findIncidents(
  db: Database,
  locationId: number,
  moments: readonly Date[],
): Promise<(string | null)[]> {
  const { rows } = await db.query<{ started_at: string | null }>(
    `select started_at
     from unnest($2::timestamptz[]) with ordinality as asked (at, place)
     left join lateral (
       select started_at from incidents
       where location_id = $1 and started_at <= at and (ended_at is null
         or ended_at >= at - interval '${incidentLimits.callsAfterMs} milliseconds')
       order by started_at desc limit 1
     ) as incident on true
     order by place`,
    [locationId, moments],
  )
  return rows.map(({ started_at }) =>
    started_at === null ? null : toIncidentId({ location_id: locationId, started_at }),
  )
}

import {
  type HistoryEntry,
  incidentLimits,
  type Stretch,
  silentStretches,
} from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { servedAt } from '../devices/inService.ts'
import { plausible } from '../series/plausible.ts'
import { endOf, pointsOf } from '../series/points.ts'
import type { LocationDay } from './days.ts'

const { countHoldsMs, quietMs } = incidentLimits
const ms = (value: number) => `interval '${value} milliseconds'`

/** Days as the statements below take them: by place, counted from 1. */
const asked =
  'unnest($2::timestamptz[], $3::timestamptz[]) with ordinality as asked (from_at, until_at, place)'

function parameters(locationId: number, days: readonly LocationDay[]) {
  return [
    locationId,
    days.map(({ fromMs }) => new Date(fromMs)),
    days.map(({ untilMs }) => new Date(untilMs)),
  ]
}

/** Counts and measurements of a day. */
export interface Counted {
  incidents: number
  calls: number
  client_hours: number
  counted_hours: number
  used_bytes: number | null
}

/**
 * Counts what happened on each of some days, what was used and who was connected, over the networks in use. Hours
 * are counted from the start of the day, so that none is cut; of one that has counts, each network has its mean.
 * Traffic belongs to the day in which the stretch that it ends lies, and is rounded once a day and network, as the
 * report on data usage does it.
 * @returns by place in `days`; none for a day on which there was nothing
 */
export async function readCounted(
  db: Database,
  locationId: number,
  days: readonly LocationDay[],
): Promise<Map<number, Counted>> {
  const { rows } = await db.query<Counted & { place: number }>(
    `select asked.place - 1 as place, incidents, calls, coalesce(client_hours, 0) as client_hours,
       coalesce(counted_hours, 0) as counted_hours, used_bytes
     from ${asked}
     cross join lateral (
       select count(*) as incidents from incidents
       where location_id = $1 and started_at >= from_at and started_at < until_at
     ) as began
     cross join lateral (
       select count(*) as calls from tickets
       where location_id = $1 and opened_at >= from_at and opened_at < until_at
     ) as called
     cross join lateral (
       select sum(clients * hours) as client_hours, sum(hours) as counted_hours
       from (
         select sum(mean) as clients,
           least(1, extract(epoch from until_at - from_at) / 3600 - hour)::float8 as hours
         from (
           select floor(extract(epoch from time - from_at) / 3600) as hour, avg(clients)::float8 as mean
           from ssids cross join lateral ${pointsOf('ssid_client_counts', {
             of: 'ssids.id',
             values: ['clients'],
             after: ['>=', 'from_at'],
             until: ['<', 'until_at'],
           })} as points
           where location_id = $1 and is_active and clients is not null
           group by ssids.id, hour
         ) as networks
         group by hour
       ) as by_hour
     ) as counted
     cross join lateral (
       select sum(bytes)::bigint as used_bytes
       from (
         select round(coalesce(sum(${plausible('tx_mb')}), 0) * 1048576)
           + round(coalesce(sum(${plausible('rx_mb')}), 0) * 1048576) as bytes
         from ssids cross join lateral ${pointsOf('ssid_transfer_metrics', {
           of: 'ssids.id',
           values: ['tx_mb', 'rx_mb'],
           after: ['>', 'from_at'],
           until: ['<=', 'until_at'],
         })} as points
         where location_id = $1 and is_active
           and (tx_mb is not null or rx_mb is not null)
         group by ssids.id
       ) as by_network
     ) as measured
     where incidents > 0 or calls > 0 or counted_hours is not null or used_bytes is not null`,
    parameters(locationId, days),
  )
  return new Map(rows.map(({ place, ...counted }) => [place, counted]))
}

/** An access point with its changes of status. */
export interface DeviceChanges {
  id: number
  firstDiscovered: string | null
  /** When it was taken out of service; null while it serves. */
  retiredMs: number | null
  entries: HistoryEntry[]
}

/** The access points of a location with what changed between two instants, and how they were before. */
export async function readChanges(
  db: Database,
  locationId: number,
  { fromMs, untilMs }: Stretch,
): Promise<DeviceChanges[]> {
  const { rows } = await db.query<{
    id: number
    first_discovered_at: string | null
    retired_at: string | null
    time: string | null
    status: string | null
  }>(
    // Some controllers say every few minutes what they said before: that stays in the database.
    `select devices.id, first_discovered_at, retired_at, changes.time, changes.status
     from devices
     left join lateral (
       select time, kind as status from (
         select time, kind, lag(kind) over (order by time) as previous
         from (
           (select changed_at as time, coalesce(lower(btrim(status)), '') as kind
            from device_status_changes
            where device_id = devices.id and changed_at <= $2 order by changed_at desc limit 1)
           union all
           select changed_at, coalesce(lower(btrim(status)), '') from device_status_changes
           where device_id = devices.id and changed_at > $2 and changed_at < $3
         ) as said
       ) as said
       where kind is distinct from previous
     ) as changes on true
     where location_id = $1
     order by devices.id, changes.time`,
    [locationId, new Date(fromMs), new Date(untilMs)],
  )
  const devices = new Map<number, DeviceChanges>()
  for (const { id, first_discovered_at, retired_at, time, status } of rows) {
    const device = devices.get(id) ?? {
      id,
      firstDiscovered: first_discovered_at,
      retiredMs: retired_at === null ? null : Date.parse(retired_at),
      entries: [],
    }
    devices.set(id, device)
    if (time !== null) device.entries.push({ time, status })
  }
  return [...devices.values()]
}

interface Noted {
  heard_at: string | null
  heard_from: string | null
  quiet: { from: string; until: string | null }[]
  counted_from: string | null
}

/**
 * Finds the stretches in which nothing was known of a location, as `silentSince` says it of a moment: what was said
 * of them later counts, and before silences were noted the counts of clients tell.
 */
export async function readSilences(
  db: Database,
  locationId: number,
  { fromMs, untilMs }: Stretch,
): Promise<Stretch[]> {
  const [from, until] = [new Date(fromMs), new Date(untilMs)]
  const { rows } = await db.query<Noted>(
    `select heard_at, heard_from,
       (select min(first.time) from ssids cross join lateral
          ${endOf('ssid_client_counts', 'first', { of: 'ssids.id' })} as first where location_id = locations.id) as counted_from,
       coalesce((select json_agg(json_build_object('from', quiet_from, 'until', quiet_until))
         from location_silences
         where location_silences.location_id = locations.id and quiet_from < $3 and quiet_until > $2
       ), '[]') as quiet
     from locations left join incident_locations on location_id = locations.id
     where locations.id = $1`,
    [locationId, from, until],
  )
  const [noted] = rows
  if (!noted) return []
  const lasting = noted.heard_at !== null && Date.parse(noted.heard_at) < untilMs
  const heardFromMs = noted.heard_from === null ? null : Date.parse(noted.heard_from)
  const quiet = [
    ...noted.quiet.map((one) => stretchOf(one.from, one.until)),
    ...(lasting ? [stretchOf(noted.heard_at, null)] : []),
  ].sort((a, b) => a.fromMs - b.fromMs)
  const isBefore = heardFromMs === null || fromMs < heardFromMs
  if (quiet.length === 0 && (!isBefore || noted.counted_from === null)) return []
  const edges = [
    ...quiet.flatMap((one) => [one.fromMs, one.untilMs]),
    ...(heardFromMs === null ? [] : [heardFromMs]),
  ].filter(Number.isFinite)
  return silentStretches({
    gaps: await readGaps(db, locationId, { fromMs, untilMs }, edges),
    quiet,
    heardFromMs,
    countedFromMs: noted.counted_from === null ? null : Date.parse(noted.counted_from),
  })
}

function stretchOf(from: string | null, until: string | null): Stretch {
  return {
    fromMs: from === null ? Number.NEGATIVE_INFINITY : Date.parse(from),
    untilMs: until === null ? Number.POSITIVE_INFINITY : Date.parse(until),
  }
}

/** Finds the stretches in which nothing was said of a location, its edges among what was said. */
async function readGaps(
  db: Database,
  locationId: number,
  { fromMs, untilMs }: Stretch,
  edges: readonly number[],
): Promise<Stretch[]> {
  const { rows } = await db.query<{ at: string; next_at: string }>(
    `select at, next_at from (
       select at, lead(at) over (order by at) as next_at from (
         select time as at from ssids cross join lateral ${pointsOf('ssid_client_counts', {
           of: 'ssids.id',
           after: ['>=', '$2'],
           until: ['<', '$3'],
         })} as points where location_id = $1
         union
         select changed_at from devices join device_status_changes on device_id = devices.id
         where location_id = $1 and changed_at >= $2 and changed_at < $3 and ${servedAt('changed_at')}
         union
         select last.time from ssids cross join lateral ${endOf('ssid_client_counts', 'latest', {
           of: 'ssids.id',
           until: ['<', '$2'],
         })} as last where location_id = $1
         union
         select last.changed_at from devices cross join lateral (
           select changed_at from device_status_changes
           where device_id = devices.id and changed_at < $2 and ${servedAt('changed_at')}
           order by changed_at desc limit 1
         ) as last where location_id = $1
         union
         select * from unnest($4::timestamptz[])
         union
         select $3::timestamptz
       ) as said
     ) as gaps
     where next_at - at > ${ms(quietMs)} and next_at > $2
     order by at`,
    // What was said soon after the end tells whether the end was silent.
    [
      locationId,
      new Date(fromMs),
      new Date(untilMs + countHoldsMs),
      edges.map((at) => new Date(at)),
    ],
  )
  return rows.map(({ at, next_at }) => ({ fromMs: Date.parse(at), untilMs: Date.parse(next_at) }))
}

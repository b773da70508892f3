import { incidentLimits, type Moment, momentLimits, type SsidAtMoment } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { endOf } from '../series/points.ts'

const minuteMs = 60_000

/**
 * The networks of a location with their clients at a moment: those in use today, and others that were counted then.
 * What was in use then is not kept.
 */
export async function ssidsAt(db: Database, locationId: number, at: Date): Promise<SsidAtMoment[]> {
  const { rows } = await db.query<SsidAtMoment>(
    `select ssids.id, wlan_id as wlan_id_api, broadcast_name as ssid_broadcast_name_api,
       wlan_name as wlan_name_api, is_active as active, clients, time as counted_at
     from ssids
     left join lateral ${endOf('ssid_client_counts', 'latest', {
       of: 'ssids.id',
       values: ['clients'],
       after: ['>', `$2::timestamptz - interval '${incidentLimits.countHoldsMs} milliseconds'`],
       until: ['<=', '$2::timestamptz'],
     })} as counted on true
     where location_id = $1 and (is_active or time is not null)
     order by lower(broadcast_name), wlan_id`,
    [locationId, at],
  )
  return rows
}

type Tickets = Pick<
  Moment,
  'open_tickets' | 'open_tickets_count' | 'closed_tickets_last_7_days_count'
>

/** The tickets of a location that were open at a moment: opened by then, and closed later or not at all. */
export async function ticketsAt(db: Database, locationId: number, at: Date): Promise<Tickets> {
  const wasOpen = 'location_id = $1 and opened_at <= $2 and (closed_at is null or closed_at > $2)'
  const counts = await db.query<Omit<Tickets, 'open_tickets'>>(
    `select (select count(*) from tickets where ${wasOpen}) as open_tickets_count,
       (select count(*) from tickets where location_id = $1 and closed_at <= $2::timestamptz
          and closed_at > $2::timestamptz - interval '${momentLimits.closedDays} days'
       ) as closed_tickets_last_7_days_count`,
    [locationId, at],
  )
  const open = await db.query<Moment['open_tickets'][number]>(
    `select calltek_ticket_id, opened_at as ticket_datetime_utc, closed_at
     from tickets where ${wasOpen}
     order by opened_at desc, id desc limit ${momentLimits.ticketsShown}`,
    [locationId, at],
  )
  return {
    open_tickets_count: counts.rows[0]?.open_tickets_count ?? 0,
    closed_tickets_last_7_days_count: counts.rows[0]?.closed_tickets_last_7_days_count ?? 0,
    open_tickets: open.rows,
  }
}

/**
 * Finds the moments beside one at which access points had gone down or come back, in whole minutes: what happened
 * within a minute is there at its end. The change that led to the moment itself is not the earlier one.
 */
export async function changesAround(
  db: Database,
  locationId: number,
  at: Date,
  now: Date,
): Promise<Pick<Moment, 'earlier_change' | 'later_change'>> {
  const { rows } = await db.query<{ earlier: string | null; later: string | null }>(
    `select
       greatest(
         (select max(started_at) from device_outages where location_id = $1 and started_at <= $2),
         (select max(ended_at) from device_outages where location_id = $1 and ended_at <= $2)
       ) as earlier,
       least(
         (select min(started_at) from device_outages where location_id = $1 and started_at > $3),
         (select min(ended_at) from device_outages where location_id = $1 and ended_at > $3)
       ) as later`,
    [locationId, new Date(at.getTime() - minuteMs), at],
  )
  const later = atMinuteEnd(rows[0]?.later)
  return {
    earlier_change: atMinuteEnd(rows[0]?.earlier)?.toISOString() ?? null,
    later_change: later === null || later > now ? null : later.toISOString(),
  }
}

function atMinuteEnd(time: string | null | undefined): Date | null {
  return time ? new Date(Math.ceil(Date.parse(time) / minuteMs) * minuteMs) : null
}

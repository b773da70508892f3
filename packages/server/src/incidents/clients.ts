import { type ClientsAtMoment, incidentLimits, usualOf } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { endOf } from '../series/points.ts'

interface Place {
  locationId: number
  timezone: string
}

/**
 * Counts the clients of a whole site at a moment, beside what is usual: the median of the same weekday and hour,
 * by the clocks of the site, of the four weeks before. Each network has its latest count up to then, if that is
 * not older than a count may be.
 */
export async function clientsAt(
  db: Database,
  { locationId, timezone }: Place,
  at: Date | string,
): Promise<ClientsAtMoment> {
  const { rows } = await db.query<{ week: number; clients: number | null }>(
    `select week, sum(latest.clients)::int as clients
     from (
       select week, case when week = 0 then $2::timestamptz
         else (($2::timestamptz at time zone $3) - week * interval '7 days') at time zone $3
       end as at
       from generate_series(0, ${incidentLimits.usualWeeks}) as week
     ) as moments
     join ssids on location_id = $1 and is_active
     cross join lateral ${endOf('ssid_client_counts', 'latest', {
       of: 'ssids.id',
       values: ['clients'],
       after: ['>', `moments.at - interval '${incidentLimits.countHoldsMs} milliseconds'`],
       until: ['<=', 'moments.at'],
     })} as latest
     group by week`,
    // As a date: of the year 0, which PostgreSQL calls 1 BC, only that is written as it reads it.
    [locationId, new Date(at), timezone],
  )
  const counts = new Map(rows.map(({ week, clients }) => [week, clients]))
  const weeks = Array.from({ length: incidentLimits.usualWeeks }, (_, index) => index + 1)
  return {
    clients: counts.get(0) ?? null,
    usual: usualOf(weeks.map((week) => counts.get(week) ?? null)),
  }
}

import { incidentLimits } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { endOf } from '../series/points.ts'

interface Row {
  /** Since when nothing was delivered at that moment, if that is so. */
  quiet_from: string | null
  /** From when on silences were noted. */
  heard_from: string | null
  /** The latest count of clients up to then. */
  counted_at: string | null
}

/** A moment that is asked about. */
export interface AskedMoment {
  at: Date
  /** The latest time up to then at which a status was recorded, if any. */
  told: string | null
}

/**
 * Finds since when nothing was known of a location at a moment, because deliveries had stopped; null where they
 * had not, or nothing says so. What was delivered later about that time counts: it was buffered, and is known
 * now. Before silences were noted, the counts of clients tell: a site that is counted is so once an hour.
 * @param told the latest time up to then at which a status was recorded there, if any
 */
export async function silentSince(
  db: Database,
  locationId: number,
  at: Date,
  told: string | null,
): Promise<string | null> {
  const [since = null] = await silentSinceEach(db, locationId, [{ at, told }])
  return since
}

/** The same of many moments at once, in their order. */
export async function silentSinceEach(
  db: Database,
  locationId: number,
  moments: readonly AskedMoment[],
): Promise<(string | null)[]> {
  const { rows } = await db.query<Row>(
    `select heard_from,
       coalesce(
         (select quiet_from from location_silences
          where location_silences.location_id = $1 and quiet_from <= at and quiet_until > at
          order by quiet_from desc limit 1),
         case when heard_at <= at then heard_at end
       ) as quiet_from,
       (select max(latest.time) from ssids
        cross join lateral ${endOf('ssid_client_counts', 'latest', {
          of: 'ssids.id',
          until: ['<=', 'asked.at'],
        })} as latest
        where ssids.location_id = $1) as counted_at
     from unnest($2::timestamptz[]) with ordinality as asked (at, place)
     left join incident_locations on location_id = $1
     order by place`,
    [locationId, moments.map(({ at }) => at)],
  )
  return moments.map((moment, index) => {
    const row = rows[index]
    return row ? readSilence(row, moment) : null
  })
}

function readSilence(row: Row, { at, told }: AskedMoment): string | null {
  const evidence = latest(told, row.counted_at)
  const isNoted = row.heard_from !== null && Date.parse(row.heard_from) <= at.getTime()
  if (!isNoted) {
    return row.counted_at === null ? null : olderThan(evidence, incidentLimits.countHoldsMs, at)
  }
  if (row.quiet_from === null) return null
  return olderThan(latest(row.quiet_from, evidence), incidentLimits.quietMs, at)
}

function latest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) > Date.parse(other) ? one : other
}

function olderThan(time: string | null, ageMs: number, at: Date): string | null {
  return time !== null && at.getTime() - Date.parse(time) > ageMs ? time : null
}

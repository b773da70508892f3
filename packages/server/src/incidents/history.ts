import { type IncidentPage, type IncidentSort, incidentLimits } from '@netportal/contract'
import type { Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import type { Sorted } from './historyPeriod.ts'
import {
  figures,
  foundByStart,
  foundWith,
  type IncidentFilter,
  type IncidentRow,
  parameters,
  quietSince,
  toSummary,
} from './queries.ts'

/** Which incidents of a period are asked for. */
export interface HistoryFilter extends IncidentFilter {
  /** Those that nobody called about, those that somebody did; null for all. */
  calls: 'none' | 'some' | null
}

/** Tickets of an incident, of a row of `incidents`. */
const tickets = `from tickets where tickets.location_id = incidents.location_id
  and opened_at >= incidents.started_at and opened_at <= least(
    $7::timestamptz, incidents.ended_at + interval '${incidentLimits.callsAfterMs} milliseconds')`

const condition = `case $8::text
  when 'none' then not exists (select 1 ${tickets})
  when 'some' then exists (select 1 ${tickets}) else true end`

/** What sorts a row; ties are sorted by start and location. */
const keys: Record<IncidentSort, string> = {
  since: 'incidents.started_at',
  lasted: `coalesce(incidents.ended_at, ${quietSince}, $7::timestamptz) - incidents.started_at`,
  most: 'most_down',
  calls: `(select count(*) ${tickets})`,
}

/** A page of the incidents of a period; numbers that cost are made for the page alone. */
export async function readHistory(
  db: Database,
  viewer: Viewer,
  filter: HistoryFilter,
  {
    now,
    limit,
    offset,
    sort,
  }: { now: Date; limit: number; offset: number; sort: Sorted<IncidentSort> },
): Promise<Pick<IncidentPage, 'count' | 'results'>> {
  const asked = [...parameters(viewer, filter, now), filter.calls]
  const counted = await db.query<{ count: number }>(
    `select count(*) from (${foundWith({ condition })}) as matching`,
    asked,
  )
  const order = `order by sort_key ${sort.direction}, started_at desc, location_id`
  const wanted = { column: `${keys[sort.by]} as sort_key,`, condition }
  const matched =
    sort.by === 'since'
      ? foundByStart(viewer, {
          ...wanted,
          direction: sort.direction,
          count: '$9::bigint + $10::bigint',
        })
      : foundWith(wanted)
  const { rows } = await db.query<IncidentRow & { sort_key: unknown }>(
    `with matched as (${matched}),
       shown as (select * from matched ${order} limit $9 offset $10),
       numbered as (${figures})
     select numbered.* from numbered join shown using (location_id, started_at) ${order}`,
    [...asked, limit, offset],
  )
  return { count: counted.rows[0]?.count ?? 0, results: rows.map(toSummary) }
}

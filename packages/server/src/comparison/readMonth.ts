import {
  addSums,
  type ComparisonDays,
  type ComparisonSeries,
  type ComparisonSums,
  comparedDays,
  comparisonFigures,
  dayFigure,
  type MonthOfLocation,
  noSums,
} from '@netportal/contract'
import { addDays, startOfDay } from '@netportal/format'
import { isVisible, scope, type Viewer } from '../auth/viewer.ts'
import type { Database } from '../database/database.ts'
import { lastToldDay } from './days.ts'

interface Place {
  id: number
  name: string
  timezone: string
  until: string | null
}

/** The viewer's locations by id, so that one that is renamed while pages are read is neither left out nor told twice. */
export async function readMonth(
  db: Database,
  viewer: Viewer,
  { month, limit, offset, now }: { month: string; limit: number; offset: number; now: Date },
): Promise<MonthOfLocation[]> {
  const { rows } = await db.query<Place>(
    `select id, name, timezone, until
     from locations left join location_days_told on location_id = id
     where ${isVisible} order by id limit $3 offset $4`,
    [...scope(viewer), limit, offset],
  )
  const places = rows.map((place) => {
    const told = lastToldDay(place.timezone, now)
    return { ...place, told, ...comparedDays(month, told) }
  })
  const found = await readDays(
    db,
    places.map(({ id, days, before }) => ({
      id,
      first: before.first,
      last: days.last ?? before.first,
    })),
  )
  return places.map(({ id, name, timezone, until, told, days, before }): MonthOfLocation => {
    const known = found.get(id) ?? new Map<string, ComparisonSums>()
    const listed = (which: ComparisonDays) => listDays(which).map((day) => known.get(day) ?? noSums)
    const isTold = until !== null && Date.parse(until) >= startOfDay(addDays(told, 1), timezone)
    return {
      location_id: id,
      location_name: name,
      location_timezone: timezone,
      days,
      sums: addSums(listed(days)),
      days_before: before,
      sums_before: addSums(listed(before)),
      by_day: toSeries(listed(days)),
      is_up_to_date: isTold,
    }
  })
}

/** The first month of which the viewer sees figures; null without any. */
export async function readFirstMonth(db: Database, viewer: Viewer): Promise<string | null> {
  const { rows } = await db.query<{ month: string | null }>(
    `select to_char(min(first.day), 'YYYY-MM') as month
     from locations cross join lateral (
       select day from location_days where location_id = locations.id order by day limit 1
     ) as first
     where ${isVisible}`,
    scope(viewer),
  )
  return rows[0]?.month ?? null
}

/** Which days of which location are read, both included. */
interface AskedDays {
  id: number
  first: string
  last: string
}

interface Row extends Omit<ComparisonSums, 'days'> {
  location_id: number
  day: string
}

/** Reads the sums of days. @returns by location, then by day; none for a day of which nothing is known */
export async function readDays(
  db: Database,
  asked: readonly AskedDays[],
): Promise<Map<number, Map<string, ComparisonSums>>> {
  const { rows } = await db.query<Row>(
    `select location_id, to_char(day, 'YYYY-MM-DD') as day, online_ms, offline_ms, unknown_ms, incidents, calls,
       client_hours, counted_hours, used_bytes
     from unnest($1::bigint[], $2::date[], $3::date[]) as asked (id, first_day, last_day)
     join location_days on location_id = asked.id and day between first_day and last_day`,
    [asked.map(({ id }) => id), asked.map(({ first }) => first), asked.map(({ last }) => last)],
  )
  const found = new Map<number, Map<string, ComparisonSums>>()
  for (const { location_id, day, ...sums } of rows) {
    const days = found.get(location_id) ?? new Map<string, ComparisonSums>()
    found.set(location_id, days.set(day, { days: 1, ...sums }))
  }
  return found
}

export function listDays({ first, last }: ComparisonDays): string[] {
  const days: string[] = []
  if (last === null) return days
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Figures of each day, as exact as a chart can show them. */
export function toSeries(days: readonly ComparisonSums[]): ComparisonSeries {
  const values = Object.fromEntries(
    comparisonFigures.map((figure) => [figure, days.map((day) => round(dayFigure(figure, day)))]),
  )
  return { ...noSeries, ...values }
}

const noSeries: ComparisonSeries = {
  uptime: [],
  down_hours: [],
  incidents: [],
  clients: [],
  usage: [],
  call_rate: [],
}

function round(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10_000) / 10_000
}

import {
  addSums,
  type ComparisonDays,
  type ComparisonSeries,
  type ComparisonSums,
  comparedDays,
  comparisonFigures,
  dayFigure,
  daysOfYearBefore,
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
  const months = await monthsOf(
    db,
    rows.map((place) => ({ ...place, told: lastToldDay(place.timezone, now) })),
    month,
  )
  return months.map(({ site }) => site)
}

/** A location's month, with what a report says of it beside that. */
export interface MonthInDetail {
  site: MonthOfLocation
  /** Sums of each day that is told of the month. */
  daySums: ComparisonSums[]
  daysYearBefore: ComparisonDays
  sumsYearBefore: ComparisonSums
}

/**
 * Reads a location's month for a report of it.
 * @param place a location that is known to be the reader's, with the last day that is asked for, `yyyy-MM-dd`
 * @returns null when it is gone
 */
export async function readMonthOf(
  db: Database,
  place: { id: number; end: string },
  now: Date,
): Promise<MonthInDetail | null> {
  const { rows } = await db.query<Place>(
    `select id, name, timezone, until
     from locations left join location_days_told on location_id = id where id = $1`,
    [place.id],
  )
  const [row] = rows
  if (!row) return null
  const last = lastToldDay(row.timezone, now)
  const [told = last] = [last, place.end].sort()
  const [month] = await monthsOf(db, [{ ...row, told }], place.end.slice(0, 'yyyy-MM'.length))
  if (!month) return null
  const daysYearBefore = daysOfYearBefore(month.site.days)
  const { first } = daysYearBefore
  const found = await readDays(db, [
    { ...row, first, last: daysYearBefore.last ?? addDays(first, -1) },
  ])
  return {
    ...month,
    daysYearBefore,
    sumsYearBefore: addSums([...(found.get(row.id)?.values() ?? [])]),
  }
}

/** Reads the same month of locations: one place for what the calls and the reports say of it. */
async function monthsOf(
  db: Database,
  rows: readonly (Place & { told: string })[],
  month: string,
): Promise<Pick<MonthInDetail, 'site' | 'daySums'>[]> {
  const places = rows.map((place) => ({ ...place, ...comparedDays(month, place.told) }))
  const found = await readDays(
    db,
    places.map(({ id, days, before }) => ({
      id,
      first: before.first,
      last: days.last ?? before.first,
    })),
  )
  return places.map(({ id, name, timezone, until, told, days, before }) => {
    const known = found.get(id) ?? new Map<string, ComparisonSums>()
    const listed = (which: ComparisonDays) => listDays(which).map((day) => known.get(day) ?? noSums)
    const isTold = until !== null && Date.parse(until) >= startOfDay(addDays(told, 1), timezone)
    const site: MonthOfLocation = {
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
    return { site, daySums: listed(days) }
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

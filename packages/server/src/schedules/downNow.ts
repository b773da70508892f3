import { incidentLimits } from '@netportal/contract'
import {
  formatCount,
  formatDateTime,
  formatDuration,
  isolate,
  resolveZone,
} from '@netportal/format'
import type { Database } from '../database/database.ts'
import { isInService } from '../devices/inService.ts'
import type { LetterSection } from '../mail/letter.ts'
import { counted } from '../reports/figures/words.ts'

/** How the access points of a location are at a moment. Neither they nor their rooms are named in a mail. */
export interface PlaceNow {
  id: number
  name: string
  timezone: string
  accessPoints: number
  down: number
  unknown: number
  /** Since when one of those is down that are down for longest; null where that is not known. */
  downSince: string | null
  /** When anything was last delivered, where that is so long ago that it may be in any state. */
  noDataSince: string | null
}

/** Reads how locations of a company are now, those that are most down first. */
export async function readPlacesNow(
  db: Database,
  { companyId, locationIds }: { companyId: number; locationIds: readonly number[] },
  now: Date,
): Promise<PlaceNow[]> {
  const { rows } = await db.query<PlaceNow>(
    `select locations.id, locations.name, timezone, count(word) as "accessPoints",
       count(*) filter (where word = 'offline') as down,
       count(*) filter (where word not in ('online', 'offline')) as unknown,
       min(offline_since) as "downSince",
       case when heard_at < $3::timestamptz - interval '${incidentLimits.quietMs} milliseconds'
         then heard_at end as "noDataSince"
     from locations
     left join incident_locations on incident_locations.location_id = locations.id
     left join lateral (
       select coalesce(lower(btrim(status)), '') as word, offline_since
       from devices left join lateral (
         select offline_since from device_outages
         where device_id = devices.id and started_at <= $3
         order by started_at desc limit 1
       ) latest on lower(btrim(status)) = 'offline'
       where devices.location_id = locations.id and ${isInService}
     ) access_points on true
     where locations.company_id = $1 and locations.id = any($2)
     group by locations.id, heard_at
     order by down desc, lower(locations.name), locations.id`,
    [companyId, locationIds, now],
  )
  return rows
}

/** Locations that a mail names. */
const placesMost = 10

/** The part of a mail that tells what is down as it is sent. */
export function downNowSection(
  places: readonly PlaceNow[],
  { now, timezone, urlOf }: { now: Date; timezone: string; urlOf: (locationId: number) => string },
): LetterSection {
  const { zone } = resolveZone(timezone)
  const asOf = `As of ${formatDateTime(now, zone)} (${zone}), when this mail was sent:`
  const down = places.filter((place) => place.down > 0)
  const rest = down.length - placesMost
  const table = {
    columns: [
      { header: 'Location' },
      { header: 'Down', align: 'right' as const },
      { header: 'Since' },
    ],
    rows: down.slice(0, placesMost).map((place) => [
      { text: isolate(place.name), url: urlOf(place.id) },
      {
        text: `${formatCount(place.down)} of ${formatCount(place.accessPoints)}`,
        tone: 'critical' as const,
      },
      sinceText(place, now),
    ]),
    ...(rest > 0 && { note: `And at ${counted(rest, 'other location')}.` }),
  }
  return {
    title: 'Down now',
    paragraphs: [[asOf, ...sentences(places)].join(' ')],
    ...(down.length > 0 && { table }),
  }
}

function sentences(places: readonly PlaceNow[]): string[] {
  const sum = (read: (place: PlaceNow) => number) =>
    places.reduce((total, place) => total + read(place), 0)
  const [all, down, unknown] = [
    sum(({ accessPoints }) => accessPoints),
    sum((place) => place.down),
    sum((place) => place.unknown),
  ]
  const silent = places.filter(({ noDataSince }) => noDataSince !== null)
  return [
    all === 0
      ? 'there are no access points.'
      : `${formatCount(down)} of ${counted(all, 'access point')} ${down === 1 ? 'is' : 'are'} down${unknown > 0 ? `, and of ${formatCount(unknown)} the state is not known` : ''}.`,
    ...(silent.length > 0 ? [silence(places, silent)] : []),
  ]
}

/** A location that is silent may be in any state. */
function silence(places: readonly PlaceNow[], silent: readonly PlaceNow[]): string {
  const [only] = silent
  if (places.length === 1 && only?.noDataSince) {
    return `No data since ${zoned(only.noDataSince, only)}: it may be otherwise by now.`
  }
  return `There are no new data of ${counted(silent.length, 'location')}: it may be otherwise there by now.`
}

function sinceText({ downSince, timezone }: PlaceNow, now: Date): string {
  if (downSince === null) return ''
  const seconds = (now.getTime() - Date.parse(downSince)) / 1000
  return `${zoned(downSince, { timezone })} (${formatDuration(Math.max(0, seconds))})`
}

function zoned(instant: string, { timezone }: Pick<PlaceNow, 'timezone'>): string {
  return formatDateTime(instant, resolveZone(timezone).zone)
}

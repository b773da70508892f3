import type { Database } from '../../database/database.ts'
import { plausible } from '../../series/plausible.ts'
import { pointsOf } from '../../series/points.ts'
import { earlierWindows, type Window, windowsOf } from '../figures/earlier.ts'
import type { EarlierClients, EarlierTraffic, ReportPlace } from '../input.ts'

/**
 * Reads the traffic of networks in the stretches of time that a report is compared with, summed by the database: a
 * report of a quarter would otherwise carry another one's points.
 * @param ssidIds null for all that are active
 */
export async function readEarlierTraffic(
  db: Database,
  place: ReportPlace,
  ssidIds: readonly number[] | null,
): Promise<(EarlierTraffic | null)[]> {
  return readWindows<EarlierTraffic>(
    db,
    place,
    ssidIds,
    `select sum(${plausible('tx_mb')}) as "downMb", sum(${plausible('rx_mb')}) as "upMb"
     from chosen cross join lateral ${pointsOf('ssid_transfer_metrics', {
       of: 'chosen.id',
       values: ['tx_mb', 'rx_mb'],
       after: ['>', 'windows.since'],
       until: ['<=', 'windows.until'],
     })} as points`,
  )
}

/** Reads the most and the mean of the clients of networks together in the same stretches of time. */
export async function readEarlierClients(
  db: Database,
  place: ReportPlace,
  ssidIds: readonly number[] | null,
): Promise<(EarlierClients | null)[]> {
  return readWindows<EarlierClients>(
    db,
    place,
    ssidIds,
    `select max(clients) as peak, avg(clients)::float8 as mean from (
       select sum(clients)::float8 as clients
       from chosen cross join lateral ${pointsOf('ssid_client_counts', {
         of: 'chosen.id',
         values: ['clients'],
         after: ['>=', 'windows.since'],
         until: ['<', 'windows.until'],
       })} as points
       where clients is not null
       group by time
     ) as totals`,
  )
}

/** Reads one row for each stretch; null where nothing was measured. */
async function readWindows<Row extends object>(
  db: Database,
  place: ReportPlace,
  ssidIds: readonly number[] | null,
  figures: string,
): Promise<(Row | null)[]> {
  const windows = earlierWindows(place)
  if (windows === null) return []
  const list: Window[] = windowsOf(windows)
  const { rows } = await db.query<Row>(
    `with chosen as (
       select id from ssids
       where location_id = $1 and case when $2::bigint[] is null then is_active else id = any($2) end
     )
     select figures.* from unnest($3::float8[], $4::float8[]) with ordinality as given (since, until, place)
     cross join lateral (
       select to_timestamp(given.since / 1000) as since, to_timestamp(given.until / 1000) as until
     ) as windows
     cross join lateral (${figures}) as figures
     order by place`,
    [place.id, ssidIds, list.map(({ fromMs }) => fromMs), list.map(({ untilMs }) => untilMs)],
  )
  return rows.map((row) => (Object.values(row).every((value) => value === null) ? null : row))
}

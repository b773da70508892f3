import { noteLate } from '../comparison/noteLate.ts'
import type { Database } from '../database/database.ts'
import { endOf } from '../series/points.ts'
import { hashText } from './random.ts'
import { type DemoSite, demoCompanies } from './sites.ts'
import { type DemoSsid, dailyCurve, mbPerClientMinute, siteSsids } from './ssids.ts'

const dayMs = 86_400_000
/** The longest that a page of the portal looks back. */
const pastMs = 90 * dayMs
/** As much at a time as leaves the embedded database free for others soon. */
const chunkMs = 10 * dayMs

interface KnownSsid {
  id: number
  location_id: number
  external_id: string
  wlan_id: string
  first_time: string
}

/** Whose past is not told yet: the site and network, and the time before which points are missing. */
interface Missing {
  ssidId: number
  locationId: number
  site: DemoSite
  network: DemoSsid
  until: number
}

/**
 * Adds the demo's traffic of the 90 days before what is there. The database makes the points itself; it
 * still takes half a minute on the embedded one, so nobody waits for it, and others get their turn between
 * its statements. What an ended run has left out is done by the next one.
 * @returns `done` fulfils when all is there or `close` was called
 */
export function fillPast(
  db: Database,
  now: Date,
): { done: Promise<void>; close(): Promise<unknown> } {
  const ending = new AbortController()
  const done = fill(db, now, ending.signal)
  return {
    done,
    close: () => {
      ending.abort()
      return done
    },
  }
}

async function fill(db: Database, now: Date, signal: AbortSignal): Promise<void> {
  const start = now.getTime() - pastMs
  const missing = await findMissing(db, start)
  for (const { until, ...series } of missing) {
    for (let end = until; end > start && !signal.aborted; end -= chunkMs) {
      await insertPoints(db, series, Math.max(start, end - chunkMs), end, now)
    }
  }
  // Their days were told without it.
  const at = new Date(start).toISOString()
  await noteLate(
    db,
    missing.map(({ locationId }) => ({ locationId, at })),
  )
}

async function findMissing(db: Database, start: number): Promise<Missing[]> {
  const { rows } = await db.query<KnownSsid>(
    `select ssids.id, location_id, external_id, wlan_id, first.time as first_time
     from ssids
     join locations on locations.id = location_id
     join companies on companies.id = company_id
     cross join lateral
       ${endOf('ssid_transfer_metrics', 'first', { of: 'ssids.id' })} as first
     where is_demo and first.time > $1
     order by ssids.id`,
    [new Date(start + dayMs)],
  )
  const known = new Map(rows.map((row) => [`${row.external_id} ${row.wlan_id}`, row]))
  return demoCompanies
    .flatMap((company) => [...company.sites])
    .filter((site) => site.pastPeriodMinutes !== null)
    .flatMap((site) =>
      siteSsids(site).flatMap((network) => {
        const row = known.get(`${site.externalId} ${network.wlanId}`)
        return row
          ? {
              ssidId: row.id,
              locationId: row.location_id,
              site,
              network,
              until: Date.parse(row.first_time),
            }
          : []
      }),
    )
}

/** Eleven days ago nothing was measured for some hours: charts show a gap there. */
const gapStartMs = 11 * dayMs
const gapMs = 5 * 3_600_000

/** The same curve of the day as `trafficAt`, but weekends are busier, and chance is another. */
async function insertPoints(
  db: Database,
  { ssidId, site, network }: Omit<Missing, 'until'>,
  from: number,
  until: number,
  now: Date,
): Promise<void> {
  const minutes = site.pastPeriodMinutes ?? site.periodMinutes
  const stepMs = minutes * 60_000
  const place = Math.abs(hashText(`${site.externalId} ${network.wlanId}`)) % 1000
  const wave = (salt: number) => `sin(step * 12.9898 + ${place + salt}) * 43758.5453`
  const noise = (salt: number) => `(0.85 + 0.3 * (${wave(salt)} - floor(${wave(salt)})))`
  await db.query(
    `with steps as (
       select time, extract(epoch from time) / 300 as step,
         ($3::float8[])[1 + extract(hour from time at time zone $4)::int] as curve,
         case when extract(isodow from time at time zone $4) in (5, 6) then 1 else 0.82 end as week
       from generate_series($1::timestamptz, $2, make_interval(mins => $5)) as time
       where time < $2 and not (time >= $7 and time < $8)
     ), clients as (
       select time, step, curve, round($6 * curve * week * ${noise(0)}) as clients from steps
     ), sent as (
       select *, clients * $5 * ${mbPerClientMinute} * curve * ${noise(1)} as tx_mb from clients
     ), points as (
       select *, tx_mb * 0.22 * ${noise(2)} as rx_mb, 8 * 1.048576 / ($5 * 60) as mbps from sent
     ), counts as (
       insert into ssid_client_counts (ssid_id, time, clients)
       select $9, time, clients from points on conflict do nothing
     )
     insert into ssid_transfer_metrics (ssid_id, time, tx_mbps, rx_mbps, clients, tx_mb, rx_mb)
     select $9, time, round(tx_mb * mbps * 1000) / 1000, round(rx_mb * mbps * 1000) / 1000, clients,
       round(tx_mb * 1000) / 1000, round(rx_mb * 1000) / 1000
     from points on conflict do nothing`,
    [
      new Date(Math.ceil(from / stepMs) * stepMs),
      new Date(until),
      dailyCurve,
      site.timezone,
      minutes,
      site.peakClients * network.share,
      new Date(now.getTime() - gapStartMs),
      new Date(now.getTime() - gapStartMs + gapMs),
      ssidId,
    ],
  )
}

import { freshnessOf } from '@netportal/contract'
import type { Viewer } from '../../auth/viewer.ts'
import type { Database } from '../../database/database.ts'
import { countIncidents, listIncidents } from '../../incidents/queries.ts'
import { noDataSince } from '../../locations/queries.ts'
import { listSsidsWithCounts } from '../../ssids/queries.ts'
import type { PlaceState, ReportPlace } from '../input.ts'

/** Incidents that a report names at most; it counts all. */
const incidentsRead = 50

/** A report's places were found to be those of whom it is for before anything is read of them. */
const reader: Viewer = {
  userId: 0,
  email: '',
  role: 'admin',
  companyId: null,
  companyName: null,
}

/**
 * Reads how a place is now, and its incidents that reach into the report's time.
 * @param now when the report is made, which may be long after its time
 */
export async function readPlaceState(
  db: Database,
  place: ReportPlace,
  now: Date,
): Promise<PlaceState> {
  const filter = {
    locationId: place.id,
    from: new Date(place.fromMs),
    until: new Date(place.untilMs),
    state: null,
  }
  return {
    nowMs: now.getTime(),
    noDataSince: await noDataSince(db, place.id, now),
    silentSeconds: await readSilence(db, place),
    uncounted: await readUncounted(db, place, now),
    incidents: await listIncidents(db, reader, filter, { now, limit: incidentsRead, offset: 0 }),
    incidentCount: await countIncidents(db, reader, filter, now),
  }
}

/** Sums up the silences within the report's time, that of a place which is silent still included. */
async function readSilence(db: Database, { id, fromMs, untilMs }: ReportPlace): Promise<number> {
  const { rows } = await db.query<{ seconds: number }>(
    `select coalesce(sum(extract(epoch from least(quiet_until, $3) - greatest(quiet_from, $2))), 0)::float8 as seconds
     from location_silences
     where location_id = $1 and quiet_from < $3::timestamptz and quiet_until > $2::timestamptz`,
    [id, new Date(fromMs), new Date(untilMs)],
  )
  return Math.round(rows[0]?.seconds ?? 0)
}

async function readUncounted(
  db: Database,
  place: ReportPlace,
  now: Date,
): Promise<PlaceState['uncounted']> {
  const ssids = await listSsidsWithCounts(db, reader, place.id, false)
  return ssids.flatMap(({ counted_at, count_interval_seconds, ...ssid }) => {
    const age = freshnessOf(
      { at: counted_at, intervalSeconds: count_interval_seconds },
      now.getTime(),
    )
    if (age !== null && !age.isLate) return []
    const name = ssid.ssid_broadcast_name_api?.trim() || ssid.wlan_name_api?.trim()
    return { name: name || String(ssid.wlan_id_api), countedAt: counted_at ?? null }
  })
}

import { incidentLimits } from '@netportal/contract'
import type { Database } from '../database/database.ts'

/** Something of a location that is other than it was, from an instant on. */
export interface LateNews {
  locationId: number | undefined
  at?: string | null | undefined
  /** The same in epoch milliseconds. */
  atMs?: number
}

/**
 * Notes that what was told of locations' days is no longer right from some instant on: these days are told anew.
 * What comes in time writes nothing, since its day is not told yet.
 * @param db in a transaction that has the company's turn
 */
export async function noteLate(db: Database, news: readonly LateNews[]): Promise<void> {
  const earliest = new Map<number, number>()
  for (const { locationId, at, atMs } of news) {
    const ms = atMs ?? (at ? Date.parse(at) : null)
    if (locationId === undefined || ms === null) continue
    earliest.set(locationId, Math.min(ms, earliest.get(locationId) ?? ms))
  }
  if (earliest.size === 0) return
  await db.query(
    `update location_days_told set until = asked.at
     from unnest($1::bigint[], $2::timestamptz[]) as asked (id, at)
     where location_id = asked.id and until > asked.at`,
    [
      [...earliest.keys()],
      // What is said of a location tells that it was not silent since what was said before.
      [...earliest.values()].map((ms) => new Date(ms - incidentLimits.countHoldsMs)),
    ],
  )
}

/** The same of a location of which all days may be others: its clocks were set to another zone, or access points moved. */
export async function noteOther(db: Database, locationIds: readonly number[]): Promise<void> {
  if (locationIds.length === 0) return
  await db.query('delete from location_days_told where location_id = any($1)', [locationIds])
}

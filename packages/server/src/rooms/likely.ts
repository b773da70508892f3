import { guessRoomAccessPoints, type LikelyAccessPoint, roomLimits } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { isInService, servedAt } from '../devices/inService.ts'

/** An access point that may serve a room. */
export interface Likely extends LikelyAccessPoint {
  id: number
}

/**
 * Guesses which of a location's access points may serve a room.
 * @param at null for those that serve now; a moment for those that served then
 * @returns the likeliest, and how many there are
 */
export async function findLikely(
  db: Database,
  locationId: number,
  room: string | null,
  at: Date | null = null,
): Promise<{ likely: Likely[]; count: number }> {
  if (room === null) return { likely: [], count: 0 }
  const { rows } = await db.query<{
    id: number
    mac: string
    name: string
    model: string | null
  }>(
    `select id, mac_address as mac, name, model from devices
     where location_id = $1 and name is not null
       and ${at === null ? isInService : servedAt('$2::timestamptz')}
     order by mac_address`,
    [locationId, ...(at === null ? [] : [at])],
  )
  const guesses = guessRoomAccessPoints(room, rows)
  const likely = guesses.slice(0, roomLimits.accessPoints).map(({ accessPoint, match }) => ({
    id: accessPoint.id,
    ap_mac_address: accessPoint.mac,
    device_name_api: accessPoint.name,
    match,
  }))
  return { likely, count: guesses.length }
}

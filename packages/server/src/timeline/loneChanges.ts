import { timelineKey } from '@netportal/contract'
import type { Database } from '../database/database.ts'
import { isChange } from '../statuses/changes.ts'
import type { GroupFilter } from './groupFilter.ts'

/**
 * Finds the changes of status that are part of no outage: those between an access point's outages. They are looked
 * for by the gaps, the last of which ends when it was taken out of service, so that what is grouped is not read. A page has its changes from no more gaps than it has
 * entries, those whose newest change is newest: all others are older.
 * @param fromMs what is older is on no page that ends there; null for any age
 * @returns newest first, one more than the page holds at the most
 */
export async function listLoneChanges(
  db: Database,
  { locationId, deviceId, after, limit }: GroupFilter,
  fromMs: number | null,
): Promise<{ deviceId: number; atMs: number }[]> {
  const inGap = `changed_at > since and changed_at < until and changed_at >= $2 and changed_at <= $3
    and (changed_at < $3 or (${timelineKey('device_status', 0).rank}, gap.id) > ($4::int, $5::bigint))
    and ${isChange('said')}`
  const { rows } = await db.query<{ device_id: number; changed_at: string }>(
    `with gaps as (
       select devices.id, since, until from devices
       cross join lateral (
         select ended_at as since,
           coalesce(lead(started_at) over (order by started_at), devices.retired_at, 'infinity') as until
         from (
           select '-infinity'::timestamptz as started_at, '-infinity'::timestamptz as ended_at
           union all
           (select started_at, ended_at from device_outages
            where device_id = devices.id and started_at < $2 order by started_at desc limit 1)
           union all
           (select started_at, ended_at from device_outages
            where device_id = devices.id and started_at >= $2 and started_at <= $3)
         ) as known
       ) as between_outages
       where devices.location_id = $1 and ($6::bigint is null or devices.id = $6)
         and since is not null and until > $2
     ), newest as (
       select gap.id, since, until from gaps as gap
       cross join lateral (
         select changed_at from device_status_changes as said
         where device_id = gap.id and ${inGap} order by changed_at desc limit 1
       ) as latest
       order by changed_at desc, gap.id limit $7::bigint + 1
     )
     select device_id, changed_at from newest as gap
     cross join lateral (
       select device_id, changed_at from device_status_changes as said
       where device_id = gap.id and ${inGap} order by changed_at desc limit $7::bigint + 1
     ) as change
     order by changed_at desc, device_id limit $7::bigint + 1`,
    [
      locationId,
      fromMs === null ? '-infinity' : new Date(fromMs),
      new Date(after.startMs),
      after.rank,
      after.id,
      deviceId,
      limit,
    ],
  )
  return rows.map((row) => ({ deviceId: row.device_id, atMs: Date.parse(row.changed_at) }))
}

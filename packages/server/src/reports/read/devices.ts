import type { Database } from '../../database/database.ts'
import { servedAt } from '../../devices/inService.ts'
import { earlierWindows, windowsOf } from '../figures/earlier.ts'
import type { ReportDevice, ReportPlace } from '../input.ts'

interface Row extends Omit<ReportDevice, 'entries'> {
  /** Milliseconds since 1970 UTC. */
  times: number[] | null
  statuses: (string | null)[] | null
}

/**
 * The access points of a place, by name, with their changes of status from the last outage that reaches into
 * the report's time, or the last change before it, to its end.
 * @param isCompared whether those of the time are wanted too that the report is compared with
 * @returns those that served within the report's time, and apart from them those that served only before it
 */
export async function readDevices(
  db: Database,
  place: ReportPlace,
  isCompared = false,
): Promise<{ devices: ReportDevice[]; devicesBefore: ReportDevice[] }> {
  const { id, untilMs } = place
  const windows = isCompared ? earlierWindows(place) : null
  const fromMs = Math.min(
    place.fromMs,
    ...(windows ? windowsOf(windows) : []).map((each) => each.fromMs),
  )
  const { rows } = await db.query<Row>(
    `select mac_address as mac, name, model, first_discovered_at as "firstDiscoveredAt",
       retired_at as "retiredAt",
       changes.times, changes.statuses
     from devices
     left join lateral (
       select max(changed_at) as changed_at from device_status_changes
       where device_id = devices.id and changed_at <= $2 and lower(btrim(status)) = 'online'
     ) last_online on true
     left join lateral (
       select json_agg((extract(epoch from changed_at) * 1000)::bigint order by changed_at) as times,
         json_agg(status order by changed_at) as statuses
       from device_status_changes
       where device_id = devices.id and changed_at <= $3 and ${servedAt('changed_at')}
         and changed_at >= coalesce(last_online.changed_at, '-infinity')
     ) changes on true
     where location_id = $1 and ${servedAt('$2::timestamptz')}
     order by lower(name), mac_address`,
    [id, new Date(fromMs), new Date(untilMs)],
  )
  const all = rows.map(({ times, statuses, ...device }) => ({
    ...device,
    entries: (times ?? []).map((time, index) => ({
      time: new Date(time).toISOString(),
      status: statuses?.[index] ?? null,
    })),
  }))
  const served = ({ retiredAt }: ReportDevice) => !retiredAt || Date.parse(retiredAt) > place.fromMs
  return {
    devices: all.filter(served),
    devicesBefore: all.filter((device) => !served(device)),
  }
}
